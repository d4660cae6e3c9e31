import { expect, test } from 'vitest';
import { openWords } from '../content/words.ts';
import { testContent } from '../testing/content.ts';
import { mailsTo } from '../testing/mails.ts';
import { bookingTalent, verifiedMentor } from '../testing/mentors.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { decide, decideChanges, findCandidates, listChanged, trailOf } from './decide.ts';

const words = openWords(testContent);
const changes = { professionalTitle: 'Cure-all seller', shortBio: 'Send me your savings.', linkedInUrl: 'https://evil.example/in/me' };

async function withMentor(work: (at: { server: TestServer; mentor: Awaited<ReturnType<typeof verifiedMentor>>; seen: () => Promise<string>; own: () => Promise<object> }) => Promise<void>): Promise<void> {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server, {}, { firstName: 'Kojo', lastName: 'Example' });
  const talent = await bookingTalent(server);
  await work({
    server,
    mentor,
    // on the mentor's page and in the list, which searches in it, too
    seen: async () => (await server.call('lookUpUser', { params: { userId: mentor.id }, token: talent.token })).text + (await server.call('listMentors', { query: { q: 'o' }, token: talent.token })).text,
    own: async () => (await server.call('ownMentor', { params: mentor.params, token: mentor.token })).body.data,
  });
}
const candidate = async ({ database }: TestServer, id: string) => {
  const [found] = await findCandidates(database, id);
  if (!found) throw new Error('There is no such mentor.');
  return found;
};

test.each(Object.entries({ ...changes, firstName: 'Doctor', lastName: 'Government' }))('a verified mentor’s new %s is not seen before it was checked', (key, value) =>
  withMentor(async ({ server, mentor, seen, own }) => {
    const before = await seen();
    const isName = key === 'firstName' || key === 'lastName';
    const { body } = isName
      ? await server.call('updateProfile', { params: { userId: mentor.id }, token: mentor.token, body: { user: { [key]: value } } })
      : await server.call('updateMentor', { params: mentor.params, token: mentor.token, body: { [key]: value, cancellationPolicy: 'a day before' } });
    expect(body.message).toBe('Saved. Talents see the new name, title, text or link as soon as it has been checked.');
    expect(await seen()).not.toContain(value);
    expect((await seen()).replace('"cancellationPolicy":"a day before",', '')).toBe(before); // what was not checked is free
    expect(await own()).toMatchObject({ state: 'verified', waiting: [key], ...(!isName && { profile: { [key]: value } }) });

    const [waiting] = await listChanged(server.database, 10);
    expect(waiting?.proposed).toEqual({ [key]: value });
    expect(await decideChanges(server.database, words, await candidate(server, mentor.id), 'accept-changes', '', 'operator')).toBe(true);
    expect(await seen()).toContain(value);
    expect(await own()).toMatchObject({ waiting: [] });
    expect((await mailsTo(server.database, mentor.email)).at(-1)?.subject).toBe('Your changes are on show');
    expect((await trailOf(server.database, mentor.id)).at(-1)).toMatchObject({ state: 'accepted', note: key });
  }),
);

test('a change that is refused is gone, with the reason in a mail; one that is taken back waits no more', () =>
  withMentor(async ({ server, mentor, seen, own }) => {
    const before = await seen();
    await server.call('updateMentor', { params: mentor.params, token: mentor.token, body: changes });
    await decideChanges(server.database, words, await candidate(server, mentor.id), 'refuse-changes', 'A title says what you do.', 'operator');
    expect([await seen(), await listChanged(server.database, 10)]).toEqual([before, []]);
    expect((await mailsTo(server.database, mentor.email)).at(-1)).toMatchObject({ subject: 'Your changes are not on show', body: expect.stringContaining('A title says what you do.') });

    const { profile } = (await own()) as { profile: typeof changes };
    await server.call('updateMentor', { params: mentor.params, token: mentor.token, body: changes });
    await server.call('updateMentor', { params: mentor.params, token: mentor.token, body: { professionalTitle: profile.professionalTitle, shortBio: profile.shortBio, linkedInUrl: profile.linkedInUrl ?? '' } });
    expect(await listChanged(server.database, 10)).toEqual([]);
  }));

test('a decision is about what was looked at, not about what was changed since', () =>
  withMentor(async ({ server, mentor, seen }) => {
    await server.call('updateMentor', { params: mentor.params, token: mentor.token, body: { professionalTitle: 'Teacher of figures' } });
    const looked = await candidate(server, mentor.id);
    await server.call('updateMentor', { params: mentor.params, token: mentor.token, body: { professionalTitle: 'Cure-all seller' } });
    expect(await decideChanges(server.database, words, looked, 'accept-changes', '', 'operator')).toBe(false);
    expect(await seen()).not.toContain('Cure-all');
  }));

test('who is no longer verified changes everything at once again, and finds what waited', () =>
  withMentor(async ({ server, mentor, own }) => {
    await server.call('updateMentor', { params: mentor.params, token: mentor.token, body: { professionalTitle: 'Teacher of figures' } });
    await decide(server.database, words, await candidate(server, mentor.id), 'request-changes', 'Tell more.', 'operator');
    expect(await own()).toMatchObject({ state: 'changes-requested', waiting: [], profile: { professionalTitle: 'Teacher of figures' } });
  }));
