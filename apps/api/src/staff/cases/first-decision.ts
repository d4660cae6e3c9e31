import { isPastDay, type Consequence, type Named } from '@bridge/model';
import { lift } from '../../accounts/face.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Words } from '../../core/words.ts';
import { instantOf } from '../../database/moments.ts';
import { queueMail, type Recipient } from '../../mail/outbox.ts';
import { decidePost, findReviewedPosts } from '../../opportunities/face.ts';
import { putBack } from '../../sharing/face.ts';
import { isNamedByNone, namesNoCause } from '../before-causes.ts';
import type { Found, Reads } from './case-type.ts';

/** What stands of the first decision about a report that was taken up again: what came from it alone, and what stands for another reason, too. */
export type Consequences = { still?: Consequence | null; otherwise?: Consequence | null };
type Reopened = { caseId: string; personId: string; about: Named; subject_id: string; suspended: string | null; is_down: boolean };

/** What each action of a first decision brings about. */
const broughtAbout: Readonly<Record<string, (about: Named) => Consequence>> = {
  suspended: () => 'suspension',
  settled: () => 'suspension',
  warned: () => 'warning',
  'taken-down': (about) => (about === 'post' ? 'post' : 'sharing'),
};

/** SQL: of the case $1, the decision before it was taken up again. */
const first = `select seq::integer, action from audit where kind = 'complaint' and subject = $1 and action not in ('reopened', 'read') and seq < (select max(seq) from audit where kind = 'complaint' and subject = $1 and action = 'reopened') order by seq desc limit 1`;
/** Told from the audit, where lines that followed from a decision name its own. */
export async function consequencesOf(database: Reads, of: Reopened): Promise<Consequences> {
  const [decision] = await database.query<{ seq: number; action: string }>(first, [of.caseId]);
  const what = decision && broughtAbout[decision.action]?.(of.about);
  if (!decision || !what) return {};
  const own = await isOwn(database, what, decision, of);
  return own === undefined ? {} : own ? { still: what } : { otherwise: what };
}

/** Whether it came from this case alone; nothing where it does not stand any more. */
async function isOwn(database: Reads, what: Consequence, { seq, action }: { seq: number; action: string }, of: Reopened): Promise<boolean | undefined> {
  const lastOf = async (kind: string, done: string, subject: string) => (await database.query<{ last: number; cause: number | null }>('select seq::integer as last, caused_by::integer as cause from audit where kind = $1 and action = $2 and subject = $3 order by seq desc limit 1', [kind, done, subject]))[0] ?? { last: 0, cause: null };
  switch (what) {
    case 'suspension': {
      if (of.suspended === null) return undefined;
      const { last, cause } = await lastOf('person', 'suspended', of.personId);
      return action === 'suspended' && (cause === seq || (cause === null && isRightBefore(last, seq))) && !(await settledOthers(database, of, seq));
    }
    case 'warning': {
      const [after] = await database.query(`select 1 from audit where kind = 'complaint' and subject = $1 and action = 'dismissed' and seq > $2`, [of.caseId, seq]);
      return after ? undefined : true;
    }
    case 'post': {
      const [post] = await findReviewedPosts(database, of.subject_id);
      if (post?.state !== 'declined') return undefined;
      const { last, cause } = await lastOf('post', 'declined', of.subject_id);
      return (cause === seq || last < seq) && !isPastDay(post.deadline ?? '', new Date());
    }
    case 'sharing':
      return of.is_down ? (await lastOf('sharing', 'kept-down', of.subject_id)).last < seq : undefined;
  }
}

/** Lines from before any named its cause stand in front of it. */
function isRightBefore(line: number, cause: number): boolean {
  return line < cause && line >= cause - 2;
}

/** Another report of the same person was settled by the suspension: it stands for that, too. */
async function settledOthers(database: Reads, { caseId, personId }: Reopened, seq: number): Promise<boolean> {
  const rows = await database.query(
    `select 1 from audit where action = 'settled' and seq > $3 and subject <> $1
       and (kind = 'complaint' and subject in (select decided_with::text from reports where person_id = $2 and decision = 'warned') or kind = 'report' and subject in (select id::text from reviews where talent_id = $2)) limit 1`,
    [caseId, personId, seq],
  );
  return rows.length > 0;
}

type Told = Consequences & { subject_id: string; person_id: string | null; email: string; first_name: string; language: string | null };

/** Ends what still stands of the first decision, with the reason that is given now; whoever it was about is told. */
export async function takeBack(database: Reads, words: Words, { still, subject_id, person_id, email, first_name, language }: Told, { note, by }: { note: string; by: string }): Promise<void> {
  if (!still || person_id === null) return;
  const person: Recipient = { id: person_id, email, first_name, language };
  if (still === 'warning') await queueMail(database, words, person, { kind: 'warningTakenBack', values: { note } });
  else if (still === 'suspension') {
    if (!(await lift(database, words, { id: person_id, reason: note, by, wrongly: true }))) throw new Refusal('case-changed');
  } else if (still === 'post') {
    const [post] = await findReviewedPosts(database, subject_id);
    if (post?.state !== 'declined' || !(await decidePost(database, words, post, 'publish', note, by))) throw new Refusal('case-changed');
  } else {
    await putBack(database, subject_id);
    await database.query(`select audit_append($1, 'put-back', 'sharing', $2, nullif($3, ''))`, [by, subject_id, note]);
    await queueMail(database, words, person, { kind: 'sharingAllowed', values: { note } });
  }
}

/** What was decided of a report, with what its second decision took back of the first. */
export function trailOfComplaint(database: Reads, caseId: string): Promise<Found['trail']> {
  return database.query<Found['trail'][number]>(
    `with own as (select seq, action, actor, at, note, caused_by from audit where kind = 'complaint' and subject = $1),
       back as (select seq, action, actor, at, note, caused_by from audit where kind in ('person', 'post', 'sharing') and action in ('lifted', 'published', 'put-back')),
       all_of_it as (
         select seq, action, actor, at, note, caused_by from own
         union select back.seq, back.action, back.actor, back.at, back.note, back.caused_by from own join back on back.caused_by = own.seq
         union select back.seq, back.action, back.actor, back.at, back.note, back.caused_by from own join back on back.seq between own.seq - 2 and own.seq - 1
         where ${namesNoCause('back')} and ${isNamedByNone('own')} and back.actor = own.actor and back.note is not distinct from own.note
           and own.seq > (select min(seq) from own where action = 'reopened'))
     select action, actor as by, ${instantOf('at')} as at, note from all_of_it order by coalesce(caused_by, seq), caused_by is null, seq`,
    [caseId],
  );
}
