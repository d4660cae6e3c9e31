import { createHash } from 'node:crypto';
import { mostSettled, type FactName, type FailureCode, type QueueItem, type StaffCase } from '@bridge/model';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/database.ts';

export type Reads = Pick<Database, 'query'>;

/** What cases are read and decided with beside the database. */
export type CaseTools = Pick<Services, 'meetsTheYoung' | 'words'>;

/** What is chosen beside a decision: how long, and whether what stands of a first one ends. */
export type Chosen = { days?: number | undefined; undo?: boolean | undefined };

/** A case without what all kinds have in common. */
export type Found = Pick<StaffCase, 'title' | 'since' | 'person' | 'facts' | 'trail' | 'decisions' | 'revision' | 'noteIn'> & Partial<Pick<StaffCase, 'count' | 'urgent'>> & {
  /** Where several ids are one case: the one that waits. */
  id?: string;
  /** The open reports that are shown. Others may come at any time: the revision tells of the case without them, and a decision settles those of them that were read. */
  reports?: readonly { mark: string }[];
};

/** A kind of what waits for somebody's decision. */
export type CaseType = {
  /** SQL: `id`, `title` and `since` of all that waits. */
  waiting: string;
  /** It tells also of how much each is (`count`), and whether it is `urgent`; of reports, what they are `about` and for what (`told_kind`), too. */
  isTold?: true | 'of';
  /** What lines of the queue say of those of these ids beside their titles. */
  beside?(database: Reads, tools: CaseTools, ids: readonly string[]): Promise<(Pick<QueueItem, 'id'> & Partial<QueueItem>)[]>;
  /** SQL: `id` and `title` of all whose ids are in $1. */
  titles: string;
  /** SQL: `id` and `person` of all whose own case one is, or who reported it, so that they do not decide it; nothing where it is about nobody with an account. */
  own: string | null;
  /** SQL: holds the rows of which $1 is shown, so that nobody changes what is decided about meanwhile. */
  hold: string;
  /** One of this id, also where it was decided already (it then has the decisions that are left), as somebody reads it. */
  read(database: Reads, tools: CaseTools, id: string, readerId?: string): Promise<Found | undefined>;
  /** Why a decision cannot be made as things are now, where there is more to say than that. */
  whyNot?(database: Reads, tools: CaseTools, id: string, decision: string): Promise<FailureCode | undefined>;
  /** Carries a decision out; false where something else is there by then. Refuses what cannot be. `seen` is the kind's own revision that it was made of, `read` the marks of the reports that were read. */
  decide(database: Reads, tools: CaseTools, id: string, decision: string, note: string, by: string, seen: string, read: ReadonlySet<string>, chosen: Chosen): Promise<boolean>;
};

/** A revision that tells apart all that it is made of. */
export function revisionOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

const lengthOfMark = 8;
/** Tells one report, as it is worded now, from all others of its case. */
export function markOf(...parts: unknown[]): string {
  return revisionOf(...parts).slice(0, lengthOfMark);
}

/** The marks of reports as one text, and those that are in one. */
export function marksOf(reports: Found['reports'] = []): string {
  return reports.slice(0, mostSettled).map(({ mark }) => mark).join('');
}
export function marksIn(text: string): ReadonlySet<string> {
  return new Set(text.match(new RegExp(`.{${lengthOfMark}}`, 'g')));
}

/** Facts that are there, in their order. */
export function factsOf(facts: Partial<Record<FactName, string | number | null | undefined>>): Found['facts'] {
  return Object.entries(facts).flatMap(([name, value]) => (value === null || value === undefined || value === '' ? [] : [{ name, text: String(value) }]));
}

/** Whether no other decision follows on a state. */
export function isFinal(decisions: Record<string, { state: string; after: readonly string[] }>, next: string): boolean {
  return !Object.values(decisions).some(({ state, after }) => state !== next && after.includes(next));
}

type Person = { first_name: string; last_name: string; email: string; language: string | null };
export function personOf(id: string, { first_name, last_name, email, language }: Person): NonNullable<Found['person']> {
  return { id, name: `${first_name} ${last_name}`.trim(), email, language };
}

type Entry = { state: string; note?: string | null; changed_by: string; at: string };
export function trailOf(entries: readonly Entry[]): Found['trail'] {
  return entries.map(({ state, note, changed_by, at }) => ({ action: state, by: changed_by, at: instant(at), note: note ?? null }));
}

/** From the minute that the faces of domains tell, as commands print it. */
export function instant(minute: string): string {
  return `${minute.replace(' ', 'T')}:00.000Z`;
}
