import { sessionWayOn } from '../../bookings/face.ts';
import { Refusal } from '../../core/refusal.ts';
import { asPartOf } from '../../database/as-part-of.ts';
import { queueMail } from '../../mail/outbox.ts';
import { applicationWayOn } from '../../opportunities/face.ts';
import { countHeldBeside, decideHeld, findHeld, findHeldBeside, type HeldMessage, type WayOn } from '../../threads/face.ts';
import { instantOf } from '../../database/moments.ts';
import { isYoung } from '../../safeguarding/face.ts';
import { auditTrail } from '../audit-trail.ts';
import { factsOf, personOf, type CaseTools, type CaseType, type Found, type Reads } from './case-type.ts';

const outcomes = { release: 'released', withhold: 'withheld', 'withhold-all': 'withheld' } as const;

/**
 * A message of or to somebody under 18 that may hold a way to get in touch elsewhere; with it are shown those of the same writer that
 * wait in the same thread, and nothing else of it. Each is passed on by itself; none of them can be decided of all at once.
 */
export const held: CaseType = {
  waiting: `select (array_agg(held_messages.id order by held_messages.created_at, held_messages.id))[1]::text as id, min(first_name || ' ' || last_name) as title, min(held_messages.created_at) as since, count(*)::integer as count, false as urgent
    from held_messages join users on users.id = author_id where state = 'waiting' group by author_id, coalesce(session_id, application_id)`,
  isTold: true,
  titles: `select held_messages.id::text, first_name || ' ' || last_name as title from held_messages join users on users.id = author_id where held_messages.id = any($1::uuid[])`,
  own: `select held_messages.id, person from held_messages left join sessions on sessions.id = session_id left join applications on applications.id = application_id left join posts on posts.id = post_id,
    unnest(array[author_id, sessions.talent_id, sessions.mentor_id, applications.talent_id, posts.partner_id]) as person`,
  // The two as well: what is taken from one of them at this moment comes before, and is seen, or after.
  hold: `select 1 from held_messages left join sessions on sessions.id = session_id left join applications on applications.id = application_id left join posts on posts.id = post_id
    join users on users.id in (sessions.talent_id, sessions.mentor_id, applications.talent_id, posts.partner_id) where held_messages.id = $1 order by users.id for update of held_messages for key share of users`,
  async read(database, tools, id) {
    const found = await findHeld(database, id);
    if (!found) return undefined;
    const { closed } = await wayOn(database, tools, found);
    const beside = found.state === 'waiting' ? await findHeldBeside(database, found) : [];
    const more = found.state === 'waiting' ? await countHeldBeside(database, found) : 0;
    return {
      count: 1 + more,
      title: `${found.first_name} ${found.last_name}`.trim(), since: found.created_at.toISOString(), person: personOf(found.author_id, found),
      facts: [...(await whereIn(database, found)), ...factsOf({ heldMessage: found.text, heldFor: found.found.join(', '), heldClosed: found.state === 'waiting' ? closed : undefined }), ...beside.flatMap(({ text }) => factsOf({ heldMore: text })), ...factsOf({ heldRest: more > beside.length ? String(more - beside.length) : null })],
      trail: await auditTrail(database, ['held'], id), decisions: left(found, closed, beside.length), revision: `${found.state}${closed ? ' closed' : ''} ${beside.map((one) => one.id).join()}`,
    };
  },
  async whyNot(database, tools, id, decision) {
    const found = decision === 'release' ? await findHeld(database, id) : undefined;
    return found?.state === 'waiting' ? (await wayOn(database, tools, found)).closed : undefined;
  },
  async decide(database, tools, id, decision, note, by) {
    const found = await findHeld(database, id);
    const way = found && (await wayOn(database, tools, found));
    const beside = found && (await findHeldBeside(database, found));
    if (!found || !way || !beside || !isDecision(decision) || !left(found, way.closed, beside.length).some(({ name }) => name === decision)) throw new Refusal('case-changed');
    const all = decision === 'withhold-all' ? beside : [];
    for (const one of [found, ...all]) if (!(await decideHeld(database, one, outcomes[decision], decision === 'release' ? '' : note))) return false;
    const append = async ({ id: one }: HeldMessage) => (await database.query<{ seq: number }>(`select audit_append($1, $2, 'held', $3, nullif($4, ''))::integer as seq`, [by, outcomes[decision], one, note]))[0]!.seq; // it answers its number
    const seq = await append(found);
    await asPartOf(database, seq, async () => {
      for (const one of all) await append(one);
    });
    if (decision === 'release') await way.tell({ at: new Date(), messageId: id });
    const writer = { id: found.author_id, email: found.email, first_name: found.first_name, language: found.language };
    await queueMail(database, tools.words, writer, decision === 'release' ? { kind: 'messageReleased' } : decision === 'withhold' ? { kind: 'messageWithheld', values: { note } } : { kind: 'messagesWithheld', values: { note, count: String(1 + beside.length) } });
    return true;
  },
};

/** Who wrote to whom, which of the two is under 18, and of what session or application; nothing more of the thread. */
async function whereIn(database: Reads, { id, author_id }: HeldMessage): Promise<Found['facts']> {
  const [row] = await database.query<{ talent_id: string; talent: string; adult: string | null; young: boolean | null; starts: string | null; post: string | null }>(
    `select users.id::text as talent_id, trim(users.first_name || ' ' || users.last_name) as talent, trim(adult.first_name || ' ' || adult.last_name) as adult, ${isYoung} as young, ${instantOf('sessions.starts_at')} as starts, applications.title as post
     from held_messages left join sessions on sessions.id = session_id left join applications on applications.id = application_id left join posts on posts.id = post_id
     join users on users.id in (sessions.talent_id, applications.talent_id) left join users as adult on adult.id in (sessions.mentor_id, posts.partner_id) where held_messages.id = $1`,
    [id],
  );
  if (!row) return [];
  const { talent_id, talent, adult, young, starts, post } = row;
  const [from, to] = author_id === talent_id ? [talent, adult] : [adult, talent];
  return [...factsOf({ heldFrom: from, heldTo: to, heldYoung: young ? talent : null }), { name: 'heldIn', text: starts ? 'session' : 'application', ...(starts && { at: starts }) }, ...factsOf({ title: post })];
}

function wayOn(database: Reads, tools: CaseTools, { about, about_id, author_id }: HeldMessage): Promise<WayOn> {
  return (about === 'session' ? sessionWayOn : applicationWayOn)(database, tools, about_id, author_id);
}

/** Where the two may not write to each other any more, nothing is passed on. */
function left({ state }: HeldMessage, closed: WayOn['closed'], beside: number): Found['decisions'] {
  if (state !== 'waiting') return [];
  return [...(closed === undefined ? [{ name: 'release', note: 'optional' as const, noteTo: 'staff' as const, final: true }] : []), { name: 'withhold', note: 'needed', noteTo: 'person', final: true }, ...(beside > 0 ? [{ name: 'withhold-all', note: 'needed' as const, noteTo: 'person' as const, final: true }] : [])];
}

function isDecision(name: string): name is keyof typeof outcomes {
  return Object.hasOwn(outcomes, name);
}
