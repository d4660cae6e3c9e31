import { leadOf } from '@bridge/model';
import { expect, test } from 'vitest';
import { testContent } from '../testing/content.ts';
import { contentInFrench } from '../testing/in-french.ts';
import { startTestServer } from '../testing/server.ts';
import { sharingWeb as web } from '../testing/sharing-web.ts';
import { wordsIn } from './typed.ts';

const unknown = '00000000-0000-4000-8000-000000000000';

async function sharer(server: Awaited<ReturnType<typeof startTestServer>>) {
  const talent = await server.answered();
  await server.generateAndSave(talent);
  return { ...talent, share: (body = {}) => server.call('shareBlueprint', { ...talent, body }), shared: () => server.call('sharedBlueprint', { params: { id: talent.id } }) };
}

test('a blueprint is shown to others only while its owner shares it', async () => {
  await using server = await startTestServer();
  const talent = await sharer(server);
  const sharing = async () => (await server.call('readSharing', talent)).body.data;
  expect(await sharing()).toMatchObject({ isShared: false, shown: { showsEmail: false, showsRoadmap: false, showsProgress: false }, leftOut: [] });
  const before = await talent.shared();
  expect((await talent.share()).body.data.isShared).toBe(true);
  expect((await talent.shared()).body).toMatchObject({ firstName: 'Ada', lastName: 'Example', careerBlueprint: { structuredJson: { careerVision: expect.any(String) } } });
  expect((await server.call('stopSharing', talent)).body.data.isShared).toBe(false);
  const after = await talent.shared();
  const never = await server.call('sharedBlueprint', { params: { id: unknown } });
  const nonsense = await server.call('sharedBlueprint', { params: { id: "' or 1=1" } });
  expect([before.status, new Set([before, after, never, nonsense].map(({ text }) => text)).size]).toEqual([404, 1]);
});

test('nothing is shown that the owner has not chosen', async () => {
  await using server = await startTestServer();
  const talent = await sharer(server);
  await talent.share();
  const bare = (await talent.shared()).body;
  expect([Object.keys(bare).toSorted(), Object.keys(bare.careerBlueprint)]).toEqual([['careerBlueprint', 'firstName', 'lastName'], ['structuredJson', 'language']]);
  expect(Object.keys(bare.careerBlueprint.structuredJson)).toEqual(['careerVision']);
  await talent.share({ showsEmail: true, showsRoadmap: true });
  const more = (await talent.shared()).body;
  expect([more.email, more.careerBlueprint.progress]).toEqual([talent.email, undefined]);
  expect(Object.keys(more.careerBlueprint.roadmap?.year1[0] ?? {})).toEqual(['text']);
  await talent.share({ showsEmail: false, showsProgress: true });
  const other = (await talent.shared()).body;
  expect([other.email, other.careerBlueprint.progress?.length, other.careerBlueprint.roadmap?.year1[0]?.completed]).toEqual([undefined, 5, false]);
});

test('a plan says the language that it was composed in, and which texts are words of its owner; one that does not know it says none', async () => {
  await using server = await startTestServer({ web: web() });
  const talent = await sharer(server);
  await server.call('changeRoadmap', { ...talent, body: { change: 'add', year: 'year1', text: 'Uliza shangazi' } });
  const [first] = (await server.call('fullBlueprint', talent)).body.careerBlueprint?.milestones.year1 ?? [];
  await server.call('changeRoadmap', { ...talent, body: { change: 'edit', id: first?.id ?? '', revision: 0, text: 'Maneno yangu' } });
  await talent.share({ showsRoadmap: true });
  const { careerBlueprint } = (await talent.shared()).body;
  expect(careerBlueprint.language).toBe('en');
  expect(careerBlueprint.roadmap?.year1.flatMap(({ text, own }) => (own ? [text] : []))).toEqual(['Maneno yangu', 'Uliza shangazi']);
  const marks = async (prefix = '') => [...(await server.app.inject(`${prefix}/blueprint-share?id=${talent.id}`)).body.matchAll(/<p[^>]* lang="(\w+)"/g)].map(([, language]) => language);
  expect(new Set(await marks())).toEqual(new Set(['en']));
  await server.database.query(`update blueprints set structured = structured - 'language' where user_id = $1`, [talent.id]);
  expect([(await talent.shared()).body.careerBlueprint.language, await marks()]).toEqual([undefined, []]);
  await server.database.query(`update blueprints set structured = structured || '{"language": "fr", "careerVision": ""}' where user_id = $1`, [talent.id]);
  expect(await marks()).toEqual([]); // that there is no vision is said by the page
});

