import { oneLine, reasonSchema, type Answers } from '@bridge/model';
import * as v from 'valibot';

const address = /https?:\/\//iu;
const markup = /[<>]|https?:\/\//iu;

/** Text on one line, without what nobody sees, addresses and, from whoever is not trusted with them, signs of markup. */
const plain = (maximum: number, unfit = markup) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(maximum),
    v.check((text) => text.isWellFormed() && text === oneLine(text) && !unfit.test(text), 'must be plain text without markup and links'),
  );
export const visionSchema = plain(2000);
export const milestoneTextSchema = plain(1000);

/** A vision and five years of three to six milestones, whatever a milestone holds besides its text. */
export const blueprintOf = <Milestone extends v.GenericSchema<{ text: string }, { text: string }>>(milestone: Milestone, careerVision = visionSchema) => {
  const year = v.pipe(v.array(milestone), v.minLength(3), v.maxLength(6));
  return v.strictObject({ careerVision, years: v.strictObject({ year1: year, year2: year, year3: year, year4: year, year5: year }) });
};

const soundOf = (text: typeof milestoneTextSchema, vision: typeof visionSchema) =>
  v.pipe(
    blueprintOf(v.object({ id: plain(200), text, reasons: v.pipe(v.array(reasonSchema), v.maxLength(20)) }), vision),
    v.check(({ years }) => Object.values(years).every((year) => areDifferent(year.map(({ text: one }) => one))), 'says a milestone twice'),
    v.check(({ years }) => areDifferent(Object.values(years).flatMap((year) => year.map(({ id }) => id))), 'uses a milestone id twice'),
  );

/** What a generator must give, whatever it is. A milestone has a stable id, and is said once. */
export const structuredSchema = soundOf(milestoneTextSchema, visionSchema);
/** The same from the composer, which quotes what was typed as it was typed, whatever it looks like. */
export const composedSchema = soundOf(plain(1000, address), plain(2000, address));
export type Structured = v.InferOutput<typeof structuredSchema>;
/** What is stored of it; the first ones did not say in which language they are written, nor from which answers. */
export type Written = Structured & { language?: string; answers?: Answers; envision?: string };

function areDifferent(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}
