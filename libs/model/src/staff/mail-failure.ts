/** Why a mail can have failed, as far as whoever decides about it does something else then. The words are content. */
type MailFailure = 'address' | 'before' | 'full' | 'unreached' | 'signIn' | 'refused' | 'tooLarge' | 'other';

/** What is looked for in a reason, the first that is found counts: an enhanced status (RFC 3463) says more than a reply code, and that more than the step it came at. */
const table: readonly (readonly [RegExp, MailFailure])[] = [
  [/^not sent: the address is unreachable$/, 'before'],
  [/^EAUTH\b|\b53[0458]\b/, 'signIn'],
  [/\b[45]\.(1\.\d{1,3}|2\.1)\b/, 'address'],
  [/\b[45]\.2\.2\b/, 'full'],
  [/\b[45]\.(2\.3|3\.4)\b/, 'tooLarge'],
  [/\b[45]\.4\.\d{1,3}\b/, 'unreached'],
  [/\b[45]\.7\.\d{1,3}\b/, 'refused'],
  [/^(ETIMEDOUT|ECONN\w+|EDNS|ESOCKET|ETLS|ENOTFOUND|EHOSTUNREACH)\b|\b421\b/, 'unreached'],
  [/^EENVELOPE (552|452)\b/, 'full'],
  [/^EMESSAGE 552\b/, 'tooLarge'],
  [/^EENVELOPE (5\d\d|450)\b/, 'address'],
  [/^EMESSAGE 5\d\d\b/, 'refused'],
];

/** From what the server writes down of a mail that failed: a code of the sender's, what the mail server replied, or what a notification says. */
export function mailFailureOf(reason: string): MailFailure {
  return table.find(([says]) => says.test(reason))?.[1] ?? 'other';
}
