import pg from 'pg';

const { builtins } = pg.types;

/** How values of the engine become values of JavaScript; the same for both engines (see Database). */
export const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (oid === builtins.INT8) return wholeNumber;
      if (oid === builtins.DATE) return asWritten;
    }
    // pg declares one overload per format; the format here is passed through untouched
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`The int8 value ${text} is too large for a JavaScript number; select it as text.`);
  return number;
}

function asWritten(text: string): string {
  return text;
}
