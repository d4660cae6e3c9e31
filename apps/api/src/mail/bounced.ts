import PostalMime from 'postal-mime';
import type { Database } from '../database/database.ts';
import { markUnreachable, meansNobody } from './unreachable.ts';

/** What a delivery status notification (RFC 3464) says of one mail of ours. */
export type Bounce = { id: string; /** The address as we wrote it and as it was last forwarded to. */ recipients: string[]; status: string };

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Reads a notification that a mail could not be delivered for good; undefined for any other mail, also a delay or a receipt. */
export async function readBounce(mail: Uint8Array): Promise<Bounce | undefined> {
  const attachments = await PostalMime.parse(mail, { maxNestingDepth: 20, maxHeadersSize: 100_000 }).then(
    (read) => read.attachments,
    () => [], // nested or long as no notification is
  );
  const part = (type: RegExp) => attachments.filter(({ mimeType }) => type.test(mimeType)).map(({ content }) => asText(content)).join('\n\n');
  const report = part(/^message\/(global-)?delivery-status$/i);
  const ours = part(/^(message\/(global-)?rfc822|message\/global|text\/rfc822-headers|message\/(global-)?headers)(-headers)?$/i);
  for (const block of report.split(/\r?\n(?:[ \t]*\r?\n)+/)) {
    if (field(block, 'Action')?.toLowerCase() !== 'failed') continue;
    const recipients = ['Original-Recipient', 'Final-Recipient'].flatMap((name) => field(block, name)?.replace(/^[\w-]+\s*;\s*/, '').replace(/^<|>$/g, '') ?? []);
    const id = new RegExp(`^Message-ID:\\s*<(${uuid})@`, 'im').exec(ours)?.[1] ?? new RegExp(`^Original-Envelope-Id:\\s*(${uuid})\\s*$`, 'im').exec(report)?.[1];
    if (recipients.length === 0 || !id) continue;
    return { id: id.toLowerCase(), recipients, status: /\b5\.\d{1,3}\.\d{1,3}\b/.exec(field(block, 'Status') ?? '')?.[0] ?? '5.0.0' };
  }
  return undefined;
}

/**
 * Marks the mail as failed, and its address as unreachable where nobody is there. Anybody can send such a notification,
 * so it counts only with the id of a mail that did go to that address; false otherwise.
 */
export async function takeBounce(database: Pick<Database, 'query'>, { id, recipients, status }: Bounce): Promise<boolean> {
  const [mail] = await database.query<{ recipient: string }>(
    `update outbox set failed_at = coalesce(failed_at, now()), last_error = $3 where id = $1 and lower(recipient) = any($2::text[]) and sent_at is not null returning recipient`,
    [id, recipients.map((address) => address.toLowerCase()), `came back: ${status}`],
  );
  if (mail && meansNobody(status)) await markUnreachable(database, mail.recipient, `came back: ${status}`);
  return mail !== undefined;
}

function field(block: string, name: string): string | undefined {
  const value = new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'im').exec(block)?.[1];
  return value?.replaceAll(/\s+/g, ' ').trim();
}

function asText(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
