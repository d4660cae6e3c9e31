import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Entry } from './tar.ts';
import { tar } from './tar.ts';

export type Image = {
  architecture: string;
  /** From the ground up. */
  layers: { about: string; entries: Entry[] }[];
  config: { Entrypoint: string[]; Cmd: string[]; Env: string[]; WorkingDir: string; User: string; ExposedPorts: Record<string, object>; StopSignal: string; Volumes: Record<string, object> };
  name: string;
};

/** An image as the Open Container Initiative lays it out in a folder (image-layout 1.0.0): `skopeo copy oci:<folder> …` or `podman load` take it. */
export function ociLayout({ architecture, layers, config, name }: Image): Entry[] {
  const blobs: Entry[] = [];
  const blob = (bytes: Buffer, mediaType: string) => {
    const hash = sha256(bytes);
    blobs.push({ path: `blobs/sha256/${hash}`, bytes });
    return { mediaType, digest: `sha256:${hash}`, size: bytes.length };
  };
  const packed = layers.map(({ about, entries }) => {
    const bytes = Buffer.concat([...tar(entries)]);
    return { about, id: `sha256:${sha256(bytes)}`, descriptor: blob(gzipSync(bytes, { level: 9 }), 'application/vnd.oci.image.layer.v1.tar+gzip') };
  });
  const image = blob(json({
    architecture,
    os: 'linux',
    config,
    rootfs: { type: 'layers', diff_ids: packed.map(({ id }) => id) },
    history: packed.map(({ about }) => ({ created_by: about })),
  }), 'application/vnd.oci.image.config.v1+json');
  const manifest = blob(json({ schemaVersion: 2, mediaType: 'application/vnd.oci.image.manifest.v1+json', config: image, layers: packed.map(({ descriptor }) => descriptor) }), 'application/vnd.oci.image.manifest.v1+json');
  const index = { schemaVersion: 2, mediaType: 'application/vnd.oci.image.index.v1+json', manifests: [{ ...manifest, platform: { architecture, os: 'linux' }, annotations: { 'org.opencontainers.image.ref.name': name } }] };
  return [{ path: 'oci-layout', bytes: json({ imageLayoutVersion: '1.0.0' }) }, { path: 'index.json', bytes: json(index) }, ...blobs];
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