test('what is left out is in no answer, page or count, and stays left out by its id', async () => {
  await using server = await startTestServer({ web: web() });
  const talent = await sharer(server);
  const milestones = async () => (await server.call('fullBlueprint', talent)).body.careerBlueprint?.milestones.year1 ?? [];
  const [first, second] = await milestones();
  if (!first || !second) throw new Error('a year has milestones');
  const before = (await milestones()).length;
  await server.call('updateProgress', { ...talent, body: { year1: [first.text] } });
  await talent.share({ showsRoadmap: true, showsProgress: true });
  await talent.share({ leaveOut: [first.id, 'nowhere'] });
  const { data } = (await talent.share({ leaveOut: [second.id] })).body; // another window, which knew nothing of the first
  expect(data.leftOut.toSorted()).toEqual([first.id, second.id].toSorted());
  const { text, body } = await talent.shared();
  const page = await server.app.inject(`/blueprint-share?id=${talent.id}`);
  for (const hidden of [first, second]) expect([text, page.body].map((said) => said.includes(hidden.text) || said.includes(hidden.id))).toEqual([false, false]);
  expect(body.careerBlueprint.progress?.[0]).toEqual({ done: 0, total: before - 2 });

  await server.call('updateProfile', { ...talent, body: { user: { careerChallenges: ['Self-doubt'] } } });
  await server.generateAndSave(talent);
  const kept = (await milestones()).some(({ id }) => id === first.id);
  expect([kept, (await talent.shared()).text.includes(first.text)]).toEqual([true, false]);
  await talent.share({ putBack: [first.id] });
  expect((await talent.shared()).text).toContain(first.text);
});

test('the owner is told which words of a blueprint were typed, and where they stand', async () => {
  await using server = await startTestServer();
  const talent = await sharer(server);
  const typed = async () => (await server.call('readSharing', talent)).body.data.typed;
  await server.call('changeRoadmap', { ...talent, body: { change: 'add', year: 'year1', text: 'Ask my aunt for help' } });
  const added = (await server.call('fullBlueprint', talent)).body.careerBlueprint?.milestones.year1.find(({ own }) => own);
  expect(await typed()).toContainEqual({ milestone: added?.id, words: 'Ask my aunt for help' });
  const { careerVision } = (await server.call('fullBlueprint', talent)).body.careerBlueprint?.structuredJson ?? { careerVision: '' };
  const inVision = (await typed()).filter(({ milestone }) => milestone === undefined);
  expect(inVision.length).toBeGreaterThan(0);
  for (const { words } of inVision) expect(careerVision.toLowerCase()).toContain(words.toLowerCase());
});

test.each([
  ['to become a nurse', 'You want to become a nurse, one day', 'to become a nurse'],
  ['to become a nurse in a big hospital', 'You wrote “to become a nurse in…”.', 'to become a nurse in'],
  ['Art', 'Start a garden', undefined],
  ['the sea', 'The end', undefined],
  ['Lead a data team in a hospital', 'Lead a monthly computing group', undefined],
  ['Lead a data team in a hospital', 'You wrote “Lead a data…”', 'Lead a data'],
  ['Lead a data team in a hospital', 'Begin with “lead a data”, then go on', 'Lead a data'],
  ['Lead a data team in a hospital', 'Du point « Lead a data » à un autre', 'Lead a data'],
  ['Lead a data team in a hospital', 'They lead a data “centre”', undefined],
  ['Lead a data team in a hospital', 'My aim is to lead a data team, in time', 'Lead a data team'],
  ['طبيبة', 'تريدين أن تصبحي «طبيبة» هنا', 'طبيبة'],
])('of “%s”, “%s” has: %s', (answer, text, words) => {
  expect(wordsIn(text, answer)).toBe(words);
});

test('there is nothing to share without a blueprint', async () => {
  await using server = await startTestServer();
  expect((await server.call('shareBlueprint', { ...(await server.answered()), body: {} })).body.code).toBe('blueprint-not-found');
});

type Sharer = Awaited<ReturnType<typeof sharer>>;
type Step = (server: Awaited<ReturnType<typeof startTestServer>>, talent: Sharer) => Promise<unknown>;
const restore: Step = (server, talent) => server.call('restoreBlueprint', talent);
const anew: Step = (server, talent) => server.generateAndSave(talent);
/** Takes up what was generated and never saved, while the deletion of the one before could still be undone. */
const takeUp: Step = async (server, talent) => {
  const { id } = (await server.call('generateBlueprint', talent)).body.data.blueprint;
  return server.call('useVersion', { ...talent, params: { ...talent.params, versionId: id } });
};
const remove: Step = (server, talent) => server.call('deleteBlueprint', talent);
const stop: Step = (server, talent) => server.call('stopSharing', talent);
const takeDown: Step = (server, talent) => server.database.query(`update blueprint_shares set is_shared = false, taken_down_at = now(), taken_down_note = '' where user_id = $1`, [talent.id]);

