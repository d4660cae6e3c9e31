import { promisify } from 'node:util';
import { crc32, deflate, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const deflated = promisify(deflate);

/** So many colours a picture with a list of them may have. */
const mostColours = 256;

/**
 * A picture in fewer bytes: those for shared links are drawn fast, with every row as differences of four bytes a point, and
 * are a fifth of the archive. Their areas have a few dozen colours, which stay as they are; of the shades at the edges, over a
 * thousand, those that are rare become their nearest. Other kinds of PNG, and what would not shrink, stay as they came.
 */
export async function smallerPng(png: Buffer): Promise<Buffer> {
  const chunks = chunksOf(png);
  const head = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (!head || head[8] !== 8 || head[9] !== 6 || head[12] !== 0) return png; // eight bits, RGBA, not interlaced
  const width = head.readUInt32BE(0);
  const plain = unfiltered(inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))), width * 4);
  const listed = withList(plain, width);
  const packed = await deflated(listed?.rows ?? plain, { level: 9, memLevel: 9 });
  const newHead = Buffer.from(head);
  if (listed) newHead[9] = 3;
  const others = chunks.filter(({ type }) => !['IHDR', 'IDAT', 'IEND'].includes(type));
  const made = Buffer.concat([signature, written('IHDR', newHead), ...others.map(({ type, data }) => written(type, data)), ...(listed ? [written('PLTE', listed.colours)] : []), written('IDAT', packed), written('IEND', Buffer.alloc(0))]);
  return made.length < png.length ? made : png;
}

/** The commonest colours, three bytes each, and rows whose points are places among them; undefined where something shines through. */
function withList(plain: Buffer, width: number): { colours: Buffer; rows: Buffer } | undefined {
  const [before, after] = [width * 4 + 1, width + 1];
  const rows = Buffer.alloc((plain.length / before) * after);
  const counts = new Map<number, number>();
  const points = function* () {
    for (let start = 0, to = 0; start < plain.length; start += before, to += after) for (let x = 0; x < width; x += 1) yield { colour: plain.readUInt32BE(start + 1 + x * 4), to: to + 1 + x };
  };
  for (const { colour } of points()) {
    if (colour % 256 !== 255) return undefined;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const list = [...counts].sort(([, one], [, other]) => other - one).slice(0, mostColours).map(([colour]) => partsOf(colour));
  const nearest = new Map([...counts.keys()].map((colour) => [colour, nearestIn(list, partsOf(colour))]));
  for (const { colour, to } of points()) rows[to] = nearest.get(colour) ?? 0;
  return { colours: Buffer.from(list.flat()), rows };
}

function partsOf(colour: number): [number, number, number] {
  return [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255];
}

function nearestIn(list: readonly [number, number, number][], [red, green, blue]: [number, number, number]): number {
  const distances = list.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
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
