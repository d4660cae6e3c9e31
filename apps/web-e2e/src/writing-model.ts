import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { years } from '@bridge/model';

const vision = 'I want to build bridges that last.';
// Good enough for the rubric: every year has a text with all that helps, an act of few words and one of many.
const texts = [
  ['Write one page on three employers, and have a mentor and your family mark it.', 'Rewrite your CV twice.', 'Carry a notebook for forty days and count in it how often anything surprises you on the way home.'],
  ['Draw up a list of five customers; let an experienced friend review it.', 'Send ten applications.', 'Build a small shelf without any nails, measure every board twice and paint the whole of it yellow.'],
  ['Keep a log of two placements that an expert of your association corrects.', 'Rehearse six interviews.', 'Walk along one river from its bridge to its mouth and photograph eleven boats that carry goods.'],
  ['Describe your trade in two letters to a specialist and a network that checked them.', 'Teach three cousins.', 'Plant twelve trees beside a school, water them through one dry season and replace whichever fails.'],
  ['Publish one report for clients, judged by a senior partner.', 'Mend nine radios.', 'Open a stall on four market mornings, sell what was restored and give back half to whoever lent tools.'],
] as const;
const milestones = (year: number) => texts[year]!.map((text) => ({ text, reasons: ['envision'] })); // there are five
const whole = JSON.stringify({ careerVision: vision, years: Object.fromEntries(years.map((year, index) => [year, milestones(index)])) });

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
