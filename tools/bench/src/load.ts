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

/** What a server answered to a crowd: how many a second, the slowest of a hundred (ms), and how often with which status. */
export type Driven = { perSecond: number; p99: number; statuses: Record<number, number> };

/** Keeps so many connections busy for so long, whatever is answered; a connection that breaks counts as status 0. */
export async function drive(port: number, seconds: number, connections: number, next: (index: number) => Request): Promise<Driven> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const begun = performance.now();
  let index = 0;
  const worker = async () => {
    while (performance.now() - begun < seconds * 1000) {
      const asked = performance.now();
      const status = await answerOf(agent, port, next(index++)).catch(() => 0);
      times.push(performance.now() - asked);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const took = (performance.now() - begun) / 1000;
  agent.destroy();
  const answered = Object.entries(statuses).filter(([status]) => /^2/.test(status)).reduce((sum, [, count]) => sum + count, 0);
  return { perSecond: answered / took, p99: times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? NaN, statuses };
}

async function send(agent: http.Agent, port: number, request: Request): Promise<void> {
  const status = await answerOf(agent, port, request);
  if (status >= 300) throw new Error(`${request.method} ${request.path} answered ${status}`);
}

function answerOf(agent: http.Agent, port: number, request: Request): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string | number> = { ...request.headers };
    if (request.body !== undefined) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = Buffer.byteLength(request.body);
    }
    const sent = http.request({ agent, host: '127.0.0.1', port, method: request.method, path: request.path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(request.body);
  });
}
