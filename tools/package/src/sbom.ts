import { createHash } from 'node:crypto';
import type { Part } from './parts.ts';

export type Product = { name: string; version: string };

/** The list of parts as CycloneDX 1.5. It says nothing of the day or the machine: the same parts give the same text. */
export function sbom(product: Product, parts: readonly Part[], integrityOf: (part: Part) => string | undefined): string {
  const components = parts.map((part) => ({
    type: 'library',
    'bom-ref': purl(part),
    ...(part.name.startsWith('@') ? { group: part.name.split('/')[0], name: part.name.split('/')[1] } : { name: part.name }),
    version: part.version,
    licenses: [/[ (]/.test(part.licence) ? { expression: part.licence } : { license: { id: part.licence } }],
    purl: purl(part),
    ...hashOf(integrityOf(part)),
  }));
  const id = createHash('sha256').update(JSON.stringify([product, components])).digest('hex');
  const ref = `pkg:generic/${product.name}@${encodeURIComponent(product.version)}`;
  return `${JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${id.slice(0, 8)}-${id.slice(8, 12)}-5${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20, 32)}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': ref, name: product.name, version: product.version } },
    components,
    dependencies: [{ ref, dependsOn: components.map(({ purl: part }) => part) }],
  }, null, 1)}\n`;
}

function purl({ name, version, purl: given }: Part): string {
  return given ?? `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** npm writes hashes in base64, CycloneDX in hexadecimal. */
function hashOf(integrity: string | undefined): object {
  const [, bits, hash] = /^sha(256|384|512)-(\S+)$/.exec(integrity ?? '') ?? [];
  return hash ? { hashes: [{ alg: `SHA-${bits}`, content: Buffer.from(hash, 'base64').toString('hex') }] } : {};
}
