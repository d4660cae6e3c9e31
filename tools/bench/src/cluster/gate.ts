// Started by openGates(): TCP ports that pass on to others. Told "swallow", what is on its way is lost and nobody hears
// anything, as in a network with a hole; told "deliver", new connections go through, and the old ones never again.
// Arguments: pairs of ports, from:to.
import net from 'node:net';
import process from 'node:process';

let swallows = false;
const sockets = new Set<net.Socket>();

for (const pair of process.argv.slice(2)) {
  const [from, to] = pair.split(':').map(Number);
  net.createServer((client) => {
    keep(client);
    if (swallows) return void client.resume();
    const server = keep(net.connect(to ?? 0, '127.0.0.1'));
    client.pipe(server).pipe(client);
    // What ends on one side ends on the other, unless it does so in the hole.
    for (const [one, other] of [[client, server], [server, client]] as const) one.on('close', () => swallows || other.destroy());
  }).listen(from, '127.0.0.1');
}

function keep(socket: net.Socket): net.Socket {
  sockets.add(socket);
  return socket.setNoDelay().on('error', () => {}).on('close', () => sockets.delete(socket));
}

process.on('message', (word) => {
  swallows = word === 'swallow';
  if (swallows) for (const socket of sockets) socket.unpipe().resume();
});
process.on('disconnect', () => process.exit());
