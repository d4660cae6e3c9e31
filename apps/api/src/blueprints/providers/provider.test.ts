import { once } from 'node:events';
import { createServer } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { years } from '@bridge/model';
import { expect, test } from 'vitest';
import { aWrittenBlueprint, begin, end, piece, startAiEndpoint, streamed, type AiEndpoint } from '../../testing/ai-endpoint.ts';
import { testContent } from '../../testing/content.ts';
import { goodTexts } from '../../testing/good-texts.ts';
import { startTestServer } from '../../testing/server.ts';
import { tokensSetAside } from '../../core/tokens.ts';
import type { ProviderSettings } from './environment.ts';
import { provider } from './provider.ts';

const key = 'sk-secret-of-the-tests-0123456789';

function settingsFor({ url }: Pick<AiEndpoint, 'url'>, more: Partial<ProviderSettings> = {}): ProviderSettings {
  return { kind: 'openai-compatible', baseUrl: url, apiKey: key, model: 'stub', tokensPerDay: 1_000_000, ...more } as ProviderSettings; // the kind is not changed
}

async function serverWith(settings: ProviderSettings, more: { generationDeadline?: number } = {}) {
  const log: string[] = [];
  const generator = { ...provider(testContent, settings), runs: 0 };
  const server = await startTestServer({ generator, logLevel: 'warn', logTo: { write: (line) => void log.push(line) }, ...more });
  return Object.assign(server, { log });
}

test.each([
  ['an OpenAI-compatible endpoint', (url: string): ProviderSettings => settingsFor({ url }), '/v1/chat/completions', 'authorization', `Bearer ${key}`],
  ['Azure', (url: string): ProviderSettings => ({ kind: 'azure', baseUrl: url, resource: undefined, apiKey: key, deployment: 'stub', apiVersion: undefined, tokensPerDay: 1_000_000 }), '/v1/chat/completions', 'api-key', key],
  [
    'Azure with addresses that have a version',
    (url: string): ProviderSettings => ({ kind: 'azure', baseUrl: url, resource: undefined, apiKey: key, deployment: 'stub', apiVersion: '2024-10-21', tokensPerDay: 1_000_000 }),
    '/v1/deployments/stub/chat/completions?api-version=2024-10-21',
    'api-key',
    key,
  ],
])('%s writes a blueprint, which says which answers it came from', async (_, settings, path, header, secret) => {
  await using endpoint = await startAiEndpoint();
  await using server = await serverWith(settings(endpoint.url));
  const { params, token } = await server.answered('a bridge builder');
  const { status, body } = await server.call('generateBlueprint', { params, token });
  expect(status).toBe(200);
  const { structuredJson, milestones, source } = body.data.blueprint;
  expect([source, structuredJson.careerVision]).toEqual(['provider', 'I want to build bridges that last.']);
  for (const [index, year] of years.entries()) expect(structuredJson.fiveYearRoadmap[year]).toEqual(goodTexts[index]);
  expect(milestones.year1[0]?.reasons).toEqual([{ question: 'envision', text: 'a bridge builder' }, { question: '6', option: 'programming' }]); // what was never answered is no reason
  expect(endpoint.requests.map(({ url, headers }) => [url, headers[header]])).toEqual([[path, secret]]);
});

test('the model is sent the answers as one line of data, and nothing else of anybody', async () => {
  await using endpoint = await startAiEndpoint();
  await using server = await serverWith(settingsFor(endpoint));
  const other = await server.answered('an answer of somebody else');
  await server.call('generateBlueprint', other);
  const talent = await server.answered('a "bridge"\n}]} builder');
  await server.call('generateBlueprint', talent);
  const [, request] = endpoint.requests;
  expect(request?.answers).toEqual([
    expect.objectContaining({ name: 'envision', said: expect.stringContaining('builder') as unknown }),
    expect.objectContaining({ name: '1:student', said: 'Student' }),
    expect.objectContaining({ name: '6:programming', said: 'Programming' }),
  ]);
  expect(request?.instructions).toContain('Write in English');
  for (const not of ['somebody else', talent.email, talent.id, 'Ada', 'Example', talent.token, key]) expect(request?.body).not.toContain(not);
});

