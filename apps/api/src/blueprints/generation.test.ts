import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { years, type CareerBlueprint, type Year } from '@bridge/model';
import { expect, onTestFinished, test } from 'vitest';
import { countingGenerator } from '../testing/generator.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { steeredGenerator, yearPart } from '../testing/steered.ts';

type Talent = Awaited<ReturnType<TestServer['answered']>>;
type Piece = { type?: string; year?: string; code?: string };

/** Opens the stream over a real connection and reads it piece by piece; pulses are skipped. */
async function open(server: TestServer, { params, token }: Talent, method: 'GET' | 'POST' = 'POST') {
  const address = server.app.server.listening ? server.app.listeningOrigin : await server.app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(`${address}/users/${params.userId}/blueprint/generation`, { method, signal: leaving.signal, headers: { authorization: `Bearer ${token}` } });
  const lines = createInterface({ input: Readable.from(response.body ?? []).on('error', () => {}) })[Symbol.asyncIterator]();
  async function next(): Promise<Piece | undefined> {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) return undefined;
      if (value !== '') return JSON.parse(value) as Piece; // a line of the stream
    }
  }
  async function rest(): Promise<Piece[]> {
    const pieces: Piece[] = [];
    for (let piece = await next(); piece; piece = await next()) pieces.push(piece);
    return pieces;
  }
  return { response, next, rest, leave: () => leaving.abort() };
}

const named = (pieces: Piece[]) => pieces.map((piece) => piece.year ?? piece.type ?? piece.code);
const whole = ['started', 'vision', ...years, 'done'];

test('the years are told one by one while the rest is still being written', async () => {
  const generator = steeredGenerator();
  await using server = await startTestServer({ generator });
  const talent = await server.answered('a captain');
  const opened = open(server, talent);
  await generator.begun;
  const stream = await opened;
  expect([stream.response.status, stream.response.headers.get('content-type'), stream.response.headers.get('cache-control')]).toEqual([200, 'application/x-ndjson; charset=utf-8', 'no-store, no-transform']);
  expect(await stream.next()).toEqual({ type: 'started' });
  generator.tell({ type: 'vision', text: 'A way to become a captain' });
  expect(await stream.next()).toEqual({ type: 'vision', text: 'A way to become a captain' });
  generator.tell(yearPart('year1'));
  expect(await stream.next()).toEqual({ type: 'year', year: 'year1', milestones: ['Milestone year1-1', 'Milestone year1-2', 'Milestone year1-3'] });
  generator.finish();
  const rest = await stream.rest();
  expect(named(rest)).toEqual(['year2', 'year3', 'year4', 'year5', 'done']);
  const answered = await server.call('generateBlueprint', talent);
  expect(rest.at(-1)).toEqual({ type: 'done', blueprint: answered.body.data.blueprint });
});

test('what is composed at once is told the same way, and what is stored already too', async () => {
  await using server = await startTestServer();
  const talent = await server.answered();
  expect(named((await server.pieces('startGeneration', talent)).pieces)).toEqual(whole);
  const { pieces } = await server.pieces('startGeneration', talent);
  expect(named(pieces)).toEqual(whole.slice(1));
  const { blueprint } = pieces.at(-1) as unknown as { blueprint: CareerBlueprint }; // the last holds it
  const toldOf = (year: Year) => ({ type: 'year', year, milestones: blueprint.structuredJson.fiveYearRoadmap[year], reasons: blueprint.milestones[year].flatMap(({ reasons }) => reasons) });
  expect(pieces.slice(1, -1)).toEqual(years.map(toldOf));
  expect(server.generator.runs).toBe(1);
});

test('a hundred followers, and the specified call beside them, are one generation', async () => {
  await using one = await startTestServer({ generator: countingGenerator(200) });
  await using two = await startTestServer({ generator: one.generator, shared: { ...one.database } });
  const talent = await one.answered();
  const answers = await Promise.all([
    ...Array.from({ length: 100 }, (_, n) => (n % 2 ? one : two).pieces('startGeneration', talent)),
    one.call('generateBlueprint', talent).then(({ status }) => ({ status, pieces: [{ type: 'done' }] })),
  ]);
  for (const { status, pieces } of answers) expect([status, pieces.at(-1)?.type]).toEqual([200, 'done']);
  expect(one.generator.runs).toBe(1);
  expect(await one.database.query('select used from generations_by_day')).toEqual([{ used: 1 }]);
});

