import { contract, formAnswers, type Failure } from '@bridge/model';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../core/call-handler.ts';
import { execute } from '../core/execute.ts';
import { localeOf } from '../content/locale.ts';
import type { Services } from '../core/services.ts';
import { formOf } from '../messages/face.ts';
import { raw, send } from './calls.ts';
import { takePlainForms } from './plain-body.ts';
import { refusedPage } from './refused-page.ts';
import type { Web } from './static.ts';
import { placeOf } from './choice.ts';

/**
 * Serves the one call that a page without JavaScript can make: besides JSON it takes the fields of a plain form, from
 * pages of this site alone, and answers those with a page. Every other call goes on refusing what is not JSON.
 */
export function addPlainForms(app: FastifyInstance, handlers: Handlers, services: Services, web: Web | undefined): void {
  void app.register(async (scope) => {
    takePlainForms(scope);
    scope.post<{ Params: { formId: string } }>(contract.sendForm.path.replace('{formId}', ':formId'), async (request, reply) => {
      const { body: fields } = request;
      if (!(fields instanceof URLSearchParams)) return send(reply, await execute('sendForm', raw(request), handlers, services));
      const locale = localeOf(services.content, fields.get('_locale') ?? undefined);
      const form = formOf(services.content, request.params.formId, locale);
      const body = { answers: formAnswers(form.questions, fields), locale, homepage: fields.get('_homepage') ?? '' };
      const inLanguage = { ...raw(request), headers: { ...request.headers, 'accept-language': locale }, body }; // the page's, not the browser's
      const { status, body: answer, retryAfter } = await execute('sendForm', inLanguage, handlers, services);
      const back = placeOf(fields.get('_back'));
      reply.header('cache-control', 'no-store');
      // Led back, the reader may reload the page without sending the form again
      if (status === 200) return reply.code(303).header('location', back).send();
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      const { html, policy } = refusedPage({ request, failure: answer as Failure, form, fields, locale, back, web, words: services.words.in(locale) }); // not 200: a refusal
      return reply.code(status).header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
    });
  });
}
