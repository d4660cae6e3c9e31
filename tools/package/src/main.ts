// npm run package: one archive with everything the server needs to run, its Node included, and the same as an image for containers.
//   dist/bridge-<version>-<platform>.tar.gz, .sha256, .cdx.json (the parts of others), .notices.txt, .oci/
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { bundle, bundleRenderer } from './bundle.ts';
import { copied, nodePackage, packages, root } from './contents.ts';
import { gather } from './gather.ts';
import { image } from './image.ts';
import { notices } from './notices.ts';
import { integrityOf, partsIn, textsOf } from './parts.ts';
import { sbom } from './sbom.ts';
import { tar } from './tar.ts';
import { versionOf } from './version.ts';
import { webParts } from './web-parts.ts';

const most = 80e6;
const out = path.join(root, 'dist');
const server = path.join(out, '.server');
const renderer = path.join(out, '.renderer');

try {
  await pack();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
} finally {
  for (const folder of [server, renderer]) rmSync(folder, { recursive: true, force: true });
}

async function pack(): Promise<void> {
  const version = versionOf(root); // before anything is written
  const name = `bridge-${version}-${process.platform}-${process.arch}`;
  const built = spawnSync('nx', ['run-many', '-t', 'build', '--parallel=2', '--outputStyle=stream'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', shell: process.platform === 'win32', env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } });
  if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}`);

  rmSync(out, { recursive: true, force: true });
  mkdirSync(server, { recursive: true });
  const joined = await bundle(server);
  const drawing = await bundleRenderer(renderer);
  const parts = [...partsIn([...joined, ...drawing, ...webParts(), ...[...packages, nodePackage].map((one) => path.join(root, 'node_modules', one))]), ...copied];
  const list = sbom({ name: 'bridge-ai', version }, parts, integrityOf);
  const texts = notices('Bridge AI', parts, textsOf);
  const entries = await gather({ server, renderer, version, parts: list, notices: texts });

  const archive = path.join(out, `${name}.tar.gz`);
  const [packed, unpacked] = [createHash('sha256'), createHash('sha256')];
  await pipeline(Readable.from(tar(entries.map((entry) => ({ ...entry, path: `${name}/${entry.path}` })))), through(unpacked), createGzip({ level: 9 }), through(packed), createWriteStream(archive));
  const hash = packed.digest('hex');
  writeFileSync(`${archive}.sha256`, `${hash}  ${name}.tar.gz\n`);
  writeFileSync(path.join(out, `${name}.cdx.json`), list);
  writeFileSync(path.join(out, `${name}.notices.txt`), texts);
  const { size } = statSync(archive);
  console.log(`${path.relative(root, archive)}  ${(size / 1e6).toFixed(1)} MB, ${entries.length} files, ${parts.length} parts of others`);
  console.log(`sha256 ${hash}, unpacked ${unpacked.digest('hex')}`);

  const layout = image(name, version, entries);
  if (!layout) console.log('No image: this machine has no C library of Debian to lay below it.');
  for (const entry of layout ?? []) {
    const file = path.join(out, `${name}.oci`, entry.path);
    mkdirSync(path.dirname(file), { recursive: true });
    if ('bytes' in entry) writeFileSync(file, entry.bytes);
  }
  if (size > most) throw new Error(`The archive is larger than ${most / 1e6} MB.`);
}

function through(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform(part: Buffer, _, done) {
      hash.update(part);
      done(null, part);
    },
  });
}
