import { availabilitySchema, dayIn, daysOffAhead, type Availability, type contract, type ParsedBodyOf } from '@bridge/model';
import * as v from 'valibot';
import { Refusal } from '../core/refusal.ts';

type Sent = NonNullable<ParsedBodyOf<typeof contract.updateMentor>['availability']>;

/** The hours with what was sent of them: the rest stays. Days off that are over go by themselves; new ones are still to come. */
export function mergeHours(stored: Availability | undefined, sent: Sent, now = Date.now()): Availability {
  const whole = v.safeParse(availabilitySchema, { ...stored, ...sent });
  if (!whole.success) {
    const fields = (['timeZone', 'windows'] as const).filter((key) => !sent[key]).map((key) => ({ path: `availability.${key}`, problem: 'required' as const }));
    throw new Refusal('invalid-input', { fields });
  }
  if (!sent.daysOff) return whole.output;
  const today = dayIn(now, whole.output.timeZone);
  const isKnown = (off: { from: string; to: string }) => stored?.daysOff?.some(({ from, to }) => from === off.from && to === off.to);
  const passed = sent.daysOff.flatMap((off, place) => (off.to < today && !isKnown(off) ? [{ path: `availability.daysOff.${place}.to`, problem: 'pastDay' as const }] : []));
  if (passed.length > 0) throw new Refusal('invalid-input', { fields: passed });
  return { ...whole.output, daysOff: daysOffAhead(whole.output, now) };
}
