import * as v from 'valibot';
import { contract, type AnswerOf, type BodyOf, type Call, type Contract, type ParametersOf, type WaitingCallName } from '@bridge/model';
import { ApiError } from '../api-error.ts';
import { call } from '../call.ts';
import { credentials } from '../credentials.ts';
import { storage, stored, type Stored } from '../storage.ts';
import { forgetAnswers, keeping } from './keeping.ts';
import { createOutbox, type Waiting } from './outbox.ts';

// Loose: a page of a newer release may have written more.
const waitingSchema = v.looseObject({
  id: v.string(),
  place: v.number(),
  call: v.string(),
  params: v.record(v.string(), v.string()),
  body: v.optional(v.unknown()),
  subject: v.string(),
  madeAt: v.number(),
  refused: v.optional(v.object({ code: v.string(), message: v.string() })),
});
const start = 'outbox:';
const ofUser = () => `${start}${credentials.userId() ?? ''}:`;
let timer: ReturnType<typeof setTimeout> | undefined;
const delays = [2_000, 5_000, 15_000, 60_000];

/** Where a change is kept: each at a place of its own, so that no page writes over what another one wrote. */
const place = (key: string): Stored<Waiting> => stored('local', key, waitingSchema as v.GenericSchema<unknown, Waiting>); // whatever JSON holds is a body

/** The changes of whoever is signed in that wait for the network. */
export const changes = createOutbox({
  read: () => (credentials.userId() === undefined ? [] : storage.keys('local', ofUser()).flatMap((key) => storage.read(place(key)) ?? [])),
  write: (change) => storage.write(place(ofUser() + change.id), change),
  remove: (id) => storage.remove(place(ofUser() + id)),
  send: ({ call: name, params, body, id }) => {
    const endpoint: Call | undefined = contract[name as WaitingCallName]; // it may be of a newer release
    if (!endpoint) throw new ApiError({ code: 'offline' });
    return call(endpoint, { params, ...(body !== undefined && { body }), id } as never); // it was made for this very call
  },
  isPassing: (error) => !(error instanceof ApiError) || ['offline', 'timeout', 'malformed'].includes(error.code) || error.status === 401 || error.status === 429 || error.status >= 500,
  isEnd: (error) => error instanceof ApiError && error.status === 401 && credentials.userId() === undefined,
  refusalOf: (error) => (error instanceof ApiError ? { code: error.code, message: error.message } : { code: 'unexpected', message: '' }),
  alone: (work) => {
    const locks = navigator.locks as LockManager | undefined; // younger than the oldest browsers
    return locks ? locks.request('bridge-outbox', work) : work();
  },
  later: (work, failures) => {
    clearTimeout(timer);
    timer = setTimeout(work, delays[Math.min(failures, delays.length - 1)]);
  },
  freshId: () => crypto.randomUUID(),
  now: () => Date.now(),
  patience: 4_000,
});

if (typeof window !== 'undefined') window.addEventListener('storage', ({ key }) => (key === null || key.startsWith(start)) && changes.look());

/** Wipes what is kept here of somebody: their session has ended. */
export async function forgetKept(userId: string): Promise<void> {
  for (const key of storage.keys('local', `${start}${userId}:`)) storage.remove(place(key));
  changes.look();
  await forgetAnswers(userId);
}

/**
 * Makes a change that may wait: where this browser keeps what its user does, it is written down first, and sent as soon as
 * the server can be reached. Answers what the server says, or undefined where it waits. `subject` is what it changes;
 * `onKept` hears that it is written down.
 */
export async function changeOrWait<Name extends WaitingCallName>(
  name: Name,
  { params, body }: { params: ParametersOf<Contract[Name]>; body?: BodyOf<Contract[Name]> },
  subject: string,
  onKept?: () => void,
): Promise<AnswerOf<Contract[Name]> | undefined> {
  if (!keeping.isOn()) return call(contract[name] as Call, { params, ...(body !== undefined && { body }) } as never) as Promise<AnswerOf<Contract[Name]>>; // the generic hides the call
  const making = changes.make({ call: name, params, body, subject });
  onKept?.();
  const made = await making;
  return made?.answer as AnswerOf<Contract[Name]> | undefined; // parsed by this very call's schema
}
