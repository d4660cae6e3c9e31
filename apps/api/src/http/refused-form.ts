import type { Failure } from '@bridge/model';
import { escape, warning } from './refused-page.ts';

type Refused = { status: number; failure: Failure; fields: URLSearchParams; /** What stands over several faults. */ summary: string; /** The label of a field for a code, where that is what is missing. */ code?: string | undefined };

const secret = /password/i;

/** The page that a form was sent from, with why it was refused and what was typed; passwords are not sent back. */
export function refusedForm(html: string, { status, failure, fields, summary, code }: Refused): string {
  const { success: _, ...said } = failure;
  const lines = (failure.fields ?? []).map(({ message }) => `<li>${escape(message)}</li>`).join('');
  const list = lines && `<ul role="list">${lines}</ul>`;
  const box = `<div class="br-note br-note-red br-summary" role="alert" tabindex="-1" autofocus>${warning}<div><p class="br-label">${escape(lines ? summary : failure.message)}</p>${list}</div></div>`;
  const origin = fields.get('origin');
  const kept = origin === null ? '' : `<input type="hidden" name="origin" value="${escape(origin)}"/>`;
  return html
    .replace(/(<form [^>]*method="post"[^>]*)(>\s*<div class="br-stack">[\s\S]*?<\/div>)/, (_, start: string, head: string) => `${start} data-refused="${escape(JSON.stringify({ status, ...said }))}"${head}${kept}${box}${code === undefined ? '' : fieldForCode(code)}`)
    .replace(/<input [^>]*name="(\w+)"[^>]*>/g, (tag, name: string) => (secret.test(name) ? tag : filled(tag, fields.getAll(name))));
}

/** As the program's screen has it (libs/auth/src/second-step/code-form.tsx), where the second step has a form of its own. */
function fieldForCode(label: string): string {
  return `<div class="br-field"><label for="second-step">${escape(label)}</label><div class="rt-TextFieldRoot rt-r-size-3 rt-variant-surface"><input spellcheck="false" type="text" autocomplete="one-time-code" autocapitalize="characters" dir="ltr" id="second-step" aria-required="true" class="rt-reset rt-TextFieldInput" name="code"/></div></div>`;
}

/** An input as it was sent. */
function filled(tag: string, sent: readonly string[]): string {
  const isChoice = /type="(?:checkbox|radio)"/.test(tag);
  if (!isChoice) return sent[0] === undefined || /type="hidden"|autoComplete="(?:one-time-code|off)"/i.test(tag) ? tag : tag.replace(/ value="[^"]*"/, '').replace(/\/?>$/, () => ` value="${escape(sent[0] ?? '')}"/>`);
  const own = / value="([^"]*)"/.exec(tag)?.[1] ?? 'on';
  return tag.replace(/ checked(?:="")?/, '').replace(/\/?>$/, () => (sent.includes(own) ? ' checked=""/>' : '/>'));
}
