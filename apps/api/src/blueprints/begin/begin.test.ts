import { expect, test } from 'vitest';
import { openContent } from '../../content/open-content.ts';
import { contentFolder } from '../../testing/content.ts';
import { startTestServer } from '../../testing/server.ts';
import { composeBlueprint } from '../compose/compose.ts';
import { gatherLibrary } from '../compose/library.ts';
import { samples } from '../compose/samples.ts';
import { composer } from '../generator.ts';
import { actOf } from './act-of.ts';
import { beginningsOf } from './begin.ts';
import { placesFor } from './places.ts';

const content = await openContent(contentFolder);
const languages = content.document('locales').locales.map(({ code }) => code);
const { items: resources } = content.document('resources');
const now = new Date('2026-11-23T09:00:00Z');

test('every milestone of twenty plans can be begun, in every language, somewhere in a language its reader or English has', () => {
  for (const { answers, envision } of samples) {
    for (const locale of languages) {
      const plan = composeBlueprint({ library: gatherLibrary(content, locale), survey: content.document('surveys/talent', locale), answers, envision, locale });
      const milestones = Object.values(plan.years).flat();
      const beginnings = beginningsOf({ content, locale, milestones, resources, now });
      expect(beginnings.map(({ id }) => id)).toEqual(milestones.map(({ id }) => id));
      for (const beginning of beginnings) {
        expect(beginning.places.length, beginning.id).toBeGreaterThan(0);
        for (const id of beginning.places) expect(resources.find((resource) => resource.id === id)?.languages).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`^(?:${locale}|en)$`))]));
        expect([beginning.mentors, beginning.projects, beginning.webinars].some(Boolean), beginning.id).toBe(true);
      }
      // No place is sent to again and again.
      const sent = Map.groupBy(beginnings.flatMap(({ places }) => places), (id) => id);
      expect(Math.max(...Array.from(sent.values(), ({ length }) => length))).toBeLessThan(milestones.length * 0.67);
    }
  }
});

test('what a milestone says for itself goes before its act, and what needs money costs', () => {
  const planned = (id: string) => ({ id, text: 'Any', reasons: [] });
  const [cv, course] = beginningsOf({ content, locale: 'en', milestones: [planned('first-job-cv'), planned('general-certificate')], resources, now });
  const act = content.document('blueprint/begin', 'en').acts.find(({ id }) => id === 'apply');
  expect(cv?.first).toContain('ten things');
  expect([cv?.done, cv?.stuck]).toEqual([act?.done, act?.stuck]);
  expect(course?.cost).toBe('some');
});

test('a milestone comes after those of its own plan that it waits for, and no others', () => {
  const { milestones } = gatherLibrary(content, 'en');
  const entry = milestones.find(({ after }) => after?.length);
  const id = entry?.after?.[0] ?? '';
  const [alone] = beginningsOf({ content, locale: 'en', milestones: [{ id: entry?.id ?? '', text: '', reasons: [] }], resources, now });
  const [, both] = beginningsOf({ content, locale: 'en', milestones: [id, entry?.id ?? ''].map((one) => ({ id: one, text: '', reasons: [] })), resources, now });
  expect([alone?.after, both?.after]).toEqual([[], [id]]);
});

test('a milestone in words of its owner or a provider is known by its verb, in each language', () => {
  const known = (text: string, locale: string) => actOf(text, content.document('blueprint/begin', locale).acts).id;
  expect(known('Ask two nurses which ward they would choose.', 'en')).toBe('ask');
  expect(known('Build a shelf that stands.', 'en')).toBe('make');
  expect(known('Écrivez deux pages sur votre métier.', 'fr')).toBe('write');
  expect(known('Poupe um décimo do que ganhar.', 'pt')).toBe('save');
  expect(known('Fundisha watoto wawili kuhesabu.', 'sw')).toBe('teach');
  expect(known('اسأل ثلاثة مهندسين عن عملهم.', 'ar')).toBe('ask');
  expect(known('Sleep.', 'en')).toBe('other');
});

