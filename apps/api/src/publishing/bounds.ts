import type { Drawn } from './draw.ts';

/** What a release may take, as it lies in the database. Ten times what the product's own has. */
export const bounds = { file: 8 * 1024 * 1024, files: 100_000, release: 512 * 1024 * 1024 };

/** Why a release is too large, in words; undefined where it is not. */
export function tooLarge(made: Pick<Drawn, 'sources' | 'drawing' | 'blobs'>): string | undefined {
  const count = Object.keys(made.sources).length + Object.keys(made.drawing.files).length + Object.keys(made.drawing.documents).length;
  if (count > bounds.files) return `A release of ${count} files is too large; ${bounds.files} are the most. Nothing was published.`;
  let size = 0;
  for (const { hash, bytes } of made.blobs()) {
    size += bytes.length;
    if (bytes.length > bounds.file) return `${nameOf(hash, made)} has ${Math.ceil(bytes.length / 1024)} kB; ${bounds.file / 1024} kB are the most for one file. Nothing was published.`;
  }
  return size > bounds.release ? `What is new in this release has ${Math.ceil(size / 1024)} kB; ${bounds.release / 1024} kB are the most. Nothing was published.` : undefined;
}

function nameOf(hash: string, { sources, drawing }: Pick<Drawn, 'sources' | 'drawing'>): string {
  const source = Object.entries(sources).find(([, one]) => one === hash)?.[0];
  const file = Object.entries(drawing.files).find(([, [, one]]) => one === hash)?.[0];
  return source ? `content/${source}` : (file ?? 'A document');
}
