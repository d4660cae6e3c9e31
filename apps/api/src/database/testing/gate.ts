import net from 'node:net';

/** A loopback port before the database's unix socket that is closed at first. */
export async function throughGate(url: string) {
  const folder = new URL(url).searchParams.get('host') ?? '';
  const sockets = new Set<net.Socket>();
  const answering = new Set<net.Socket>();
  let swallows = false;
  let trips = 0;
  let knocked = Promise.withResolvers<void>();
  const gate = net.createServer((client) => {
    sockets.add(client);
    client.on('error', () => {});
    if (swallows) {
      knocked.resolve();
      return void client.resume();
    }
    const server = net.connect(`${folder}/.s.PGSQL.5432`);
    sockets.add(server);
    answering.add(server);
    server.on('error', () => {});
    client.pipe(server).pipe(client);
    let waits = false;
    client.on('data', () => {
      if (!waits) trips += 1;
      waits = true;
    });
    server.on('data', () => void (waits = false));
  });
  const port = await new Promise<number>((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  const gated = new URL(url);
  gated.search = '';
  gated.host = `127.0.0.1:${port}`;
  return {
    url: gated.href,
    port,
    /** What is on its way is lost, whoever sends something hears nothing, and whoever connects meets nobody. */
    swallow: () => {
      swallows = true;
      for (const socket of sockets) socket.unpipe().resume();
    },
    /** What is on its way to the server arrives; nobody hears what it answers, and whoever connects meets nobody. */
    mute: () => {
      swallows = true;
      for (const socket of answering) socket.unpipe().resume();
    },
    /** How often somebody asked, and waited for the answer before asking more. */
    trips: () => trips,
    /** When somebody has tried in vain to connect. */
    knocked: () => knocked.promise,
    /** New connections go through again; nothing more is heard on those from before. */
    deliver: () => {
      swallows = false;
      knocked = Promise.withResolvers();
    },
    open: () => new Promise<void>((resolve) => gate.listen(port, '127.0.0.1', resolve)),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => gate.close(resolve));
    },
  };
}
