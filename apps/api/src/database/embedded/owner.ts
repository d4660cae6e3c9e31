import net from 'node:net';

/** What a living owner of the folder tells about itself; `pid` is missing where it was too busy to answer. */
export type Owner = { pid: number | undefined };

const patience = 1000;

/** Asks the process that listens on a lock who it is; undefined where nobody listens any more. */
export function askOwner(address: string): Promise<Owner | undefined> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    let heard = '';
    const done = (owner: Owner | undefined) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(owner);
    };
    // A stopped process (SIGSTOP) accepts but does not answer: it lives, so the folder is its own.
    const timer = setTimeout(() => done({ pid: undefined }), patience);
    socket.on('connect', () => socket.write('pid\n'));
    socket.on('data', (chunk) => (heard += chunk));
    socket.on('end', () => done({ pid: Number(heard) || undefined }));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const nobody = ['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(error.code ?? '');
      done(nobody ? undefined : { pid: undefined });
    });
  });
}
