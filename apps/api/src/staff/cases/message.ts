import { Refusal } from '../../core/refusal.ts';
import { changesOf, changeState, findMessages, replyTo, senderOf, type StoredMessage } from '../../messages/face.ts';
import { factsOf, instant, trailOf, type CaseType, type Reads } from './case-type.ts';

/** SQL: of all that was written into a form, the message itself is the longest that is no address. */
const firstWords = `left(coalesce((select answered ->> 'answer' from jsonb_array_elements(answers) as answered order by answered ->> 'answer' ~ '^\\S+@\\S+$', length(answered ->> 'answer') desc limit 1), ''), 120)`;

const titles = `select id::text, ${firstWords} as title from form_messages where id = any($1::uuid[])`;

/** What somebody sent with a public form. It is called by its first words, in the queue, as a case and among the decisions. */
export const message: CaseType = {
  waiting: `select id::text, ${firstWords} as title, created_at as since
    from form_messages where state in ('new', 'read')`,
  titles,
  own: null,
  hold: 'select 1 from form_messages where id = $1 for update',
  async read(database, { words }, id) {
    const found = await one(database, id);
    if (!found) return undefined;
    const isOpen = found.state !== 'done';
    return {
      title: found.title, since: instant(found.at), person: null,
      facts: [...factsOf({ form: words.formTitle(found.form) }), ...found.answers.map((answered) => ({ name: words.asked(answered), text: answered.answer }))],
      trail: trailOf(await changesOf(database, id)), decisions: isOpen ? [...(senderOf(found) ? [{ name: 'reply', note: 'needed' as const, noteTo: 'person' as const, final: true }] : []), { name: 'done', note: 'optional', noteTo: 'staff', final: true }] : [],
      noteIn: found.locale, revision: isOpen ? 'open' : found.state,
    };
  },
  async decide(database, { words }, id, decision, note, by) {
    const found = await one(database, id);
    if (!found || found.state === 'done') throw new Refusal('case-changed');
    if (decision === 'reply') return replyTo(database, words, found, note, by);
    if (decision !== 'done') throw new Refusal('case-changed');
    return changeState(database, id, 'done', by, note);
  },
};

async function one(database: Reads, id: string): Promise<(StoredMessage & { title: string }) | undefined> {
  const [found] = await findMessages(database, id);
  if (found?.id !== id) return undefined;
  const [named] = await database.query<{ title: string }>(titles, [[id]]);
  return { ...found, title: named?.title || (senderOf(found) ?? '') };
}