test('the schema that is sent is the one that is checked, without what strict models refuse', async () => {
  await using endpoint = await startAiEndpoint();
  await using server = await serverWith(settingsFor(endpoint));
  await server.call('generateBlueprint', await server.answered());
  const year = { type: 'array', minItems: 3, maxItems: 6, items: { type: 'object', required: ['text', 'reasons'], additionalProperties: false } };
  expect(endpoint.requests[0]?.schema).toMatchObject({
    type: 'object',
    required: ['careerVision', 'years'],
    additionalProperties: false,
    properties: { years: { required: [...years], properties: { year1: year, year5: year } } },
  });
  expect(JSON.stringify(endpoint.requests[0]?.schema)).not.toMatch(/minLength|maxLength|\$schema/);
});

test('the same milestone has the same id, however it is spaced and cased', async () => {
  await using endpoint = await startAiEndpoint();
  await using server = await serverWith(settingsFor(endpoint));
  const { params, token } = await server.answered('one');
  const first = await server.call('generateBlueprint', { params, token });
  endpoint.reply = streamed(aWrittenBlueprint((year, place) => goodTexts[year - 1]![place - 1]!.toUpperCase().replaceAll(' ', '  ')));
  await server.call('updateProfile', { params, token, body: { user: { currentJobTitle: 'two' } } });
  const second = await server.call('generateBlueprint', { params, token });
  const ids = (answer: typeof first) => answer.body.data.blueprint.milestones.year2.map(({ id }) => id);
  expect(ids(second)).toEqual(ids(first));
  expect(new Set(ids(first)).size).toBe(3);
});

/** It is asked once more, and not two seconds later. */
const atOnce = { 'retry-after-ms': '1' };
const broken: [string, AiEndpoint['reply'], RegExp][] = [
  ['is overloaded', (_, response) => response.writeHead(429, { 'retry-after': '1' }).end('{}'), /it answered 429/],
  ['fails', (_, response) => response.writeHead(500, atOnce).end('{}'), /it answered 500/],
  ['is behind a broken gateway', (_, response) => response.writeHead(503, { ...atOnce, 'content-type': 'text/html' }).end('<html>'), /it answered 503/],
  ['refuses the key and repeats it', ({ headers }, response) => response.writeHead(401).end(JSON.stringify({ error: { message: `bad key ${headers.authorization}` } })), /it answered 401/],
  ['refuses what was asked and repeats it', ({ body }, response) => response.writeHead(400).end(JSON.stringify({ error: { message: body } })), /it answered 400/],
  ['sends elsewhere', (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:9/v1/chat/completions' }).end(), /could not be reached/],
  ['closes the connection', (_, response) => response.destroy(), /could not be reached/],
  ['writes half a blueprint', streamed(JSON.stringify(aWrittenBlueprint()).slice(0, 500)), /is no blueprint/],
  ['breaks the stream off', (_, response) => (begin(response), response.write(piece(JSON.stringify(aWrittenBlueprint()).slice(0, 500))), response.destroy()), /broke off|is no blueprint|could not be reached/],
  ['says in the middle that it failed', (_, response) => (begin(response), response.write(piece('{"careerVision":"I')), response.end('data: {"error":{"message":"overloaded","code":"x"}}\n\n')), /broke off|is no blueprint/],
  ['answers nothing', (_, response) => (begin(response), end(response)), /is no blueprint|broke off/],
  ['answers a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>'), /broke off|is no blueprint/],
  ['writes prose', streamed('Here is your blueprint! Year 1: learn.'), /is no blueprint/],
  ['writes another shape', streamed({ vision: 'x', roadmap: [] }), /is no blueprint/],
  ['leaves a year out', streamed({ ...aWrittenBlueprint(), years: { ...aWrittenBlueprint().years, year5: undefined } }), /is no blueprint/],
  ['writes a year of two', streamed({ ...aWrittenBlueprint(), years: { ...aWrittenBlueprint().years, year3: aWrittenBlueprint().years['year3']?.slice(1) } }), /Invalid|is no blueprint|broke off/],
  ['says one milestone everywhere', streamed(aWrittenBlueprint(() => 'Learn more.')), /twice|is no blueprint/],
  ['writes empty milestones', streamed(aWrittenBlueprint(() => ' ** ')), /Invalid|is no blueprint|broke off/],
  ['writes 3 MB into a text', streamed(aWrittenBlueprint(undefined, 'x'.repeat(3_000_000)), { size: 10_000 }), /more than 40000 characters/],
  ['sends 5 MB of rubbish', (_, response) => (begin(response), response.end('x'.repeat(5_000_000))), /larger than 4000000 bytes/],
];

test.each(broken)('a provider that %s ends in "generation-failed"; nothing is stored, and the log says why without what was sent', async (_, reply, why) => {
  await using endpoint = await startAiEndpoint();
  endpoint.reply = reply;
  await using server = await serverWith(settingsFor(endpoint));
  const { params, token } = await server.answered('a wish that nobody else may read');
  const { status, body } = await server.call('generateBlueprint', { params, token });
  expect([status, body.success, body.code]).toEqual([502, false, 'generation-failed']);
  expect(await server.database.query('select id from blueprints')).toEqual([]);
  const log = server.log.join('\n');
  expect(log).toMatch(why);
  expect(log).not.toMatch(/sk-secret|nobody else may read|Student/);

  endpoint.reply = streamed(aWrittenBlueprint());
  expect((await server.call('generateBlueprint', { params, token })).status).toBe(200); // Regenerate Blueprint
});

test('a provider that cannot be reached at all ends the same', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as { port: number }; // it listens on a port
  free.close();
  await using server = await serverWith(settingsFor({ url: `http://127.0.0.1:${port}/v1` }));
  const { status, body } = await server.call('generateBlueprint', await server.answered());
  expect([status, body.code]).toEqual([502, 'generation-failed']);
  expect(server.log.join('\n')).toMatch(/could not be reached/);
});