test('the closest places come first, the reader’s language before English, and nobody is left without it', () => {
  const place = (id: string, languages: string[], fits: object) => ({ id, title: id, publisher: '', address: `https://${id}.example.org/`, languages, form: 'pages' as const, price: 'free' as const, seen: '', ...fits });
  const list = [place('act', ['en'], { acts: ['write'] }), place('topic', ['en'], { topics: ['cv'] }), place('tag', ['en'], { for: ['5:finance'] }), place('far', ['sw'], { for: ['5:finance'] }), place('near', ['fr'], { acts: ['write'] }), place('none', ['fr', 'en'], { acts: ['lead'] })];
  const about = { id: 'cv-one', tags: new Set(['5:finance']), topic: 'cv', act: 'write' };
  expect(placesFor(about, list, 'en').map(({ id }) => id)).toEqual(['topic', 'tag', 'act']);
  expect(placesFor(about, list, 'fr').map(({ id }) => id)).toEqual(['topic', 'tag', 'near']);
});

test('a webinar is named beside what it helps with until it is over', () => {
  const milestones = [{ id: 'mine', text: 'Decide on one road.', reasons: [] }];
  const webinar = (day: string) => beginningsOf({ content, locale: 'en', milestones, resources, now: new Date(day) })[0]?.webinars;
  expect(webinar('2027-09-15T16:30:00Z')?.title).toBe('How to read your blueprint');
  expect(webinar('2027-09-15T16:46:00Z')).toBeUndefined();
});

test('a talent reads how the current plan is begun; a place says that nobody checked it, or when, and goes after two deaths a week apart', async () => {
  await using server = await startTestServer({ content, generator: { ...composer(content), runs: 0 } });
  const talent = await server.answered();
  const read = async () => (await server.call('howToBegin', { params: { userId: talent.id }, token: talent.token })).body;
  expect(await read()).toEqual({ success: true, beginnings: [], places: [] });
  await server.generateAndSave({ params: { userId: talent.id }, token: talent.token });
  const before = await read();
  expect(before.beginnings.length).toBeGreaterThan(15);
  expect(new Set(before.places.map(({ checked }) => checked))).toEqual(new Set([null]));
  const { id, address } = before.places[0]!; // each milestone has one
  const found = (at: string, dead: string | null) =>
    server.database.query(
      `insert into resource_checks (id, resource_id, address, checked_at, answered, finding, dead_since) values (gen_random_uuid(), $1, $2, $3, $4::timestamptz is null, '', $4::timestamptz)
       on conflict (resource_id) do update set checked_at = excluded.checked_at, answered = excluded.answered, dead_since = excluded.dead_since, address = excluded.address`,
      [id, address, at, dead],
    );
  const shown = async () => (await read()).places.find((place) => place.id === id);
  await found('2026-11-01T00:00:00Z', null);
  expect((await shown())?.checked).toEqual({ at: '2026-11-01T00:00:00.000Z', answered: true });
  await found('2026-11-07T23:00:00Z', '2026-11-01T00:00:00Z');
  expect((await shown())?.checked?.answered).toBe(false);
  await found('2026-11-08T00:00:00Z', '2026-11-01T00:00:00Z');
  expect(await shown()).toBeUndefined();
  const left = await read();
  expect(left.beginnings.every(({ places }) => places.length > 0 && !places.includes(id))).toBe(true);
  await server.database.query(`update resource_checks set address = 'https://elsewhere.example.org/' where resource_id = $1`, [id]);
  expect((await shown())?.checked).toBeNull();
});

test('of a milestone in its owner’s own words no first step of the library is told', async () => {
  await using server = await startTestServer({ content, generator: { ...composer(content), runs: 0 } });
  const talent = await server.answered();
  const given = { params: { userId: talent.id }, token: talent.token };
  await server.generateAndSave(given);
  const [reworded, other] = (await server.call('fullBlueprint', given)).body.careerBlueprint?.milestones.year1 ?? [];
  await server.call('changeRoadmap', { ...given, body: { change: 'edit', id: reworded!.id, revision: 0, text: 'Run a stall on Saturdays' } });
  await server.call('changeRoadmap', { ...given, body: { change: 'edit', id: other!.id, revision: 0, note: 'A note' } });
  const { beginnings } = (await server.call('howToBegin', given)).body;
  expect(beginnings.some(({ id }) => id === reworded!.id)).toBe(false);
  expect(beginnings.some(({ id }) => id === other!.id)).toBe(true);
});
