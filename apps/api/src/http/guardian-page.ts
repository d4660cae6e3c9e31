import type { Documents } from '@bridge/content';
import { dateFormat, type AnswerOf, type Contract, type Failure, type GuardianConsent } from '@bridge/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../core/call-handler.ts';
import { execute } from '../core/execute.ts';
import type { Services } from '../core/services.ts';
import { raw } from './calls.ts';
import { wantedPrefix } from './chosen-locale.ts';
import { localeOf } from './locale-of.ts';
import { escape } from './page-head.ts';
import { takePlainForms } from './plain-body.ts';
import { warning } from './refused-page.ts';
import type { Web } from './static.ts';

const path = '/guardian';

type Opened = { Params: { locale?: string }; Querystring: Record<string, unknown> };
type Words = { guardian: Record<string, string> & { state: Record<string, string>; sure: Record<string, string> } };

/**
 * What a guardian is asked, and the buttons that answer it, where the program never comes: without scripts, and in a browser below
 * the floor, an old telephone's. The mailed key is what proves who answers, and stays in this page and the one behind it.
 */
export function addGuardianPage(app: FastifyInstance, handlers: Handlers, services: Services, web: Web): void {
  void app.register(async (scope) => {
    takePlainForms(scope, { withKey: true });
    for (const prefix of ['', '/:locale']) {
      scope.route<Opened>({ method: ['GET', 'HEAD'], url: prefix + path, handler: open });
      scope.post<Opened>(prefix + path, answer);
    }
  });

  async function open(request: FastifyRequest<Opened>, reply: FastifyReply) {
    const locale = localeOf(services.content, request.params.locale);
    const { key } = request.query;
    if (!locale || typeof key !== 'string' || wantedPrefix(services.content, request, { asksBrowser: true }) !== undefined) return reply.callNotFound(); // the page as it is, or the one in the reader's language
    return (await show({ request, reply, locale, key })) ?? reply.callNotFound();
  }

  async function answer(request: FastifyRequest<Opened>, reply: FastifyReply) {
    const locale = localeOf(services.content, request.params.locale);
    const { body: fields } = request;
    if (!locale || !(fields instanceof URLSearchParams)) return reply.callNotFound();
    const [key, agree] = [fields.get('key') ?? '', fields.get('agree')];
    const { status, body, retryAfter } = await execute('answerConsent', { ...asked(request, locale), params: { key }, body: { agree: agree === 'yes', text: fields.get('text') ?? '', seen: fields.get('seen') ?? undefined } }, handlers, services);
    if (status === 200) return reply.code(303).headers({ location: `${prefixOf(locale)}${path}?key=${encodeURIComponent(key)}`, 'cache-control': 'no-store' }).send();
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    return (await show({ request, reply: reply.code(status), locale, key, failure: body as Failure })) ?? reply.callNotFound(); // not 200: a refusal
  }

  type Shown = { request: FastifyRequest<Opened>; reply: FastifyReply; locale: string; key: string; failure?: Failure };

  async function show({ request, reply, locale, key, failure }: Shown): Promise<FastifyReply | undefined> {
    const page = web.form(request, prefixOf(locale) + path);
    if (!page) return undefined;
    const { status, body } = await execute('readConsent', { ...asked(request, locale), params: { key } }, handlers, services);
    const main = status === 200 ? agreement((body as AnswerOf<Contract['readConsent']>).data, { locale, key, failure }) : title(locale) + refusal(body as Failure); // the contract's answer, or a refusal
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': page.policy }).type('text/html; charset=utf-8');
    return reply.send(inPlaceOfProgram(page.html, main));
  }

  function prefixOf(locale: string): string {
    return locale === services.content.document('locales').source ? '' : `/${locale}`;
  }

  function wordsOf(locale: string): Words['guardian'] {
    return (services.content.document('interface/auth', locale) as Words).guardian; // the content check has made sure of it
  }

  function title(locale: string): string {
    return `<h1>${escape(wordsOf(locale)['title'] ?? '')}</h1>`;
  }

  /** As the program draws it (libs/auth/src/young/guardian-page.tsx). */
  function agreement({ firstName, ofAge, isOpen, state, endsAt }: GuardianConsent, { locale, key, failure }: { locale: string; key: string; failure: Failure | undefined }): string {
    const { state: states, sure, ...words } = wordsOf(locale);
    const { review, lead, helpLines, consent } = services.content.document('safeguarding', locale);
    const until = endsAt ? dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(endsAt)) : '';
    const values: Record<string, string> = { firstName, until, brand: services.content.document('brand', locale).name, name: lead.name };
    const say = (text = '') => escape(text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place));
    if (ofAge) return `${title(locale)}<p role="status">${say(words['ofAge'])}</p>`;
    const button = (name: 'yes' | 'no', text: string | undefined) => `<button type="submit" name="agree" value="${name}">${say(text)}</button>`;
    return [
      `<h1>${say(words['heading'])}</h1>`,
      failure ? refusal(failure) : '',
      `<p>${say(words['lead'])}</p>`,
      isOpen || state === 'agreed' ? `<p role="status"><b>${say(states[state])}</b></p>` : '',
      isOpen ? `<h2>${say(words['points'])}</h2><ul>${consent.points.map(({ text, lang }: Documents['safeguarding']['consent']['points'][number]) => `<li${lang ? ` lang="${escape(lang)}"` : ''}>${escape(text)}</li>`).join('')}</ul>` : `<p>${say(words['closed'])}</p>`,
      isOpen && (!review.by || !review.on) ? `<p>${say(words['draft'])}</p>` : '',
      lead.name && lead.email ? `<p>${say(words['contact'])} <a href="mailto:${escape(lead.email)}">${escape(lead.email)}</a></p>` : '',
      helpLines.length > 0 ? `<h2>${say(words['helpLines'])}</h2><ul>${helpLines.map((line) => `<li>${escape(line.country)}: <bdi>${escape(line.name)}</bdi>, <bdi>${escape(line.contact)}</bdi></li>`).join('')}</ul>` : '',
      `<form class="web-ways" method="post" action="${prefixOf(locale)}${path}"><input type="hidden" name="key" value="${escape(key)}"/><input type="hidden" name="text" value="${escape(consent.version)}"/><input type="hidden" name="seen" value="${state}"/>`,
      isOpen ? button('yes', state === 'agreed' ? words['again'] : words['agree']) : '',
      state === 'asked' && isOpen ? ` ${button('no', words['refuse'])}` : '',
      state === 'agreed' ? `<details><summary>${say(words['takeBack'])}</summary><p>${say(sure['text'])}</p>${button('no', sure['yes'])}</details>` : '', // asked once more, as the program does
      `</form><p>${say(words['keep'])}</p>`,
    ].join('');
  }
}

function refusal({ message }: Failure): string {
  return `<div role="alert">${warning}<p><b>${escape(message)}</b></p></div>`;
}

/** The call as it is made of this page, in its language. */
function asked(request: FastifyRequest<Opened>, locale: string) {
  return { ...raw(request), query: {}, headers: { ...request.headers, 'accept-language': locale } };
}

/** What stands where the program never comes (apps/web/src/stand-in/draw-waiting.tsx), in each of its ways not to come. */
function inPlaceOfProgram(html: string, main: string): string {
  return html.replaceAll(/(<div class="web-told web-(?:without|failed|old)">)[\s\S]*?<\/form>(<\/div>)/g, (_, start: string, end: string) => start + main + end);
}