test.each([
  ['never answers', (() => {}) as AiEndpoint['reply']],
  ['stops in the middle', (_: unknown, response: Parameters<AiEndpoint['reply']>[1]) => (begin(response), response.write(piece(JSON.stringify(aWrittenBlueprint()).slice(0, 500))))],
])('a provider that %s is given up when its time is over, and its connection closed', async (_, reply) => {
  await using endpoint = await startAiEndpoint();
  const closed = Promise.withResolvers<void>();
  endpoint.reply = (request, response) => {
    response.on('close', closed.resolve);
    return reply(request, response);
  };
  await using server = await serverWith(settingsFor(endpoint), { generationDeadline: 300 });
  const { status, body } = await server.call('generateBlueprint', await server.answered());
  expect([status, body.code]).toEqual([502, 'generation-failed']);
  await closed.promise;
  expect(server.log.join('\n')).toMatch(/too long|TimeoutError|timeout/);
});

test('one failure that passes is tried once more', async () => {
  await using endpoint = await startAiEndpoint();
  const good = endpoint.reply;
  endpoint.reply = (request, response) => (endpoint.requests.length === 1 ? response.writeHead(503, atOnce).end('{}') : good(request, response));
  await using server = await serverWith(settingsFor(endpoint));
  expect((await server.call('generateBlueprint', await server.answered())).status).toBe(200);
  expect(endpoint.requests).toHaveLength(2);
});