test.each<{ name: string; steps: Step[]; isShared: boolean }>([
  { name: 'undone: as before', steps: [restore], isShared: true },
  { name: 'undone, and once more: as before', steps: [restore, remove, restore], isShared: true },
  { name: 'followed by another one: not', steps: [anew], isShared: false },
  { name: 'followed by another one, which is deleted and brought back: not', steps: [anew, remove, restore], isShared: false },
  { name: 'followed by one that was never saved, which is deleted and brought back: not', steps: [takeUp, remove, restore], isShared: false },
  { name: 'undone after its sharing was stopped: not', steps: [stop, restore], isShared: false },
  { name: 'undone after the staff took it down: not', steps: [takeDown, restore], isShared: false },
])('a deleted blueprint is shared no more; $name', async ({ steps, isShared }) => {
  await using server = await startTestServer();
  const talent = await sharer(server);
  const milestone = (await server.call('fullBlueprint', talent)).body.careerBlueprint?.milestones.year1[0]?.id ?? '';
  await talent.share({ showsRoadmap: true, leaveOut: [milestone] });
  const before = await talent.shared();
  await remove(server, talent);
  expect((await talent.shared()).status).toBe(404);
  for (const step of steps) await step(server, talent);
  const after = await talent.shared();
  expect([after.status, (await server.call('readSharing', talent)).body.data.isShared]).toEqual(isShared ? [200, true] : [404, false]);
  if (isShared) expect(after.body).toEqual(before.body);
});

test('who deletes a blueprint that was not shared, and undoes it, shares nothing', async () => {
  await using server = await startTestServer();
  const talent = await sharer(server);
  await talent.share();
  await stop(server, talent);
  await remove(server, talent);
  await restore(server, talent);
  expect((await talent.shared()).status).toBe(404);
});

test('the page of a shared blueprint says whose it is, and shows a picture of it', async () => {
  await using server = await startTestServer({ web: web() });
  const talent = await sharer(server);
  await talent.share({ showsProgress: true });
  const page = await server.app.inject(`/blueprint-share?id=${talent.id}`);
  const { careerVision } = (await talent.shared()).body.careerBlueprint.structuredJson;
  const tag = (name: string) => new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(page.body)?.[1];
  expect([page.statusCode, /<title>(.*?)</.exec(page.body)?.[1]]).toEqual([200, 'Ada Example&#39;s Career Blueprint · Bridge AI']);
  expect([tag('og:title'), careerVision.startsWith((tag('description') ?? '?').slice(0, 40)), tag('twitter:card'), tag('og:image')]).toEqual([
    'Ada Example&#39;s Career Blueprint',
    true,
    'summary_large_image',
    `http://localhost/blueprint-share/${talent.id}.png`,
  ]);
  for (const once of ['<title>', 'name="description"', 'rel="canonical"', 'property="og:title"', 'property="og:image"', 'name="robots"']) expect([once, page.body.split(once).length - 1]).toEqual([once, 1]);
  expect(page.body).not.toContain('hreflang');
  const picture = await server.app.inject(`/blueprint-share/${talent.id}.png`);
  const size = [picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)];
  expect([picture.statusCode, picture.headers['content-type'], size]).toEqual([200, 'image/png', [1200, 630]]);
});

test('name and vision are in the page before any script; what the owner does not show is in none of it', async () => {
  await using server = await startTestServer({ web: web() });
  const talent = await sharer(server);
  await talent.share();
  const main = async () => /<main>(.*)<\/main>/.exec((await server.app.inject(`/blueprint-share?id=${talent.id}`)).body)?.[1] ?? '';
  const { lead, rest } = leadOf((await talent.shared()).body.careerBlueprint.structuredJson.careerVision, 'en');
  const plain = (html: string) => html.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  expect(plain(await main())).toBe(`<i>AE</i><h1>Ada Example</h1><p lang="en">${lead}</p>${rest && `<p dir="auto" lang="en">${rest}</p>`}`);
  await talent.share({ showsEmail: true });
  expect(plain(await main())).toMatch(/<a class="x" href="mailto:(.+@.+)">\1<\/a>/);
});

