import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { years } from '@bridge/model';
import { goodTexts } from './good-texts.ts';

/** One answer as the message to the model has it. */
type SentAnswer = { name: string; asked: string; said: string };
/** A blueprint that is asked for once more: what was written first, and what was wrong with it. */
type SentAgain = { milestone?: { id: string; text: string; note?: string }; skills?: { id: string; name: string }[]; question?: string;  written?: { careerVision: string; years: Record<string, string[]> }; faults?: { year?: string; milestone?: string; about?: string; fault: string }[] };
export type AiRequest = { url: string; headers: IncomingHttpHeaders; body: string; instructions: string; answers: SentAnswer[]; schema: object } & SentAgain;
type Reply = (request: AiRequest, response: ServerResponse) => unknown;
export type AiEndpoint = Awaited<ReturnType<typeof startAiEndpoint>>;

/** Stands in for a provider: an endpoint on this machine that speaks as those do, or as badly as a test wants. */
export async function startAiEndpoint(port = 0) {
  const endpoint = { requests: [] as AiRequest[], reply: streamed(aWrittenBlueprint()) as Reply };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const read = readRequest(request, await text(request));
    endpoint.requests.push(read);
    await endpoint.reply(read, response);
  }
  const close = async () => {
    server.closeAllConnections();
    server.close();
    if (server.listening) await once(server, 'close');
  };
  return Object.assign(endpoint, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, // it listens on a port
    close,
    [Symbol.asyncDispose]: close,
  });
}

function readRequest(request: IncomingMessage, body: string): AiRequest {
  type Sent = { messages: { role: string; content: string }[]; response_format: { json_schema: { schema: object } } };
  const sent = JSON.parse(body) as Sent; // what the library of the provider sends
  const said = (role: string) => sent.messages.find((message) => message.role === role)?.content ?? '';
  return {
    url: request.url ?? '',
    headers: request.headers,
    body,
    instructions: said('system'),
    ...(JSON.parse(said('user')) as { answers: SentAnswer[] } & SentAgain),
    schema: sent.response_format.json_schema.schema,
  };
}

/** Answers with a blueprint, piece by piece; `pieces` may wait between them. */
export function streamed(written: unknown, { size = 40, usage = 1234 }: { size?: number; usage?: number | null } = {}): Reply {
  const whole = typeof written === 'string' ? written : JSON.stringify(written);
  return async (_, response) => {
    begin(response);
    for (let at = 0; at < whole.length; at += size) response.write(piece(whole.slice(at, at + size)));
    end(response, usage);
  };
}

export function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** One piece of a model's text, as it travels. */
export function piece(content: string): string {
  return event({ choices: [{ index: 0, delta: { content } }] });
}

export function end(response: ServerResponse, usage: number | null = null): void {
  response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
  if (usage !== null) response.write(event({ choices: [], usage: { prompt_tokens: usage - 100, completion_tokens: 100, total_tokens: usage } }));
  response.end('data: [DONE]\n\n');
}

function event(more: object): string {
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'stub', ...more })}\n\n`;
}

type WrittenMilestone = { text: string; reasons: string[] };

/** A blueprint as a good model writes it. */
export function aWrittenBlueprint(text = (year: number, place: number) => goodTexts[year - 1]![place - 1]!, vision = 'I want to build bridges that last.') {
  const milestones = (year: number): WrittenMilestone[] => [1, 2, 3].map((place) => ({ text: text(year, place), reasons: ['envision', '6:programming', '6:unknown'] }));
  return { careerVision: vision, years: Object.fromEntries(years.map((year, index) => [year, milestones(index + 1)])) as Record<string, WrittenMilestone[]> }; // fromEntries forgets the keys
}