test('tokens are counted as the provider says, or as what is set aside where it says nothing; what was refused cost nothing', async () => {
  await using endpoint = await startAiEndpoint();
  await using server = await serverWith(settingsFor(endpoint));
  const used = async () => Number((await server.database.query<{ used: string }>('select used from provider_tokens_by_day'))[0]?.used);
  await server.call('generateBlueprint', await server.answered());
  expect(await used()).toBe(1234);
  endpoint.reply = streamed(aWrittenBlueprint(), { usage: null });
  await server.call('generateBlueprint', await server.answered());
  expect(await used()).toBe(1234 + tokensSetAside);
  endpoint.reply = (_, response) => response.writeHead(400).end('{}');
  const refused = await server.answered();
  await server.call('generateBlueprint', refused);
  expect(await used()).toBe(1234 + tokensSetAside);
  endpoint.reply = (_, response) => response.destroy();
  const broken = await server.answered();
  await server.call('generateBlueprint', broken);
  expect(await used()).toBe(1234 + 2 * tokensSetAside); // it may have written by then
  const plans = async ({ id }: { id: string }) => (await server.database.query<{ used: number }>('select used from generations_by_day where user_id = $1', [id]))[0]?.used;
  expect([await plans(refused), await plans(broken)]).toEqual([undefined, 1]);
});

test('a provider that is away takes none of a talent’s ten plans and no tokens, however often it is tried; back again, it writes', async () => {
  const away = await startAiEndpoint();
  await away.close();
  await using server = await serverWith(settingsFor(away));
  const talent = await server.answered();
  await server.database.query(`insert into generations_by_day (user_id, day, used) values ($1, (now() at time zone 'utc')::date, 9)`, [talent.id]);
  for (let tries = 0; tries < 2; tries++) expect((await server.call('generateBlueprint', talent)).body.code).toBe('generation-failed');
  expect(await server.database.query('select used::int from provider_tokens_by_day')).toEqual([{ used: 0 }]);
  await using _back = await startAiEndpoint(Number(new URL(away.url).port));
  expect((await server.call('generateBlueprint', talent)).status).toBe(200);
  expect(await server.database.query('select used from generations_by_day')).toEqual([{ used: 10 }]);
});

test.each([
  [-5_000_000, 0],
  [1e300, 10_000_000],
])('a provider that says it used %d tokens has its blueprint stored, and is counted as %d', async (usage, counted) => {
  await using endpoint = await startAiEndpoint();
  await using server = await serverWith(settingsFor(endpoint));
  await server.call('generateBlueprint', await server.answered());
  endpoint.reply = streamed(aWrittenBlueprint(), { usage });
  expect((await server.call('generateBlueprint', await server.answered())).status).toBe(200);
  expect(await server.database.query<{ used: string }>('select used::text from provider_tokens_by_day')).toEqual([{ used: String(1234 + counted) }]);
});

test('racing talents cannot pass the limit of the day, and whoever comes after is told when to come back', async () => {
  await using endpoint = await startAiEndpoint();
  endpoint.reply = streamed(aWrittenBlueprint(), { usage: tokensSetAside });
  await using server = await serverWith(settingsFor(endpoint, { tokensPerDay: 3 * tokensSetAside + 1 }));
  const talents = await Promise.all(Array.from({ length: 10 }, () => server.answered()));
  const answers = await Promise.all(talents.map((talent) => server.call('generateBlueprint', talent)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(3).fill(200), ...Array(7).fill(429)]);
  expect(endpoint.requests).toHaveLength(3);
  const refused = answers.find(({ status }) => status === 429);
  expect([refused?.body.code, refused?.body.message]).toEqual(['generation-budget', expect.stringContaining('try again tomorrow')]);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(await server.database.query('select user_id from generations_by_day')).toHaveLength(3); // a refusal is none of the talent's ten
  await server.database.query('update provider_tokens_by_day set day = day - 1');
  expect((await server.call('generateBlueprint', talents.at(-1))).status).not.toBe(429);
});

test('parts are told while the model still writes', async () => {
  await using endpoint = await startAiEndpoint();
  const goOn = Promise.withResolvers<void>();
  const whole = JSON.stringify(aWrittenBlueprint());
  const third = whole.indexOf('"year3"') + 10;
  endpoint.reply = async (_, response) => {
    begin(response);
    response.write(piece(whole.slice(0, third)));
    await goOn.promise;
    response.write(piece(whole.slice(third)));
    end(response);
  };
  const told: string[] = [];
  const generator = provider(testContent, settingsFor(endpoint));
  const survey = testContent.document('surveys/talent');
  const run = { signal: new AbortController().signal, tell: (part: { type: string; year?: string }) => void told.push(part.year ?? part.type), used: () => {}, composed: () => {}, until: Date.now() + 60_000 };
  const written = generator.generate({ survey, answers: {}, envision: 'x', locale: 'en' }, run);
  while (told.length < 3) await nextTurn();
  expect(told).toEqual(['vision', 'year1', 'year2']);
  goOn.resolve();
  expect(await written).toMatchObject({ careerVision: 'I want to build bridges that last.' });
});