test('whoever comes back finds the generation that runs, in this process and in another', async () => {
  const generator = steeredGenerator();
  await using one = await startTestServer({ generator });
  await using two = await startTestServer({ generator, shared: { ...one.database } });
  const talent = await one.answered();
  expect(await (await open(two, talent, 'GET')).rest()).toEqual([]);
  const left = await open(one, talent);
  await generator.begun;
  generator.tell({ type: 'vision', text: 'V' });
  generator.tell(yearPart('year1'));
  left.leave();

  const here = await open(one, talent, 'GET');
  const there = await open(two, talent, 'GET');
  for (const stream of [here, there]) expect(named([await stream.next(), await stream.next(), await stream.next()] as Piece[])).toEqual(['started', 'vision', 'year1']);
  generator.tell(yearPart('year2'));
  for (const stream of [here, there]) expect(await stream.next()).toMatchObject({ year: 'year2' });
  generator.finish();
  for (const stream of [here, there]) expect(named(await stream.rest())).toEqual(['year3', 'year4', 'year5', 'done']);
  expect(await (await open(two, talent, 'GET')).rest()).toEqual([]);
  expect(generator.runs).toBe(1);
});

test('a failure after the first piece is the last piece, for every follower, and the next call begins anew', async () => {
  const generator = steeredGenerator();
  await using one = await startTestServer({ generator });
  const good = countingGenerator();
  await using two = await startTestServer({ generator: good, shared: { ...one.database } });
  const talent = await one.answered();
  const here = await open(one, talent);
  const there = await open(two, talent, 'GET');
  for (const stream of [here, there]) expect(await stream.next()).toEqual({ type: 'started' });
  const waiting = two.call('generateBlueprint', talent);
  generator.tell(yearPart('year1'));
  for (const stream of [here, there]) expect(await stream.next()).toMatchObject({ year: 'year1' });
  generator.fail(new Error('provider is down'));
  for (const stream of [here, there]) expect(await stream.rest()).toEqual([expect.objectContaining({ success: false, code: 'generation-failed' })]);
  expect((await waiting).body.code).toBe('generation-failed');
  expect([generator.runs, good.runs]).toEqual([1, 0]); // those who waited for it did not try by themselves

  expect(await (await open(two, talent, 'GET')).rest()).toEqual([]);
  expect(named((await two.pieces('startGeneration', talent)).pieces)).toEqual(whole);
});

test('what is refused before it begins is refused like any other call', async () => {
  await using server = await startTestServer();
  const talent = await server.answered();
  await server.database.query(`insert into generations_by_day (user_id, day, used) values ($1, (now() at time zone 'utc')::date, 10)`, [talent.id]);
  const limited = await open(server, talent);
  expect([limited.response.status, Number(limited.response.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await limited.next()).toMatchObject({ success: false, code: 'generation-limit' });
  const { id, token } = await server.person();
  expect((await server.call('startGeneration', { params: { userId: id }, token })).body).toMatchObject({ code: 'survey-missing' });
});

test('a follower that leaves does not end the generation', async () => {
  const generator = steeredGenerator();
  await using server = await startTestServer({ generator });
  const talent = await server.answered();
  const stream = await open(server, talent);
  expect(await stream.next()).toEqual({ type: 'started' });
  stream.leave();
  generator.finish();
  expect((await server.call('generateBlueprint', talent)).status).toBe(200);
  expect(generator.runs).toBe(1);
});

test('a generation whose process died is taken over by whoever asks next', async () => {
  await using server = await startTestServer();
  const talent = await server.answered();
  const { hashAnswers } = await import('./input-hash.ts');
  const { data: own } = (await server.call('lookUpUser', talent)).body;
  if (!('survey' in own)) throw new Error('A person is shown their own record with its answers.');
  const died = `insert into generations_running (user_id, input_hash, holder, expires_at, parts) values ($1, $2, $3, now() + interval '400 milliseconds', $4)`;
  await server.database.query(died, [talent.id, hashAnswers(own.survey), crypto.randomUUID(), JSON.stringify([{ type: 'started' }, yearPart('year1')])]);
  const { status, pieces } = await server.pieces('watchGeneration', talent);
  expect(status).toBe(200);
  expect(named(pieces)).toEqual(['started', 'year1', 'vision', 'year2', 'year3', 'year4', 'year5', 'done']);
  expect(server.generator.runs).toBe(1);
});

test('where nothing is generated, nothing is told: before the answers, with them, and when the plan is there', async () => {
  await using server = await startTestServer();
  const person = await server.person();
  const talent = { ...person, params: { userId: person.id } };
  const watched = async (who: typeof talent) => {
    const { status, pieces } = await server.pieces('watchGeneration', who);
    return [status, pieces];
  };
  expect(await watched(talent)).toEqual([200, []]);
  const answered = await server.answered();
  expect(await watched(answered)).toEqual([200, []]);
  await server.call('generateBlueprint', answered);
  expect(await watched(answered)).toEqual([200, []]);
});

test('HEAD follows nothing', async () => {
  await using server = await startTestServer();
  const { token, id } = await server.answered();
  const { statusCode, headers } = await server.app.inject({ method: 'HEAD', url: `/users/${id}/blueprint/generation`, headers: { authorization: `Bearer ${token}` } });
  expect([statusCode, headers['allow']]).toEqual([405, 'POST, GET']);
});
