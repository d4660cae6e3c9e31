import { useRef } from 'react';
import { ApiError, call, messageOf } from '@bridge/client';
import { clockIn, contract, dayIn, type Session } from '@bridge/model';
import { priceOf, type BookedMentor, type Choices } from './booking.ts';

/** The names under which the call knows the plans, in every language. */
const planNames = { lite: 'Lite Plan', standard: 'Standard Plan' } as const;

/** `message` is the server's, where it says what to do instead of trying again. */
export type Outcome = { session: Session } | { refused: 'taken' | 'planChanged' | 'noCredit' | 'reason' | 'any'; message?: string | undefined };

/** What the server says of these is said as it is. */
const inWords = new Set<string>(['own-time-taken', 'email-not-verified', 'too-many-requests', 'not-for-young', 'guardian-needed', 'young-paused']);

/**
 * Books what was chosen. The same choices are sent under the same key, so that a retry after an answer that was lost finds
 * the booking that is there.
 */
export function useBook(mentor: BookedMentor, timeZone: string) {
  const sent = useRef({ choices: '', key: '' });

  return async ({ startsAt, reason, plan = 'lite', packId, calendarId }: Choices & { calendarId: string }): Promise<Outcome> => {
    const price = priceOf(mentor, plan);
    const choices = JSON.stringify([mentor.userId, startsAt, plan, price, reason, packId]);
    if (sent.current.choices !== choices) sent.current = { choices, key: crypto.randomUUID() };
    const label = packId ? planNames[plan] : `${planNames[plan]}: ${price ?? 0}`;
    const body = {
      mentorId: mentor.userId,
      date: dayIn(startsAt, timeZone),
      time: clockIn(startsAt, timeZone),
      reason: reason.trim(),
      plan: label,
      startsAt,
      timeZone,
      idempotencyKey: sent.current.key,
      calendarId,
      ...(packId ? { packId } : {}),
    };
    try {
      return { session: (await call(contract.bookSession, { body })).data };
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'slot-taken' || code === 'slot-not-open') return { refused: 'taken' };
      if (code === 'booked-otherwise') return { refused: 'taken', message: messageOf(error) };
      if (code === 'plan-changed') return { refused: 'planChanged' };
      if (code === 'no-credit') return { refused: 'noCredit' };
      if (code === 'contact-details') return { refused: 'reason', message: messageOf(error) };
      return { refused: 'any', message: code && inWords.has(code) ? messageOf(error) : undefined };
    }
  };
}

/**
 * What the server has against a reason, before anything is paid: the words to show, or nothing. Only with mentors who meet
 * people under 18 can there be anything; where it cannot be asked, the booking itself says so.
 */
export async function refusedReason(mentor: BookedMentor, reason: string): Promise<string | undefined> {
  if (!mentor.forYoung) return undefined;
  return call(contract.checkReason, { body: { reason: reason.trim() } }).then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError && error.code === 'contact-details' ? messageOf(error) : undefined),
  );
}
