import fc from 'fast-check';

const usual = ['\u0000', '"', ';', ',', '\r\n', '%', '=', '@', ' ', '\\', '--', '[', '{', 'é'];

/** Good input spoilt: pieces taken out, doubled, put elsewhere, and bytes that are none of them. `signs` mean something where it is read. */
export function spoilt(examples: readonly string[], most: number, signs: readonly string[] = usual): fc.Arbitrary<Buffer> {
  const odd = fc.oneof(fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)), fc.constantFrom(...signs).map((sign) => Buffer.from(sign)));
  const change = fc.record({ at: fc.nat(), length: fc.nat(200), how: fc.constantFrom('out', 'in', 'double', 'over'), odd, times: fc.constantFrom(1, 1, 2, 50) });
  return fc.tuple(fc.constantFrom(...examples), fc.array(change, { maxLength: 6 })).map(([example, changes]) => {
    let bytes: Buffer = Buffer.from(example);
    for (const { at: place, length, how, odd: put, times } of changes) {
      const at = bytes.length ? place % bytes.length : 0;
      const [before, piece, after] = [bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at + length)];
      const between = how === 'out' ? [] : how === 'double' ? Array<Buffer>(1 + times).fill(piece) : how === 'in' ? [...Array<Buffer>(times).fill(put), piece] : [put];
      bytes = Buffer.concat([before, ...between, after]).subarray(0, most);
    }
    return bytes;
  });
}
