import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { aUser, renderRoute } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import { limits, type contract } from '@bridge/model';
import type { AnswerOf, MentorView, Review, Session, ThreadMessage, User } from '@bridge/model';
import { dismissToast } from '@bridge/ui';
import '../mentorship.css';

type Options = { api?: FakeHandlers; theme?: 'light' | 'dark'; user?: User };

/** Draws a screen as the signed-in frame does. */
export async function draw(element: ReactNode, options: Options = {}) {
  onTestFinished(() => dismissToast());
  return renderRoute(<main className="br-main">{element}</main>, { ...options, api: { ownProfile: () => profileIn('Africa/Lagos'), ...options.api } });
}

/** The reader's own profile, with the zone they live in. */
export function profileIn(timeZone: string): AnswerOf<typeof contract.ownProfile> {
  const user = aUser({ timeZone });
  return { firstName: user.firstName, lastName: user.lastName, role: user.role, user };
}

/** The names that more than one button or way out of here bears. */
export function sameNames(): string[] {
  const names = [...document.querySelectorAll('main button, main a[target]')].map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** An answer that never comes. */
export const never = () => new Promise<never>(() => {});

/** A page of a list as the server cuts it. */
export function pageOf<Entry>(entries: readonly Entry[], { page, limit }: { page: number; limit: number }) {
  return { entries: entries.slice((page - 1) * limit, page * limit), total: entries.length, page, limit };
}

/** A server with one mentor, sessions with them, and reviews that can be written, answered and reported. */
export function serverWith({ mentor, sessions = [], reviews = [], starts = [] }: { mentor: MentorView; sessions?: Session[]; reviews?: Review[]; starts?: string[] }) {
  const change = (sessionId: string, changes: Partial<Session>): AnswerOf<typeof contract.cancelSession> => {
    const session = sessions.find(({ id }) => id === sessionId);
    if (!session) throw new Error(`no session ${sessionId}`);
    return { success: true, message: '', data: Object.assign(session, changes) };
  };
  const handlers = {
    lookUpUser: () => ({ success: true, data: mentor }),
    listSessions: ({ query: { when, page, limit } }) => {
      const { entries, ...rest } = pageOf(sessions.filter((session) => !when || whenOf(session) === when), { page, limit });
      return { success: true, sessions: entries, ...rest };
    },
    listReviews: ({ query }) => {
      const { entries, ...rest } = pageOf(reviews, query);
      return { success: true, reviews: entries, rating: mentor.rating, ...rest };
    },
    cancelSession: ({ params }) => change(params.sessionId, { state: 'cancelled' }),
    answerSession: ({ params, body }) => change(params.sessionId, { state: body.accept ? 'accepted' : 'declined', note: body.reason ?? null }),
    readAvailability: () => ({ success: true, data: { timeZone: mentor.timeZone, minutes: { lite: 45, standard: 60 }, from: '2099-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z', starts } }),
    rescheduleSession: ({ params, body }) => change(params.sessionId, { state: 'requested', startsAt: body.startsAt, endsAt: new Date(Date.parse(body.startsAt) + 3_600_000).toISOString() }),
    proposeTime: ({ params, body: { startsAt } }) => change(params.sessionId, { proposal: { startsAt, endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString() } }),
    withdrawProposal: ({ params }) => change(params.sessionId, { proposal: null }),
    answerProposal: ({ params, body: { accept, startsAt } }) => change(params.sessionId, { proposal: null, ...(accept && { state: 'accepted', startsAt, endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString() }) }),
    completeSession: ({ params }) => change(params.sessionId, { state: 'completed' }),
    setJoinLink: ({ params, body }) => change(params.sessionId, { joinLink: body.joinLink || null }),
  } satisfies FakeHandlers;
  return handlers;
}

/** A server that keeps the messages of one session. */
export function threadOf(stored: ThreadMessage[]) {
  const handlers = {
    listMessages: ({ query: { before } }) => {
      const end = before ? stored.findIndex(({ id }) => id === before) : stored.length;
      const start = Math.max(0, end - limits.messagesPerPage);
      return { success: true, messages: stored.slice(start, end), hasEarlier: start > 0, canWrite: true };
    },
    writeMessage: ({ body }) => {
      const data = { id: `018f0000-0000-7000-8000-${String(stored.length + 1).padStart(12, '0')}`, text: body.text, mine: true, writtenAt: '2026-11-20T09:00:00.000Z' };
      stored.push(data);
      return { success: true, message: '', data };
    },
  } satisfies FakeHandlers;
  return handlers;
}

function whenOf({ state, endsAt }: Session): 'requested' | 'upcoming' | 'past' {
  if (state === 'requested') return 'requested';
  return state === 'accepted' && Date.parse(endsAt) > Date.now() ? 'upcoming' : 'past';
}
