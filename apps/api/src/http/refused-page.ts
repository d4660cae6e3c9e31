import { createHash } from 'node:crypto';
import type { Form } from '@bridge/content';
import type { Failure } from '@bridge/model';
import type { FastifyRequest } from 'fastify';
import type { Words } from '../core/words.ts';
import { contentSecurityPolicy } from './headers.ts';
import type { Web } from './static.ts';

type Refused = {
  request: FastifyRequest;
  failure: Failure;
  form: Form;
  fields: URLSearchParams;
  locale: string;
  /** The page the form is on. */
  back: string;
  web: Web | undefined;
  words: Words;
};

/** The sign beside what went wrong. */
export const warning = '<svg class="br-ic" viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M12 4.5L21 19.5H3zM12 10v4.5M12 17h.01"/></svg>';
const styles = 'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}dd{overflow-wrap:anywhere}dt{font-weight:600}:root{color-scheme:light dark}';

/** Why a form sent without JavaScript was not taken, inside the page it was sent from, with all that was typed. */
export function refusedPage({ request, failure, form, fields, locale, back, web, words }: Refused): { html: string; policy: string } {
  const title = escape(words.form('refused'));
  const main = [
    '<section class="br-block"><div class="br-wrap"><div class="br-stack br-gap-24">',
    `<h1 class="br-d2">${title}</h1>`,
    `<div class="br-note br-note-red br-summary" role="alert">${warning}<div><p class="br-label">${escape(failure.fields ? words.form('reasons') : failure.message)}</p>${reasons(failure, form)}</div></div>`,
    `<p>${escape(words.form('kept'))}</p>`,
    `<dl class="br-form">${typed(form, fields, words)}</dl>`,
    '</div></div></section>',
  ].join('');
  const framed = web?.around(request, back.split(/[?#]/, 1)[0] ?? '/', title, main);
  if (framed) return framed;
  const html = `<!doctype html><html lang="${escape(locale)}" dir="auto"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${styles}</style></head><body><main>${main}</main></body></html>`;
  return { html, policy: contentSecurityPolicy([`sha256-${createHash('sha256').update(styles).digest('base64')}`]) };
}

function reasons({ fields = [] }: Failure, form: Form): string {
  const lines = fields.map(({ path, message }) => {
    const question = form.questions.find(({ id }) => id === path.split('.')[1]);
    return `<li>${escape(question ? `${question.prompt}: ${message}` : message)}</li>`;
  });
  return lines.length > 0 ? `<ul role="list">${lines.join('')}</ul>` : '';
}

function typed(form: Form, fields: URLSearchParams, words: Words): string {
  const entries = [...fields];
  return form.questions
    .map((question) => {
      const values = entries.filter(([name]) => name === question.id || name.startsWith(`${question.id}.`)).map(([, value]) => value);
      const options = 'options' in question ? question.options : [];
      const texts = values.map((value) => options.find(({ id }) => id === value)?.label ?? value).filter((text) => text.trim() && text !== '.other');
      return `<div><dt class="br-label">${escape(question.prompt)}</dt><dd>${lines(texts.join('\n') || words.form('nothing'))}</dd></div>`;
    })
    .join('');
}

/** The page's own styles are those of the form's page: line ends are elements here. */
function lines(text: string): string {
  return escape(text).replaceAll(/\r?\n/g, '<br>');
}

/** Text as it stands in HTML. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
