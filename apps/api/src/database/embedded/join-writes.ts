import diagnostics from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const most = 64 * 1024; // bytes that wait: a long answer goes out in parts

/**
 * What is written to a connection of this thread in one turn goes out at once. The socket server writes each of the
 * protocol's messages by itself, five or six to a statement, and each such write costs as much as a small statement.
 */
export function joinWrites(): void {
  diagnostics.subscribe('net.server.socket', (event) => join((event as { socket: Socket }).socket)); // as Node's documentation gives its shape
}

function join(socket: Socket): void {
  const write = socket.write.bind(socket) as (...written: unknown[]) => boolean; // one of its overloads, unchanged
  let waits = false;
  const send = () => {
    waits = false;
    socket.uncork();
  };
  socket.write = (...written: unknown[]) => {
    if (!waits) {
      waits = true;
      socket.cork();
      process.nextTick(send);
    }
    const goesOn = write(...written);
    if (socket.writableLength > most) {
      socket.uncork();
      socket.cork();
    }
    return goesOn;
  };
}
