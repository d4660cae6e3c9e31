import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { namedCalls } from './http/calls.ts';
import { everyone } from './testing/everyone.ts';
import { apply, goodBodies, placesIn, type Shape } from './testing/good-bodies.ts';
import { startTestServer } from './testing/server.ts';

// Links are stored as the browser reads them: what is shown is where they lead.
const server = await startTestServer();
afterAll(() => server.close());
const people = await everyone(server);
const good = goodBodies(people);

const isPlain = 'https://meet.example.com/a';
/** What looks like one place and leads to another, or nowhere. */
const typed = ['HTTPS://Meet.Example.com', 'https://meet.example.com\\@evil.example/', 'https://meet\u200b.example.com/\u202eb', 'https://bücher.example/ü', 'https://meet.example.com/a/../b?q=<x>', 'https://meet.example.com:443/%2e%2e/c'];

/** The fields of all calls that take a link: they take one, and no other words. */
const fields = namedCalls.flatMap(([name, { body }]) => {
  if (!body || !good[name]) return [];
  const shape = toJsonSchema(body, { errorMode: 'ignore', typeMode: 'input' }) as Shape; // of JSON Schema only this is looked at
  return placesIn(good[name], shape).flatMap((at) => (takes(body, withLink(good[name], at, isPlain)) && !takes(body, withLink(good[name], at, 'just words')) ? [{ name, body, at }] : []));
});

function withLink(body: unknown, at: string[], link: string): unknown {
  const copy: unknown = structuredClone(body);
  apply(copy, at, 'set', link);
  return copy;
}

function takes(schema: v.GenericSchema, body: unknown): boolean {
  return v.is(schema, body);
}

function valueAt(body: unknown, at: string[]): unknown {
  return at.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], body);
}

test('every field that takes a link is known', () => {
  expect(fields.map(({ name, at }) => `${name}: ${at.join('.')}`).toSorted()).toEqual(['changeRoadmap: link', 'setJoinLink: joinLink', 'updateMentor: linkedInUrl']);
});

test.each(fields)('$name reads its link as the browser does', ({ name, body, at }) => {
  for (const link of typed) {
    const { href } = new URL(link.replace(/[\u200b\u202e]/g, ''));
    expect(valueAt(v.parse(body, withLink(good[name], at, link)), at)).toBe(href);
  }
  for (const link of ['javascript:alert(1)', 'http://meet.example.com', 'https://meet.example.com@evil.example', '//evil.example', 'data:text/html,x', 'https://meet.example.com/a\nb']) expect(takes(body, withLink(good[name], at, link))).toBe(false);
});

test('what is stored and shown is what was read', async () => {
  const { mentor, talent } = people;
  for (const link of typed) {
    const { href } = new URL(link.replace(/[\u200b\u202e]/g, ''));
    expect((await server.call('updateMentor', { params: mentor.params, token: mentor.token, body: { linkedInUrl: link } })).status).toBe(200);
    expect(JSON.stringify((await server.call('ownMentor', { params: mentor.params, token: mentor.token })).body)).toContain(JSON.stringify(href));
    const revision = (await server.call('fullBlueprint', { params: talent.params, token: talent.token })).body.careerBlueprint?.revision ?? 0;
    expect((await server.call('changeRoadmap', { params: talent.params, token: talent.token, body: { change: 'edit', id: 'year1-1', revision, link } })).status).toBe(200);
    expect(JSON.stringify((await server.call('fullBlueprint', { params: talent.params, token: talent.token })).body)).toContain(JSON.stringify(href));
  }
});