const flawed = aWrittenBlueprint((year, place) => (year === 2 && place === 1 ? 'Send one letter and you will get a job.' : goodTexts[year - 1]![place - 1]!));

test('a plan below the bar is asked for once more, with its faults named; what was wrong is never shown', async () => {
  await using endpoint = await startAiEndpoint();
  endpoint.reply = (request, response) => streamed(request.faults ? aWrittenBlueprint() : flawed)(request, response);
  await using server = await serverWith(settingsFor(endpoint));
  const talent = await server.answered();
  const { pieces } = await server.pieces('startGeneration', talent);
  expect(JSON.stringify(pieces)).not.toContain('you will get a job');
  expect(endpoint.requests.map(({ faults }) => faults)).toEqual([undefined, [{ year: 'year2', milestone: 'Send one letter and you will get a job.', fault: 'It promises what depends on others.' }]]);
  expect(endpoint.requests[1]?.written?.years['year1']).toEqual(goodTexts[0]);
  const { body } = await server.call('generateBlueprint', talent);
  expect([body.data.blueprint.source, body.data.blueprint.structuredJson.fiveYearRoadmap.year2]).toEqual(['provider', goodTexts[1]]);
  expect(await server.database.query('select used::int from provider_tokens_by_day')).toEqual([{ used: 2 * 1234 }]); // both are paid for
});

test.each<[string, AiEndpoint['reply'], number]>([
  ['is below the bar again', (request, response) => streamed(flawed)(request, response), 1234],
  ['refuses', (request, response) => (request.faults ? response.writeHead(500, atOnce).end('{}') : streamed(flawed)(request, response)), 0],
  ['breaks off', (request, response) => (request.faults ? response.destroy() : streamed(flawed)(request, response)), tokensSetAside],
  ['never answers', (request, response) => request.faults ?? streamed(flawed)(request, response), tokensSetAside],
])('where the second attempt %s, the composer makes the plan, says so, and what it cost is counted', async (_, reply, cost) => {
  await using endpoint = await startAiEndpoint();
  endpoint.reply = reply;
  await using server = await serverWith(settingsFor(endpoint), { generationDeadline: 5_000 });
  const { status, body } = await server.call('generateBlueprint', await server.answered());
  expect([status, body.data.blueprint.source]).toEqual([200, 'composer']);
  expect(JSON.stringify(body)).not.toContain('you will get a job');
  expect(endpoint.requests.filter(({ faults }) => !faults)).toHaveLength(1);
  expect(await server.database.query('select used::int from provider_tokens_by_day')).toEqual([{ used: 1234 + cost }]);
});

test.each<[string, (year: number, place: number) => string]>([
  ['an intention', (year, place) => (place === 3 ? `Try to be better with ${year} people.` : goodTexts[year - 1]![place - 1]!)],
  ['the same in two years', (year, place) => (place === 2 && year > 1 ? `${goodTexts[0]![2]!} Do ${year}.` : goodTexts[year - 1]![place - 1]!)],
  ['nothing but equal lines', (year, place) => `Finish task ${place} of part ${year}.`],
])('a plan with %s is below the bar', async (_, text) => {
  await using endpoint = await startAiEndpoint();
  endpoint.reply = (request, response) => streamed(request.faults ? aWrittenBlueprint() : aWrittenBlueprint(text))(request, response);
  await using server = await serverWith(settingsFor(endpoint));
  expect((await server.call('generateBlueprint', await server.answered())).status).toBe(200);
  expect(endpoint.requests).toHaveLength(2);
});
