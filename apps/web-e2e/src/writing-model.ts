import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { years } from '@bridge/model';

const vision = 'I want to build bridges that last.';
const milestone = (year: number, place: number) => ({ text: `Finish piece ${place} of year ${year} and show it to two people who know the work.`, reasons: ['envision'] });
const whole = JSON.stringify({ careerVision: vision, years: Object.fromEntries(years.map((year, index) => [year, [1, 2, 3].map((place) => milestone(index + 1, place))])) });

export type WritingModel = Awaited<ReturnType<typeof startModel>>;

/** A model behind an endpoint as providers have them. It begins a year when the test says so, or refuses. */
export async function startModel(port: number) {
  const begun = years.map(() => Promise.withResolvers<void>());
  const ended = Promise.withResolvers<void>();
  const model = { vision, isWilling: true, asked: 0 };
  const server = createServer((request, response) => {
    model.asked += 1;
    request.resume();
    void (model.isWilling ? write(response) : response.writeHead(400).end('{}'));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  async function write(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    let at = 0;
    for (const [index, year] of years.entries()) {
      await begun[index]?.promise;
      at = say(response, at, whole.indexOf(`"${year}":`) + year.length + 4);
    }
    await ended.promise;
    say(response, at, whole.length);
    response.end('data: [DONE]\n\n');
  }

  return Object.assign(model, {
    url: `http://127.0.0.1:${port}/v1`,
    /** Writes until the year has begun. */
    beginYear: (number: number) => begun.slice(0, number).forEach(({ resolve }) => resolve()),
    finish: () => [...begun, ended].forEach(({ resolve }) => resolve()),
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}

function say(response: ServerResponse, from: number, to: number): number {
  response.write(`data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'stub', choices: [{ index: 0, delta: { content: whole.slice(from, to) } }] })}\n\n`);
  return to;
}