test.each([
  ['what the server was told', 'https://set.example', [], {}, 'https://set.example'],
  ['where it was asked for', undefined, [], { host: 'people.example:8443' }, 'http://people.example:8443'],
  ['where a trusted proxy was asked', undefined, ['127.0.0.1'], { host: 'inside', 'x-forwarded-host': 'people.example', 'x-forwarded-proto': 'https' }, 'https://people.example'],
  ['not where somebody says that a proxy was asked', undefined, [], { host: 'people.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }, 'http://people.example'],
  ['what the site was built for, where a trusted proxy names a host that is none', undefined, ['127.0.0.1'], { host: 'inside', 'x-forwarded-host': '"><b>' }, 'https://bridge.example'],
])('the address of the page and its picture: %s', async (_, origin, trustProxy, headers, expected) => {
  await using server = await startTestServer({ web: web(testContent, origin), trustProxy });
  const talent = await sharer(server);
  await talent.share();
  const { body } = await server.app.inject({ url: `/blueprint-share?id=${talent.id}`, headers });
  const addresses = [...body.matchAll(/(?:property="og:(?:url|image)" content|rel="canonical" href)="([^"]*?)\/blueprint-share/g)].map(([, at]) => at);
  expect([...new Set(addresses)]).toEqual([expected]);
});

test('page and picture are in the language of the address; a description is cut between letters', async () => {
  await using server = await startTestServer({ web: web(contentInFrench), content: contentInFrench });
  const talent = await sharer(server);
  await server.database.query(`update blueprints set structured = jsonb_set(structured, '{careerVision}', to_jsonb(repeat('🌉', 300)))`);
  await talent.share();
  const { body } = await server.app.inject(`/fr/blueprint-share?id=${talent.id}`);
  expect(/<title>(.*?)</.exec(body)?.[1]).toBe('fr: Ada Example&#39;s Career Blueprint · Bridge AI');
  expect(body).toContain(`content="http://localhost/fr/blueprint-share/${talent.id}.png"`);
  expect(/name="description" content="(.*?)"/.exec(body)?.[1]).toBe(`${'🌉'.repeat(199)}…`);
  const [plain, french, none] = await Promise.all(['', '/fr', '/xx'].map((prefix) => server.app.inject(`${prefix}/blueprint-share/${talent.id}.png`)));
  expect([french?.statusCode, none?.statusCode, plain?.rawPayload.equals(french?.rawPayload ?? Buffer.of())]).toEqual([200, 404, false]);
});

test('the page says nothing of who shares nothing, shares no more or was never here', async () => {
  await using server = await startTestServer({ web: web() });
  const never = await sharer(server);
  const stopped = await sharer(server);
  await stopped.share();
  await server.call('stopSharing', stopped);
  const ids = [never.id, stopped.id, unknown, 'x', '%00', '%27or%201=1'];
  // Status, body and headers: no two of them differ by a byte, but for the number of the request.
  for (const address of [(id: string) => `/blueprint-share?id=${id}`, (id: string) => `/blueprint-share/${id}.png`, (id: string) => `/users/${id}/blueprint/shared-blueprint`]) {
    const answers = await Promise.all(ids.map((id) => server.app.inject(address(id))));
    const told = answers.map(({ statusCode, body, headers: { 'x-request-id': _number, date: _date, ...headers } }) => JSON.stringify([statusCode, body, Object.entries(headers)]));
    expect([answers[0]?.statusCode, new Set(told).size, told[0]?.includes('Ada')]).toEqual([404, 1, false]);
  }
  expect((await server.app.inject('/blueprint-share')).statusCode).toBe(200); // its screen says that the id is missing
});

test('HEAD tells of page and picture what GET answers, shared or not', async () => {
  await using server = await startTestServer({ web: web() });
  const talent = await sharer(server);
  await talent.share();
  for (const id of [talent.id, unknown]) {
    for (const url of [`/blueprint-share?id=${id}`, `/blueprint-share/${id}.png`]) {
      const [get, head] = await Promise.all((['GET', 'HEAD'] as const).map((method) => server.app.inject({ method, url })));
      const told = (answer: typeof get) => [answer?.statusCode, answer?.headers['content-type'], answer?.headers['content-length']];
      expect([url, ...told(head)]).toEqual([url, ...told(get)]);
    }
  }
});

test('names cannot leave the head', async () => {
  await using server = await startTestServer({ web: web() });
  const talent = await sharer(server);
  await server.call('updateProfile', { ...talent, body: { user: { firstName: '"><script>', lastName: "$& '</title>" } } });
  await talent.share();
  const { body } = await server.app.inject(`/blueprint-share?id=${talent.id}`);
  expect([body.includes('<script>'), body.match(/<\/title>/g)?.length]).toEqual([false, 1]);
});
