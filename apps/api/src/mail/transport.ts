import { createTransport } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';

/** A mail on its way out. */
export type OutgoingMail = { id: string; recipient: string; subject: string; text: string; html: string; /** An .ics file. */ calendar?: string | null; /** Ends the sending, and the connection with it. */ signal?: AbortSignal };
export type Transport = { send(mail: OutgoingMail): Promise<void>; close(): void };
export type SmtpOptions = {
  /** smtp://user:password@host:587 (STARTTLS is required) or smtps://…:465. */
  url: string;
  /** What stands in From: an address, or `Name <address>`. */
  from: string;
  tls?: SMTPPool.Options['tls'];
};

/** Sends through an SMTP server. Nothing goes out unencrypted, except to this machine itself. */
export function smtpTransport({ url, from, tls }: SmtpOptions): Transport {
  const { hostname } = new URL(url);
  const local = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    requireTLS: !local || tls !== undefined,
    ...(tls && { tls }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^\s<>]+?)>?$/.exec(from)?.[1] ?? hostname;
  return {
    async send({ id, recipient, subject, text, html, calendar, signal }) {
      // The same id at every try: a server that got it twice can tell, and so can the reader's program.
      await transporter.sendMail({
        messageId: `<${id}@${host}>`,
        from,
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        ...(calendar && { icalEvent: { filename: 'session.ics', method: /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH', content: calendar } }),
        headers: { 'Auto-Submitted': 'auto-generated' },
        // A server that cannot deliver tells, with the headers alone: what it says is read by `operator mails bounced`.
        dsn: { id, return: 'headers', notify: ['failure'], recipient },
        ...(signal && { signal }),
      });
    },
    close: () => transporter.close({ force: true }),
  };
}
