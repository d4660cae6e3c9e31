import type { Form } from '@bridge/content';
import { emailSchema, formProblems, type Answers, type Contract } from '@bridge/model';
import * as v from 'valibot';
import type { Handler } from '../core/call-handler.ts';
import type { Content, FormerContent } from '../core/content.ts';
import { localeOf } from '../content/locale.ts';
import { caseLink } from '../content/site.ts';
import { hasLeft, byNetwork, spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { isApplication, sendAsTalent } from '../opportunities/face.ts';
import { asText, readable } from '../content/readable.ts';
import { isStored, storeMessage, type NewMessage } from './store.ts';

export const sendForm: Handler<Contract['sendForm']> = async ({ params: { formId }, body, address, host, token }, services) => {
  const { content, database, rates, words } = services;
  const locale = body.locale === undefined ? services.words.locale : localeOf(content, body.locale);
  const form = await askedIn(content, formId, locale, body.answers);
  const sent = { success: true, message: words.in(locale).answer('formSent') } as const;
  if (body.homepage) return sent; // a program: it learns nothing

  refuseProblems(form, body.answers);
  if (isApplication(formId)) {
    const caller = await services.findCaller(database, token);
    if (caller?.user.role === 'TALENT') {
      await sendAsTalent(services, caller.user, formId, form, body.answers, { key: body.key, host });
      return sent;
    }
  }
  const message: NewMessage = { form: formId, locale, answers: readable(form, body.answers), key: body.key };
  if (await isStored(database, message)) return sent;
  await spend(database, [
    ...byNetwork(['messagesByNetwork', formId], address, rates.messagesByNetwork),
    { parts: ['messagesByForm', formId], rate: rates.messagesByForm },
  ]);
  const sender = senderOf(form, body.answers);
  const confirm = sender !== undefined && (await hasLeft(database, [{ parts: ['confirmationsByAddress', sender], rate: rates.confirmationsByAddress }]));
  await database.transaction((transaction) => keep(transaction, services, message, { form, host, sender: confirm ? sender : undefined }));
  return sent;
};

/** The form as whoever answers has seen it: as it is, or as it was until lately, or is by now, where only that one knows all that was answered. */
async function askedIn(content: Content, formId: string, locale: string, answers: Answers): Promise<Form> {
  const form = formOf(content, formId, locale);
  if (knows(form, answers)) return form;
  const others = [...(content.former?.() ?? []), ...(content.newest ? [await content.newest()] : [])];
  const asked = others.filter((one) => one.ids().some((id) => id === `forms/${formId}`)).map((one) => formOf(one, formId, locale));
  return asked.find((one) => knows(one, answers)) ?? form;
}

/** Whether a form asks for everything that was answered, offers what was chosen, and takes it. */
function knows({ questions }: Form, answers: Answers): boolean {
  const isAsked = Object.entries(answers).every(([id, { options = [] }]) => {
    const question = questions.find((one) => one.id === id);
    return question !== undefined && options.every((chosen) => 'options' in question && question.options.some((option) => option.id === chosen));
  });
  return isAsked && formProblems(questions, answers).length === 0;
}

/** The form as it is in content, in the language; anything else is not found. */
export function formOf(content: FormerContent, formId: string, locale: string): Form {
  const id = content.ids().find((one) => one === `forms/${formId}`);
  if (!id) throw new Refusal('not-found');
  return content.document(id as `forms/${string}`, locale); // the line before found it among the forms
}

function refuseProblems({ questions }: Form, answers: Answers): void {
  const problems = formProblems(questions, answers);
  if (problems.length === 0) return;
  throw new Refusal('invalid-input', { fields: problems.map(({ question, key, count }) => ({ path: `answers.${question}`, problem: key, count })) });
}

function senderOf({ questions }: Form, answers: Answers): string | undefined {
  const question = questions.find((one) => one.type === 'text' && one.input === 'email');
  const parsed = v.safeParse(emailSchema, question && answers[question.id]?.text);
  return parsed.success ? parsed.output : undefined;
}

/** The message and the mails that tell of it, all or none. */
async function keep(database: Database, services: Services, message: NewMessage, { form, host, sender }: { form: Form; host: string; sender: string | undefined }): Promise<void> {
  const { content, words } = services;
  const id = await storeMessage(database, message);
  if (!id) return;
  const nameless = { id: null, first_name: '' };
  const operator = { ...nameless, email: content.document('brand').contact.general, language: content.document('locales').source };
  await queueMail(database, words, operator, { kind: 'formMessage', values: { form: form.title, answers: asText(message.answers), link: caseLink(services, host, 'message', id) } });
  // Nothing of what was typed goes to an address that anybody may have typed.
  if (sender) await queueMail(database, words, { ...nameless, email: sender, language: message.locale }, { kind: 'formReceived', values: { form: form.title } });
}
