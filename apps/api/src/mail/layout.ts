/** The HTML of a mail, from the same text that its plain part has. */
export function toHtml(text: string, { subject, locale }: { subject: string; locale: string }): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => `<p style="margin:0 0 16px">${paragraph.split('\n').map(line).join('<br>')}</p>`);
  return [
    `<!doctype html><html lang="${escape(locale)}" dir="auto"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f6f4ef;color:#1d2433;font:16px/1.5 system-ui,sans-serif">',
    `<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">${paragraphs.join('')}</div></body></html>`,
  ].join('');
}

/** A line that is a code alone stands out, and is easy to select. */
function line(text: string): string {
  return /^[A-Z0-9-]{4,16}$/.test(text) ? `<strong style="font:700 28px/1.4 ui-monospace,monospace;letter-spacing:4px">${escape(text)}</strong>` : escape(text);
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
