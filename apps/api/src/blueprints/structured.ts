import { reasonSchema } from '@bridge/model';
import * as v from 'valibot';

const plain = (maximum: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(maximum),
    // eslint-disable-next-line no-control-regex -- the controls are what it looks for
    v.check((text) => text.isWellFormed() && !/[\u0000-\u001f\u007f<>]|https?:\/\//iu.test(text), 'must be plain text without markup and links'),
  );
const milestone = v.object({ id: plain(200), text: plain(1000), reasons: v.pipe(v.array(reasonSchema), v.maxLength(20)) });
const year = v.pipe(
  v.array(milestone),
  v.minLength(3),
  v.maxLength(6),
  v.check((milestones) => new Set(milestones.map(({ text }) => text)).size === milestones.length, 'says a milestone twice'),
);

/** What a generator must give, whatever it is: a vision and five years of three to six milestones. */
export const structuredSchema = v.pipe(
  v.object({
    careerVision: plain(2000),
    years: v.object({ year1: year, year2: year, year3: year, year4: year, year5: year }),
  }),
  v.check(({ years }) => {
    const ids = Object.values(years).flatMap((milestones) => milestones.map(({ id }) => id));
    return new Set(ids).size === ids.length;
  }, 'uses a milestone id twice'),
);
export type Structured = v.InferOutput<typeof structuredSchema>;
