import { createHash } from 'node:crypto';
import type { SurveyFields } from '@bridge/model';
import type { Content } from '../core/content.ts';
import { chosenLocale } from '../content/locale.ts';

/** The answers that say something, by key in a fixed order. */
function given(fields: SurveyFields): [string, unknown][] {
  return Object.entries({ ...fields, furtherAnswers: Object.entries(fields.furtherAnswers ?? {}).filter(says).toSorted(byKey) })
    .filter(says)
    .toSorted(byKey);
}

/** True when there is an answer to build on. */
export function hasAnswers(fields: SurveyFields): boolean {
  return given(fields).length > 0;
}

/** One number for one set of answers in one language: the same answers are generated from once. `translated` is the language where it is not the content's own. */
export function hashAnswers(fields: SurveyFields, translated?: string): Buffer {
  return createHash('sha256').update(JSON.stringify(translated === undefined ? given(fields) : [translated, given(fields)])).digest();
}

/** The language that these answers were generated from with this number; undefined where the answers have changed since. */
export function languageOf(inputHash: Buffer, fields: SurveyFields, content: Content): string | undefined {
  const codes = content.document('locales').locales.map(({ code }) => code);
  return codes.find((code) => hashAnswers(fields, chosenLocale(content, code) ?? undefined).equals(inputHash));
}

/** A name for the present answers, where what has this number was generated from others. */
export function otherAnswers(inputHash: Buffer, fields: SurveyFields, content: Content): string | undefined {
  const isOther = hasAnswers(fields) && languageOf(inputHash, fields, content) === undefined;
  return isOther ? hashAnswers(fields).toString('hex').slice(0, 16) : undefined;
}

function says([, value]: [string, unknown]): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function byKey([one]: [string, unknown], [two]: [string, unknown]): number {
  return one < two ? -1 : 1;
}
