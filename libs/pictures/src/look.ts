import { readDrawing } from './drawing.ts';
import { kindOf, type PointKind } from './kind-of.ts';
import { drawingLimit, pictureLimits } from './limits.ts';
import { sizeOf, type Size } from './size-of.ts';

/** The endings of files that pictures are kept in, and what each says of itself. */
export const kindsByEnding = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp', avif: 'avif', svg: 'svg' } as const satisfies Record<string, PointKind | 'svg'>;
export type Ending = keyof typeof kindsByEnding;
export const endings = Object.keys(kindsByEnding) as Ending[]; // its own keys

/** A file as it lies somewhere: how large it is, and its bytes from the beginning on. */
export type Looked = { size: number; /** So many bytes of it, or all. */ read: (most?: number) => Buffer };
/** What a picture is, as its first bytes say; or what is wrong with it, in words that go on from its name, and where in the text of a drawing. */
export type Look = ({ kind: PointKind | 'svg' } & Size) | { problem: string; code: 'too-large' | 'format'; offset: number };

/** More than the words and profiles that stand before the points of an honest picture. */
const head = 128 * 1024;

/** Looks at a picture without unpacking it: what it is, how large, and whether an SVG is a drawing and nothing else. */
export function lookAt(file: Looked, ending: Ending): Look {
  const said = kindsByEnding[ending];
  if (file.size === 0) return wrong('is empty');
  if (file.size > pictureLimits.bytes) return wrong(`has ${megabytes(file.size)} MB; ${megabytes(pictureLimits.bytes)} are the most: make it smaller before you bring it`, 'too-large');
  const start = file.read(head);
  const kind = kindOf(start);
  if (said === 'svg') return kind ? wrong(`is named .svg, and is a ${nameOf(kind)}`) : drawingAt(file);
  if (kind !== said) return wrong(kind ? `is named .${ending}, and is a ${nameOf(kind)}: give it the ending .${endingOf(kind)}` : `is no ${nameOf(said)}, whatever it is called: its first bytes say otherwise`);
  const size = sizeOf(start, kind) ?? (file.size > start.length ? sizeOf(file.read(), kind) : undefined);
  if (!size || size.width === 0 || size.height === 0) return wrong(`is a ${nameOf(kind)} that cannot be read: it does not say how large it is`);
  const { longest, pixels } = pictureLimits;
  if (Math.max(size.width, size.height) > longest || size.width * size.height > pixels) return wrong(`has ${size.width} × ${size.height} points; ${longest} a side and ${pixels / 1e6} million in all are the most: make it smaller before you bring it`, 'too-large');
  return { kind, ...size };
}

function drawingAt({ size, read }: Looked): Look {
  if (size > drawingLimit) return wrong(`is a drawing of ${Math.ceil(size / 1000)} kB; ${drawingLimit / 1000} are the most: simplify its paths`, 'too-large');
  const bytes = read();
  const text = bytes.toString('utf8');
  if (text.includes('\ufffd') || text.includes('\0')) return wrong('is no SVG in UTF-8');
  const drawn = readDrawing(text);
  return 'problem' in drawn ? { ...drawn, code: 'format' } : { kind: 'svg', ...drawn };
}

function wrong(problem: string, code: 'too-large' | 'format' = 'format'): Look {
  return { problem, code, offset: 0 };
}

function nameOf(kind: PointKind): string {
  return kind === 'webp' ? 'WebP' : kind.toUpperCase();
}

/** What a picture of a kind is called best. */
export function endingOf(kind: PointKind): Ending {
  return kind === 'jpeg' ? 'jpg' : kind;
}

function megabytes(bytes: number): string {
  const mega = bytes / 1024 / 1024;
  return Number.isInteger(mega) ? String(mega) : mega.toFixed(1);
}
