type Message = { id?: number; method?: string; params?: Record<string, unknown>; result?: unknown; error?: unknown; message?: string };

/** A connection over which commands are numbered and answered, and events come in between: what both DevTools and BiDi speak. */
export type Socket = {
  send<T>(method: string, params?: object, more?: object): Promise<T>;
  on(method: string, listener: (params: Record<string, unknown>) => void): void;
  close(): void;
};

export async function connect(url: string): Promise<Socket> {
  const socket = new WebSocket(url);
  const open = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  const listeners: [method: string, listener: (params: Record<string, unknown>) => void][] = [];
  let count = 0;
  socket.onmessage = ({ data }) => {
    const { id, method, params = {}, result, error, message } = JSON.parse(String(data)) as Message; // both protocols have this shape
    if (id === undefined) for (const [name, listener] of listeners) if (name === method) listener(params);
    if (id === undefined) return;
    const asked = open.get(id);
    open.delete(id);
    if (error) asked?.reject(new Error(`${JSON.stringify(error)} ${message ?? ''}`));
    else asked?.resolve(result as never);
  };
  socket.onclose = () => open.forEach(({ reject }) => reject(new Error('The browser has gone.')));
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = () => fail(new Error(`No answer at ${url}.`));
  });
  return {
    send: (method, params = {}, more = {}) =>
      new Promise((resolve, reject) => {
        open.set(++count, { resolve, reject });
        socket.send(JSON.stringify({ id: count, method, params, ...more }));
      }),
    on: (method, listener) => void listeners.push([method, listener]),
    close: () => socket.close(),
  };
}
