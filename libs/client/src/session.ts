import { contract, limits, type AnswerOf, type Contract, type User } from '@bridge/model';
import { call } from './call.ts';
import { credentials } from './credentials.ts';
import { armExpiry } from './expiry.ts';
import { tokenCookie } from './places.ts';
import { authenticatedPlace, loginTimePlace, recordOf, tokenPlace, userDataPlace, type UserRecord } from './session-record.ts';
import { cookies, dropMemory, storage } from './storage.ts';
import { dropUnsaved } from './unsaved-places.ts';
import { revoke } from './revoke.ts';
import { tellOtherTabs, whenCookiesMayDiffer, whenOtherTabsChange, type TabMessage } from './tabs.ts';

/** Who is signed in here, and until when (milliseconds, by the server's clock). */
export type Session = { user: UserRecord; expiresAt: number };
/** Why the session is not what it was. `expired` also covers a token that the server no longer takes; `updated-elsewhere`: another tab changed the profile; `other-role`: what was kept here was not what the server knows; `apart`: somebody was blocked, here or there, or it was taken back. */
export type SessionChange = 'signed-in' | 'signed-out' | 'expired' | 'elsewhere' | 'updated' | 'updated-elsewhere' | 'other-role' | 'apart';
type Listener = (session: Session | null, change: SessionChange) => void;

let current: Session | null = null;
let token: string | undefined;
/** The token that was let go of last: its cookie may outlive the word that it has ended. */
let past: string | undefined;
let disarm = () => {};
const listeners = new Set<Listener>();

