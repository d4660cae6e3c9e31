import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { contract, limits, type Call, type CallName } from '@bridge/model';

export type Answer = { status: number; body: unknown; retryAfter: number | undefined; kind: string };
export type Made = { at: number; took: number; kind: string; what: string };
export type Caller = { id: string; token: string; email: string };

/** Calls of the product over HTTP, each noted with how it ended: "200", "503" with when to come back, "500", "no answer". */
export function createCalls() {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 400 });
  const made: Made[] = [];

  async function once(port: number, name: CallName, { caller, params, body }: { caller?: Caller | undefined; params?: Record<string, string>; body?: object }): Promise<Answer> {
    const began = performance.now();
    const { method, path, timeout = limits.callTimeout }: Call = contract[name];
    const at = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''));
    const answer = await send(port, method, at, caller, body, timeout);
    made.push({ at: began, took: performance.now() - began, kind: answer.kind, what: `${name}, to come back after ${answer.retryAfter} s` });
    return answer;
  }

  function send(port: number, method: string, path: string, caller: Caller | undefined, body: object | undefined, patience: number): Promise<Answer> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(caller && { authorization: `Bearer ${caller.token}`, 'x-access-token': caller.token }),
    };
    return new Promise((resolve) => {
      const failed = (kind: string) => resolve({ status: 0, body: undefined, retryAfter: undefined, kind });
      const request = http.request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
        let answer = '';
        response.setEncoding('utf8').on('data', (part: string) => (answer += part));
        response.on('end', () => {
          clearTimeout(late);
          const status = response.statusCode ?? 0;
          const retryAfter = response.headers['retry-after'] === undefined ? undefined : Number(response.headers['retry-after']);
          const parsed = answer.startsWith('{') ? (JSON.parse(answer) as { code?: string }) : undefined; // the product answers JSON
          resolve({ status, body: parsed, retryAfter, kind: status === 503 && retryAfter === undefined ? '503 without Retry-After' : status >= 400 && status !== 503 ? `${status} ${parsed?.code ?? ''}` : String(status) });
        });
      });
      const late = setTimeout(() => {
        failed(`no answer in ${patience / 1000} s`);
        request.destroy();
      }, patience);
      request.on('error', (error: Error & { code?: string }) => {
        clearTimeout(late);
        failed(`broken (${error.code ?? error.message})`);
      });
      request.end(text);
    });
  }

  return {
    made,
    once,
    /** The same until it is answered, as somebody does who presses again when the server has said; answers how often it took. */
    async untilAnswered(port: () => number, name: CallName, sent: Parameters<typeof once>[2], isOver: () => boolean): Promise<Answer & { tries: number }> {
      for (let tries = 1; ; tries += 1) {
        const answer = await once(port(), name, sent);
        if ((answer.status !== 503 && answer.status !== 0) || isOver()) return { ...answer, tries };
        await pause(Math.min(5, answer.retryAfter ?? 1) * 1000);
      }
    },
  };
}
export type Calls = ReturnType<typeof createCalls>;
