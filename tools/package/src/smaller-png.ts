import { promisify } from 'node:util';
import { crc32, deflate, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const deflated = promisify(deflate);

/**
 * The same picture in fewer bytes: pictures for shared links are drawn fast, with every row as differences, and are a fifth of
 * the archive. Areas of one colour pack better as they are. Other kinds of PNG, and what would not shrink, stay as they came.
 */
export async function smallerPng(png: Buffer): Promise<Buffer> {
  const chunks = chunksOf(png);
  const head = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (!head || head[8] !== 8 || head[9] !== 6 || head[12] !== 0) return png; // eight bits, RGBA, not interlaced
  const rows = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const plain = unfiltered(rows, head.readUInt32BE(0) * 4);
  const packed = await deflated(plain, { level: 9, memLevel: 9 });
  const others = chunks.filter(({ type }) => type !== 'IDAT');
  const made = Buffer.concat([signature, ...others.flatMap((chunk) => (chunk.type === 'IEND' ? [written('IDAT', packed), written('IEND', chunk.data)] : [written(chunk.type, chunk.data)]))]);
  return made.length < png.length ? made : png;
}

function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks = [];
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function written(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Rows without filters (PNG, 9.2): each begins with the number of its filter, which becomes 0. */
function unfiltered(rows: Buffer, width: number): Buffer {
  const plain = Buffer.alloc(rows.length);
  for (let start = 0; start < rows.length; start += width + 1) {
    const filter = rows[start] ?? 0;
    for (let x = 1; x <= width; x += 1) {
      const at = start + x;
      const left = x > 4 ? (plain[at - 4] ?? 0) : 0;
      const above = start > 0 ? (plain[at - width - 1] ?? 0) : 0;
      const corner = x > 4 && start > 0 ? (plain[at - width - 5] ?? 0) : 0;
      plain[at] = (rows[at] ?? 0) + foretold(filter, left, above, corner); // a Buffer keeps the lowest eight bits
    }
  }
  return plain;
}

function foretold(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const near = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(near - left), Math.abs(near - above), Math.abs(near - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
