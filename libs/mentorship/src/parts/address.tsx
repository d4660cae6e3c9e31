/** An e-mail address: where it is longer than a line it goes on before "@" or after a dot, not in the middle of a word. */
export function Address({ text }: { text: string }) {
  const parts = text.match(/@?[^@.]+\.*|[@.]/g) ?? [];
  return <span translate="no" dir="ltr">{parts.flatMap((part, at) => (at > 0 ? [<wbr key={at} />, part] : [part]))}</span>;
}
