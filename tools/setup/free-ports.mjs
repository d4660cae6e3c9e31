// A port that is taken is said in words, before anything is started that would stumble over it.
import { createServer } from 'node:net';

/** The ports of a list that another program holds. */
export async function takenAmong(ports) {
  const taken = await Promise.all(ports.map((port) => isTaken(port)));
  return ports.filter((_port, index) => taken[index]);
}

/** Says which ports are taken and what to do about it; undefined where all are free. */
export async function portsInTheWay(ports) {
  const taken = await takenAmong(ports);
  if (taken.length === 0) return undefined;
  const [first] = ports;
  const which = taken.length === 1 ? `Port ${taken[0]} is` : `Ports ${taken.slice(0, -1).join(', ')} and ${taken.at(-1)} are`;
  return `${which} taken by another program${taken[0] === first ? ', perhaps an npm run dev or npm start that is still running' : ''}. End it, or choose others: PORT=${first + 10} npm run dev`;
}

/** Asked of every address that servers of ours listen on: one may be free where the other is not. */
async function isTaken(port) {
  for (const host of ['127.0.0.1', '::1']) if (await isHeld(port, host)) return true;
  return false;
}

function isHeld(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}
