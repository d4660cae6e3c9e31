import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Arrived = { raw: string; mail: Email; from: string; to: string[]; user: unknown; encrypted: boolean };
type Behaviour = {
  /** The reply code to give instead of taking the mail; undefined takes it. */
  refuse?: (recipient: string) => number | [code: number, why: string] | undefined;
  /** What it waits for before it says that it took a mail. */
  beforeYes?: (recipient: string) => Promise<unknown>;
  /** False for a server that does not offer STARTTLS. */
  encrypts?: boolean;
};
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A real SMTP server on this machine, with STARTTLS and a password, that keeps what arrives. */
export async function startMailServer({ refuse = () => undefined, beforeYes = () => Promise.resolve(), encrypts = true }: Behaviour = {}) {
  const arrived: Arrived[] = [];
  const refusal = (code: number, why = 'refused by the test') => Object.assign(new Error(why), { responseCode: code });
  const server = new SMTPServer({
    logger: false,
    closeTimeout: 200, // some tests leave it hanging
    authMethods: ['PLAIN', 'LOGIN'],
    ...(!encrypts && { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }),
    onAuth: ({ username, password }, _, done) => {
      if (username === 'bridge' && password === 'mail password') done(null, { user: username });
      else done(refusal(535));
    },
    onRcptTo: ({ address }, _, done) => {
      const code = refuse(address);
      done(code === undefined ? null : refusal(...([code].flat() as [number, string?])));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        void PostalMime.parse(bytes).then((mail) => {
          const { mailFrom, rcptTo } = session.envelope;
          arrived.push({ raw: bytes.toString(), mail, from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), user: session.user, encrypted: session.secure });
          void beforeYes(rcptTo[0]?.address ?? '').then(() => done());
        });
      });
    },
  });
  server.on('error', () => {}); // a client that goes away is what some tests are about
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => resolve(portOf(listener.address())));
  });
  return {
    arrived,
    url: `smtp://bridge:${encodeURIComponent('mail password')}@127.0.0.1:${port}`,
    port,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function portOf(address: string | { port: number } | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('The mail server listens on no port.');
  return address.port;
}
