import type { Call, CallName } from '@bridge/model';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { namedCalls } from '../http/calls.ts';
import { everyone } from '../testing/everyone.ts';
import { apply, goodBodies, placesIn, type Shape } from '../testing/good-bodies.ts';
import { startTestServer } from '../testing/server.ts';
import { agreed, checked, makeYoung } from '../testing/young.ts';

// A number of its own in every text and link that the contract takes of a talent of 17, a mentor or a partner. Then all that
// can be read is read: none of the talent's is read by anybody else, none of the others' by the talent.
const server = await startTestServer();
afterAll(() => server.close());
const people = await everyone(server);
const { talent, mentor, partner } = people;
await makeYoung(server, talent.id);
await agreed(server, talent.id);
for (const { id } of [mentor, partner]) await checked(server, id);

/** What may be read all the same, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'writePost': 'the staff reads a post before it is published',
  'changePost': 'the staff reads a post before it is published',
};

/** What is refused here for another reason, so that it says nothing, and why that is no matter. */
const elsewhere: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['deleteAccount', 'confirmApp', 'addPasskey', 'proveAgain'].map((name) => [name, 'a secret, which is kept as nothing that can be read'])),
  ...Object.fromEntries(['updateProgress', 'replaceBlueprint'].map((name) => [name, 'names of milestones that are there'])),
  'changeRoadmap': 'an id; notes and links of milestones are shown to their owner alone',
  ...Object.fromEntries(['appealReview', 'reportReview', 'sendReport', 'appealPost', 'appealSharing'].map((name) => [name, 'read by the staff alone'])),
  'changePost': 'a category is a choice',
  'setPortrait': 'a picture, of people of 18 and older, which the staff looks at first',
  'askCoach': 'for adults alone, and shown to whoever asks',
};

const numberOf = (place: number) => `0803555${String(place).padStart(4, '0')}`;
type Writing = { name: CallName; called: Call; at: string[]; by: 'talent' | 'others'; token: string };
const shapeOf = (schema: v.GenericSchema) => toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Shape; // of JSON Schema only this is looked at
const isOfMembers = ({ access }: Call) => access !== 'public' && !(typeof access === 'object' && 'staff' in access);

const good = goodBodies(people);
const writings = namedCalls.flatMap(([name, called]): Writing[] => {
  const { body: schema } = called;
  if (!schema || !isOfMembers(called)) return [];
  const writers = typeof called.access === 'string' ? [talent, mentor] : [people.callerOf(called)];
  return placesIn(good[name], shapeOf(schema)).flatMap((at) => writers.map(({ token }) => ({ name, called, at, token, by: token === talent.token ? ('talent' as const) : ('others' as const) })));
});

/** A body with the text in its place: alone where that will do, so that what was written before stays. */
function bodyOf({ name, called, at }: Writing, text: string): unknown {
  const alone = at.reduceRight<unknown>((inner, key) => (/^\d+$/.test(key) ? [inner] : { [key]: inner }), text);
  const whole: unknown = structuredClone(good[name]);
  apply(whole, at, 'set', text);
  return [alone, whole].find((body) => v.is(called.body ?? v.never(), body));
}

/** The answer of a call to somebody, with ids that are there. */
async function ask(name: CallName, called: Call, token: string | undefined, { payload, ids = {} }: { payload?: unknown; ids?: Record<string, string> }) {
  const params: Record<string, string> = { ...people.paramsOf(name, called), ...ids };
  const url = called.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const { statusCode, body } = await server.app.inject({ method: called.method, url, headers: { ...(token && { authorization: `Bearer ${token}` }) }, ...(payload !== undefined && { payload: payload as object }) });
  return { statusCode, body };
}

async function mend() {
  await people.mend();
  await server.database.query(`update mentors set state = 'verified'; update sessions set state = 'completed' where id = '${people.over}'`);
}

test('no text and no link brings a number to or from somebody under 18, in any call of the contract', { timeout: 240_000 }, async () => {
  const written = new Map<number, Writing>();
  const answered = new Map<string, boolean>();
  for (const [place, writing] of writings.entries()) {
    const sent = [`Ring me: ${numberOf(place)}`, `https://wa.me/${numberOf(place)}`, numberOf(place)].flatMap((text) => bodyOf(writing, text) ?? []);
    if (sent[0] === undefined) continue; // no free text: a choice, a day, an id
    written.set(place, writing);
    await mend();
    const { statusCode, body } = await ask(writing.name, writing.called, writing.token, { payload: sent[0], ids: { userId: writing.token === mentor.token ? mentor.id : people.callerOf(writing.called).id } });
    const field = `${writing.name} ${writing.at.join('.')}`;
    answered.set(field, (answered.get(field) ?? false) || statusCode === 200 || body.includes('"contact-details"'));
  }
  expect(written.size).toBeGreaterThan(40);
  await mend();

  const read = new Map<string, string>();
  const look = (text: string, reader: 'talent' | 'others', where: string) => {
    for (const [, place = ''] of text.matchAll(/0803555(\d{4})/g)) {
      const writing = written.get(Number(place));
      if (writing && (writing.by === 'talent') !== (reader === 'talent') && !exceptions[writing.name]) read.set(`${writing.name} ${writing.at.join('.')}`, where);
    }
  };
  const unreached = [...answered].filter(([field, isReached]) => !isReached && !elsewhere[field.split(' ')[0] ?? '']).map(([field]) => field);
  expect(unreached).toEqual([]);
  let answers = 0;
  for (const [name, called] of namedCalls.filter(([, one]) => one.method === 'GET' && !one.streamed && !one.effect && (isOfMembers(one) || one.access === 'public')))
    for (const [reader, token] of [['talent', talent.token], ['others', mentor.token], ['others', partner.token], ['others', undefined]] as const)
      for (const userId of [talent.id, mentor.id, partner.id]) {
        const { statusCode, body } = await ask(name, called, token, { ids: { userId } });
        if (statusCode === 200) answers++;
        look(body, reader, name);
      }
  expect(answers).toBeGreaterThan(40);
  for (const { recipient, row } of await server.database.query<{ recipient: string; row: string }>('select recipient, to_jsonb(outbox)::text as row from outbox where recipient = any($1)', [[talent.email, mentor.email, partner.email]]))
    look(row, recipient === talent.email ? 'talent' : 'others', 'a mail');
  expect(Object.fromEntries(read)).toEqual({});
});
