import { createHash, randomUUID } from 'node:crypto';
import type { Form } from '@bridge/content';
import { answeredByAccount, applicationForms, formProblems, questionsToAsk, type Answers, type contract, type OpportunityKind } from '@bridge/model';
import { areApart } from '../blocks/face.ts';
import type { UserRow } from '../core/caller.ts';
import type { Handler } from '../core/call-handler.ts';
import { spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { refuseContactDetails, refuseUnsafe } from '../safeguarding/face.ts';
import { asText, readable } from '../content/readable.ts';
import { caseLink } from '../content/site.ts';
import { contentOffers, endOf, findOffer, publishedPosts, takenFor, type Offer } from './catalogue.ts';
import { tellGuardianOf } from './guardian-mail.ts';
import { presentApplication, selectApplications, type ApplicationRow } from './row.ts';

type Sending = { form: string; kind: OpportunityKind; target: string; title: string; offer: Offer | undefined; answers: ReturnType<typeof readable>; share?: { skills?: boolean | undefined; plan?: boolean | undefined }; key: string | undefined; /** That was asked. */ host: string };

export const applyFor: Handler<typeof contract.applyFor> = async ({ body, caller, host }, services) => {
  const { content, database, words } = services;
  const offer = await findOffer(database, content, body.opportunity, words.locale, caller.user.id);
  if (!offer || offer.closed) throw new Refusal('opportunity-not-found');
  const formId = applicationForms[offer.kind];
  const form = content.document(`forms/${formId}`, words.locale);
  const asked = { ...form, questions: questionsToAsk(form.questions) };
  const problems = formProblems(asked.questions, body.answers);
  if (problems.length > 0) throw new Refusal('invalid-input', { fields: problems.map(({ question, key, count }) => ({ path: `answers.${question}`, problem: key, count })) });

  if (offer.partnerId) await refuseContactDetails(database, services, caller.user.id, ...typedIn(asked, body.answers));
  const application = await send(services, caller.user, { form: formId, kind: offer.kind, target: offer.id, title: offer.title, offer, answers: readable(asked, body.answers), share: body.share, key: body.key, host });
  return { success: true, message: words.answer('applicationSent'), data: presentApplication(application) };
};

/** A public form that a signed-in talent sent: where it is one to apply with, it is theirs to follow. */
export function isApplication(formId: string): boolean {
  return Object.values<string>(applicationForms).includes(formId);
}

/** Keeps such a form as the talent's application. Its answers were checked already. */
export async function sendAsTalent(services: Services, user: UserRow, formId: string, form: Form, answers: Answers, { key, host }: Pick<Sending, 'key' | 'host'>): Promise<void> {
  const kind: OpportunityKind = formId === applicationForms.project ? 'project' : 'opening';
  const named = (answers[kind === 'project' ? 'opportunity' : 'opening']?.text ?? '').trim();
  const offer = named ? await offerNamed(services, kind, named, user.id) : undefined;
  const program = form.questions.find(({ id }) => id === 'program');
  const option = answers['program']?.options?.[0];
  const label = program && 'options' in program ? program.options.find(({ id }) => id === option)?.label : undefined;
  const title = offer?.title ?? (named || label || form.title);
  const own = named ? `named.${createHash('sha256').update(`${kind} ${named.toLowerCase()}`).digest('hex').slice(0, 32)}` : `program.${option ?? formId}`;
  if (offer?.partnerId) await refuseContactDetails(services.database, services, user.id, ...typedIn(form, answers));
  const told = readable(form, answers).filter(({ id }) => !answeredByAccount.some((one) => one === id));
  await send(services, user, { form: formId, kind, target: offer?.id ?? own, title, offer, answers: told, key, host });
}

/** What was typed of an application. Its fields for an address, a link or a number are what a guardian has agreed to (content/safeguarding.json). */
function typedIn({ questions }: Form, answers: Answers): [string, string][] {
  const asksForOne = new Set(questions.filter((question) => 'input' in question && question.input !== undefined).map(({ id }) => id));
  return Object.entries(answers).flatMap(([id, { text = '', other = '' }]) => (asksForOne.has(id) ? [] : [[`answers.${id}`, `${text}\n${other}`] satisfies [string, string]]));
}

async function offerNamed({ database, content }: Services, kind: OpportunityKind, title: string, talentId: string): Promise<Offer | undefined> {
  const own = contentOffers(content, new Date()).filter((offer) => offer.kind === kind && offer.title.toLowerCase() === title.toLowerCase());
  const found = [...own, ...(await publishedPosts(database, 2, talentId, { kind, title }))];
  return found.length === 1 ? found[0] : undefined; // of two with the same title nobody knows which was meant
}

/** The application and the mail that tells of it, both or none. */
async function send(services: Services, user: UserRow, sending: Sending): Promise<ApplicationRow> {
  const { database, content, rates, meetsTheYoung } = services;
  const { form, kind, target, title, offer, answers, share, key } = sending;
  const postId = offer?.postId ?? null; // what is our own is shared with nobody
  const before = await findSent(database, user.id, key, target);
  if (before) return before;
  if (offer) await refuseOver(database, offer);
  await spend(database, [{ parts: ['apply', user.id], rate: rates.applicationsByTalent }]);
  return database.transaction(async (transaction) => {
    const id = randomUUID();
    const [inserted] = await transaction.query<{ id: string }>(
      `insert into applications (id, talent_id, target, post_id, kind, title, organisation, form, answers, idempotency_key, shares_skills, shares_plan)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning id`,
      [id, user.id, target, postId, kind, title, offer?.organisation ?? content.document('brand').name, form, JSON.stringify(answers), key ?? null, postId !== null && share?.skills === true, postId !== null && share?.plan === true],
    );
    if (!inserted) {
      const twin = await findSent(transaction, user.id, key, target); // sent at this very moment
      if (twin) return twin;
      throw new Refusal('already-applied');
    }
    if (offer?.partnerId && (await areApart(transaction, user.id, offer.partnerId))) throw new Refusal('opportunity-not-found'); // at this very moment
    if (offer?.partnerId) await refuseUnsafe(transaction, { meetsTheYoung }, { talentId: user.id, otherId: offer.partnerId, callerId: user.id }); // the partner reads the name and the address
    await transaction.query(`insert into application_log (application_id, state, changed_by) values ($1, 'received', 'talent')`, [id]);
    await tell(transaction, services, user, id, sending);
    const [row] = await transaction.query<ApplicationRow>(`${selectApplications} where applications.id = $1`, [id]);
    if (!row) throw new Error(`The application ${id} has gone while it was being stored.`);
    return row;
  });
}

async function refuseOver(database: Database, offer: Offer): Promise<void> {
  const over = endOf(offer, (await takenFor(database, [offer.id])).get(offer.id));
  if (over) throw new Refusal(over === 'full' ? 'places-taken' : over === 'deadline' ? 'deadline-over' : 'opportunity-not-found');
}

/** Sent before: by its key. Another one for the same opportunity is refused by the database. */
async function findSent(database: Database, talentId: string, key: string | undefined, target: string): Promise<ApplicationRow | undefined> {
  if (!key) return undefined;
  const [row] = await database.query<ApplicationRow>(`${selectApplications} where applications.talent_id = $1 and applications.idempotency_key = $2`, [talentId, key]);
  if (row && row.target !== target) throw new Refusal('invalid-input', { fields: [{ path: 'key', problem: 'id' }] });
  return row;
}

/** Whoever offers it gets a mail: the partner, with the guardian of who is under 18, or the operator for what is our own. */
async function tell(database: Database, services: Services, user: UserRow, id: string, { title, offer, answers, host }: Sending): Promise<void> {
  const { words, content } = services;
  const [partner] = offer?.partnerId ? await database.query<UserRow>('select id, email, first_name, language from users where id = $1', [offer.partnerId]) : [];
  if (offer && partner) {
    await queueMail(database, words, partner, { kind: 'applicationReceived', values: { title }, dedupe: `applicationReceived:${id}` });
    return tellGuardianOf('applied', { id, talentId: user.id, title, organisation: offer.organisation }, database, services);
  }
  const operator = { id: null, first_name: '', email: content.document('brand').contact.general, language: null };
  return queueMail(database, words, operator, { kind: 'applicationForOperator', values: { title, answers: asText(answers), email: user.email, link: caseLink(services, host, 'application', id) }, dedupe: `applicationForOperator:${id}` });
}
