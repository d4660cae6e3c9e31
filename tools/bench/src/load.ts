import http from 'node:http';

export type Request = { method: string; path: string; headers?: Record<string, string>; body?: string };

/** Sends `count` requests to a server on loopback, `concurrency` at a time over kept connections; throws on an answer other than 2xx. */
export async function load(port: number, count: number, concurrency: number, next: (index: number) => Request): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
  let index = 0;
  const worker = async () => {
    while (index < count) await send(agent, port, next(index++));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  agent.destroy();
}

function send(agent: http.Agent, port: number, request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string | number> = { ...request.headers };
    if (request.body !== undefined) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = Buffer.byteLength(request.body);
    }
    const sent = http.request({ agent, host: '127.0.0.1', port, method: request.method, path: request.path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        const ok = answer.statusCode !== undefined && answer.statusCode < 300;
        if (ok) resolve();
        else reject(new Error(`${request.method} ${request.path} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(request.body);
  });
}
