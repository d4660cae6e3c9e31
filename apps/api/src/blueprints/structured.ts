import { oneLine, reasonSchema, type Answers } from '@bridge/model';
import * as v from 'valibot';

const markup = /[<>]|https?:\/\//iu;

/** Text on one line, without what nobody sees, markup and addresses. */
export const plain = (maximum: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(maximum),
    v.check((text) => text.isWellFormed() && text === oneLine(text) && !markup.test(text), 'must be plain text without markup and links'),
  );
export const visionSchema = plain(2000);
export const milestoneTextSchema = plain(1000);

/** A vision and five years of three to six milestones, whatever a milestone holds besides its text. */
export const blueprintOf = <Milestone extends v.GenericSchema<{ text: string }, { text: string }>>(milestone: Milestone) => {
  const year = v.pipe(v.array(milestone), v.minLength(3), v.maxLength(6));
  return v.strictObject({ careerVision: visionSchema, years: v.strictObject({ year1: year, year2: year, year3: year, year4: year, year5: year }) });
};

/** What a generator must give, whatever it is. A milestone has a stable id, and is said once. */
export const structuredSchema = v.pipe(
  blueprintOf(v.object({ id: plain(200), text: milestoneTextSchema, reasons: v.pipe(v.array(reasonSchema), v.maxLength(20)) })),
  v.check(({ years }) => Object.values(years).every((year) => areDifferent(year.map(({ text }) => text))), 'says a milestone twice'),
  v.check(({ years }) => areDifferent(Object.values(years).flatMap((year) => year.map(({ id }) => id))), 'uses a milestone id twice'),
);
export type Structured = v.InferOutput<typeof structuredSchema>;
/** What is stored of it; the first ones did not say in which language they are written, nor from which answers. */
export type Written = Structured & { language?: string; answers?: Answers; envision?: string };

function areDifferent(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}
