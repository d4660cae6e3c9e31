/** An e-mail address: it stands on one line where it fits on one; a longer one goes on before "@" or after a dot, not in the middle of a word. */
export function Address({ text }: { text: string }) {
  const parts = text.match(/@?[^@.]+\.*|[@.]/g) ?? [];
  return <span className="br-address" translate="no" dir="ltr">{parts.flatMap((part, at) => (at > 0 ? [<wbr key={at} />, part] : [part]))}</span>;
}
