/** The kinds of pictures made of points, by what their files begin with. */
export type PointKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** What a file begins with says what it is; what it is called, and what a browser says of it, are not asked. */
export function kindOf(bytes: Uint8Array): PointKind | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64)).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && /^(?:avif|mif1|miaf)/.test(text.slice(8)) && text.includes('avif')) return 'avif';
  return undefined;
}
