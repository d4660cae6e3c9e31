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

/** What a server answered to a crowd: how many a second, the slowest of a hundred (ms) that were done, and how often with which status, or not at all. */
export type Driven = { perSecond: number; p99: number; statuses: Record<string, number> };

const patience = 1000; // who is asked to come back does so after this at the latest

/** Keeps so many connections busy for so long, whatever is answered. Who is asked to come back later waits first, as people's screens do. */
export async function drive(port: number, seconds: number, connections: number, next: (index: number) => Request): Promise<Driven> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const begun = performance.now();
  let index = 0;
  const worker = async () => {
    while (performance.now() - begun < seconds * 1000) {
      const asked = performance.now();
      const { status, retryAfter } = await answerOf(agent, port, next(index++)).catch(() => ({ status: 'broken', retryAfter: 0 }));
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (isDone(status)) times.push(performance.now() - asked);
      else await new Promise((resolve) => setTimeout(resolve, Math.min(patience, retryAfter * 1000)));
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const took = (performance.now() - begun) / 1000;
  agent.destroy();
  return { perSecond: times.length / took, p99: times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? NaN, statuses };
}

function isDone(status: number | string): boolean {
  return typeof status === 'number' && status < 300;
}

async function send(agent: http.Agent, port: number, request: Request): Promise<void> {
  const { status } = await answerOf(agent, port, request);
  if (status >= 300) throw new Error(`${request.method} ${request.path} answered ${status}`);
}

function answerOf(agent: http.Agent, port: number, request: Request): Promise<{ status: number; retryAfter: number }> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string | number> = { ...request.headers };
    if (request.body !== undefined) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = Buffer.byteLength(request.body);
    }
    const sent = http.request({ agent, host: '127.0.0.1', port, method: request.method, path: request.path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter: Number(answer.headers['retry-after'] ?? 0) }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(request.body);
  });
}
