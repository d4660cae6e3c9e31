import { afterAll, expect, test } from 'vitest';
import { mentorParts, type BodyOf, type contract, type MentorPart, type OwnMentor } from '@bridge/model';
import { everyHour, verifiedMentor } from '../testing/mentors.ts';
import { startTestServer } from '../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.close());

type Changes = BodyOf<typeof contract.updateMentor>;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Two changes of each part, and what is read of it. */
const parts: Record<MentorPart, { changes: readonly [Changes, Changes]; read: (profile: OwnMentor['profile']) => unknown }> = {
  prices: { changes: [{ litePrice: 9000 }, { offersPaidMentorship: false }], read: ({ litePrice, offersPaidMentorship }) => [litePrice, offersPaidMentorship] },
  hours: {
    changes: [{ availability: { windows: [{ day: 'monday', from: '09:00', to: '10:00' }] } }, { availability: { timeZone: 'Africa/Nairobi', windows: everyHour.windows } }],
    read: ({ availability }) => [availability?.timeZone, availability?.windows],
  },
  daysOff: { changes: [{ availability: { daysOff: [{ from: inDays(9), to: inDays(10) }] } }, { availability: { daysOff: [] } }], read: ({ availability }) => availability?.daysOff },
  mostPerWeek: { changes: [{ availability: { mostPerWeek: 3 } }, { availability: { mostPerWeek: null } }], read: ({ availability }) => availability?.mostPerWeek },
};

async function windowsOf() {
  const mentor = await verifiedMentor(server, { availability: { ...everyHour, daysOff: [{ from: inDays(3), to: inDays(4) }], mostPerWeek: 7 } });
  const read = async () => (await server.call('ownMentor', { params: mentor.params, token: mentor.token })).body.data;
  const save = (body: Changes) => server.call('updateMentor', { params: mentor.params, token: mentor.token, body: { ...body, submit: false } });
  return { id: mentor.id, read, save };
}

// Two windows, opened at once, each changing one part: in either order, and at the same moment.
const pairs = mentorParts.flatMap((one) => mentorParts.flatMap((two) => ([false, true] as const).map((atOnce) => ({ one, two, atOnce }))));
test.each(pairs)('$one in one window and $two in another, at once: $atOnce: nothing is lost unseen', async ({ one, two, atOnce }) => {
  const { read, save } = await windowsOf();
  const opened = await read();
  const send = (part: MentorPart, n: 0 | 1) => save({ ...parts[part].changes[n], revisions: { [part]: opened.revisions[part] } });
  const answers = atOnce ? await Promise.all([send(one, 0), send(two, 1)]) : [await send(one, 0), await send(two, 1)];
  const told = answers.map(({ status, body }) => (status === 200 ? 'saved' : body.code));
  const after = await read();
  const expected = await windowsOf(); // where nobody else changes anything
  for (const [n, part] of ([one, two] as const).entries()) if (told[n] === 'saved') await expected.save(parts[part].changes[n as 0 | 1]); // two entries
  for (const part of mentorParts) expect([part, parts[part].read(after.profile)]).toEqual([part, parts[part].read((await expected.read()).profile)]);
  expect(told.toSorted()).toEqual(one === two ? ['profile-changed', 'saved'] : ['saved', 'saved']);
  if (one !== two) return;
  const again = { ...parts[two].changes[1], revisions: { [two]: after.revisions[two] } };
  expect((await save(again)).status).toBe(200); // it was told: who sends it again means it
});

test('a mark changes with its part alone, and comes back with it', async () => {
  const { read, save } = await windowsOf();
  const { revisions, profile } = await read();
  await save({ availability: { mostPerWeek: 5 } });
  const changed = (await read()).revisions;
  expect(mentorParts.filter((part) => changed[part] !== revisions[part])).toEqual(['mostPerWeek']);
  await save({ availability: { mostPerWeek: profile.availability?.mostPerWeek ?? null } });
  expect((await read()).revisions).toEqual(revisions);
});

test('days off that are over go by themselves, new ones in the past are refused at their end, those of today are kept', async () => {
  const { id, save } = await windowsOf();
  const over = { from: inDays(-9), to: inDays(-8) };
  const today = { from: inDays(-2), to: inDays(1) };
  const refused = await save({ availability: { daysOff: [today, over] } });
  expect([refused.status, refused.body.fields]).toEqual([400, [{ path: 'availability.daysOff.1.to', message: 'Choose today or a day that comes' }]]);
  await server.database.query(`update mentors set profile = jsonb_set(profile, '{availability,daysOff}', $1::jsonb) where user_id = $2`, [JSON.stringify([over, today]), id]);
  expect((await save({ availability: { daysOff: [over, today] } })).body.data.profile.availability?.daysOff).toEqual([today]);
});

test('the first hours are whole: without a zone or windows they are asked for', async () => {
  const mentor = await server.person('MENTOR');
  const { status, body } = await server.call('updateMentor', { params: { userId: mentor.id }, token: mentor.token, body: { availability: { mostPerWeek: 3 }, submit: false } });
  expect([status, body.fields?.map(({ path }) => path)]).toEqual([400, ['availability.timeZone', 'availability.windows']]);
});