/** The one place that knows who is signed in. */
export const session = {
  current: (): Session | null => current,

  /**
   * Takes up the session that an earlier page left; the server is asked for what was not kept. Gives up after five
   * seconds and goes on signed out, deleting nothing. `anew`: somebody has just signed in with a plain form, so what is
   * kept here may be another's.
   */
  async restore({ anew = false }: { anew?: boolean | undefined } = {}): Promise<Session | null> {
    whenOtherTabsChange(follow);
    whenCookiesMayDiffer(lookAgain);
    if (!anew) readBack();
    if (!current?.user.role && cookies.read(tokenCookie)) await askWhoIsSignedIn().catch(() => {});
    if (!current && !cookies.read(tokenCookie)) storage.remove(tokenPlace); // it ended with its cookie
    if (anew && current) tellOtherTabs({ type: 'signed-in', userId: current.user.userId });
    return current;
  },

  /** Takes over the answer of a sign-up or login. */
  signIn(answer: AnswerOf<Contract['login']>, { remember = false }: { remember?: boolean } = {}): void {
    letGo();
    if (storage.read(userDataPlace)?.userId !== answer.data.user.userId) storage.clear('local'); // nobody finds another's things
    cookies.write(tokenCookie, answer.data.token, remember ? limits.rememberedSessionDays : limits.sessionDays);
    keep({ ...answer.data.user, isNewUser: answer.data.isNewUser }, answer.data.token);
    tellOtherTabs({ type: 'signed-in', userId: answer.data.user.userId });
    announce('signed-in');
  },

  /** Ends the session here, on the server and in the other tabs. Works offline: the server hears of it on the next contact. */
  signOut(): void {
    if (token) revoke(token);
    forget();
    tellOtherTabs({ type: 'signed-out' });
    announce('signed-out');
    dropUnsaved();
  },

  /** Puts what the server now says of the user in place of what was kept. */
  update(user: User): void {
    if (!current || !token || current.user.userId !== user.userId) return;
    keep(user, token);
    tellOtherTabs({ type: 'updated', userId: user.userId });
    announce('updated');
  },

  /** The server has said who is signed in: where others see another of them now, that holds here and in the other tabs. */
  heard(user: User): void {
    if (!current || current.user.userId !== user.userId) return;
    const { user: of, ...known } = current.user;
    if (token && known.role !== user.role) {
      keep({ ...user, isNewUser: known.isNewUser }, token);
      tellOtherTabs({ type: 'updated', userId: user.userId });
      return announce('other-role');
    }
    const isSame = (['firstName', 'lastName', 'profileImageUrl', 'face'] as const).every((field) => known[field] === user[field]) && (user.timeZone ?? known.timeZone) === known.timeZone;
    const isEmailVerified = of.isEmailVerified || user.isEmailVerified; // that is never taken back: an answer that says no is from before
    if (!isSame || of.isEmailVerified !== isEmailVerified) session.update({ ...user, isEmailVerified, isNewUser: known.isNewUser });
  },

  /** The e-mail address has just been verified. */
  confirmEmail(): void {
    if (!current) return;
    current = { ...current, user: { ...current.user, user: { ...current.user.user, isEmailVerified: true } } };
    storage.write(userDataPlace, current.user);
    announce('updated');
  },

  /** Where the signed-in mentor's hours are, which no profile says: it is known at the next start before anything is asked. */
  livesIn(timeZone: string): void {
    if (!current || current.user.timeZone === timeZone) return;
    current = { ...current, user: { ...current.user, timeZone } };
    storage.write(userDataPlace, current.user);
    announce('updated');
  },

  /** Somebody was blocked, or it was taken back: what was answered before is drawn no more, here and in the other tabs. */
  keptApart(): void {
    if (!current) return;
    tellOtherTabs({ type: 'apart', userId: current.user.userId });
    announce('apart');
  },

  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

credentials.token = () => token;
credentials.userId = () => current?.user.userId;
credentials.refused = (refused) => {
  if (refused === token) end(); // an answer to a token that is already gone says nothing about the present one
};

function keep(user: User, newToken: string): void {
  const known = current?.user.userId === user.userId ? current.user.timeZone : undefined; // a profile may say none, and never takes one back
  const record = recordOf({ ...user, timeZone: user.timeZone ?? known }, newToken);
  storage.write(userDataPlace, record);
  storage.write(authenticatedPlace, true);
  storage.write(tokenPlace, newToken);
  take(record, newToken);
}

function take(user: UserRecord, newToken: string): void {
  disarm();
  token = newToken;
  current = { user, expiresAt: Date.parse(user.tokenExpiryDate) };
  storage.write(loginTimePlace, current.expiresAt);
  disarm = armExpiry(current.expiresAt, end);
}

function end(): void {
  if (!current && !token) return;
  forget();
  tellOtherTabs({ type: 'ended' });
  announce('expired');
}

function forget(): void {
  letGo();
  cookies.remove(tokenCookie);
  storage.remove(loginTimePlace);
  storage.clear('local');
}

function letGo(): void {
  disarm();
  past = token ?? past;
  token = undefined;
  current = null;
}

/** True where storage holds a whole session: cookie, flag and record. */
function readBack(): boolean {
  const keptToken = cookies.read(tokenCookie);
  const record = storage.read(userDataPlace);
  if (!keptToken || !record || storage.read(authenticatedPlace) !== true) return false;
  if (record.token !== undefined && record.token !== keptToken) return false; // a server's form has signed somebody in, and no page has asked yet who
  take(record, keptToken);
  return true;
}

/** The cookie is there and the record is not, is damaged, or knows no role: the server knows the rest. */
async function askWhoIsSignedIn(): Promise<void> {
  const kept = cookies.read(tokenCookie);
  if (!kept) return;
  token = kept;
  try {
    const { user } = await call(contract.ownProfile, { signal: AbortSignal.timeout(limits.rehydrationTimeout) });
    if (token !== kept) return;
    if (storage.read(userDataPlace)?.userId !== user.userId) storage.clear('local'); // nobody finds another's things
    keep(user, kept);
  } catch (error) {
    if (!current) letGo();
    throw error;
  }
}

// What another tab did is read from storage, never written or sent on: so two tabs cannot call each other for ever, and
// a late message cannot undo a newer sign-in.
function follow(message: TabMessage): void {
  const before = current?.user.userId;
  if (message.type === 'updated') {
    if (before === message.userId) announce('updated-elsewhere');
    return;
  }
  if (message.type === 'apart') {
    if (before === message.userId) announce('apart');
    return;
  }
  letGo();
  dropMemory();
  if (message.type !== 'signed-out' && message.type !== 'ended') readBack();
  const found = session.current()?.user.userId;
  if (message.userId !== undefined && found !== message.userId) letGo();
  if (before !== session.current()?.user.userId) announce('elsewhere');
  if (message.type === 'signed-out') dropUnsaved();
}

// Cookies travel by a way of their own: one may come after the message that speaks of it, or without any.
function lookAgain({ isNew }: { isNew: boolean }): void {
  const kept = cookies.read(tokenCookie);
  const isOver = current !== null && current.expiresAt <= Date.now(); // the timer says so, in its own words
  if (kept !== token && kept !== past && !isOver && (kept !== undefined || !isNew)) follow({ type: 'changed' });
}

function announce(change: SessionChange): void {
  for (const listener of [...listeners]) listener(current, change);
}
