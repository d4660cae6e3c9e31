import { expect, test } from 'vitest';
import { mailsTo } from '../testing/mails.ts';
import { booking, bookingTalent, completeProfile, everyHour, startIn, verifiedMentor, verifyEmail } from '../testing/mentors.ts';
import { startTestServer } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';

test('the directory lists verified mentors only, with what they show', async () => {
  await using server = await startTestServer();
  const shown = await verifiedMentor(server, { emailVisible: true });
  const shy = await verifiedMentor(server, { offersPaidMentorship: false });
  const waiting = await verifiedMentor(server);
  await server.database.query(`update mentors set state = 'submitted' where user_id = $1`, [waiting.id]);
  const { token } = await server.person();
  const { body } = await server.call('listMentors', { token });
  expect(body).toMatchObject({ total: 2, page: 1, limit: 10 });
  const cards = new Map(body.mentors.map((card) => [card._id, card]));
  expect([...cards.keys()].toSorted()).toEqual([shown.id, shy.id].toSorted());
  expect(cards.get(shown.id)).toMatchObject({ email: shown.email, specialty: 'Data lead', rating: { average: null, count: 0 }, LitePlanPrice: 8000, StandardPlanPrice: 28000.5, currency: 'NGN' });
  expect(cards.get(shy.id)).toMatchObject({ LitePlanPrice: null, StandardPlanPrice: null });
  expect(cards.get(shy.id)).not.toHaveProperty('email');
  expect((await server.call('listMentors', { token, query: { q: 'data lead' } })).body).toMatchObject({ total: 2 }); // three say so, one of them waits
  await server.database.query('delete from users where id = $1', [shown.id]);
  expect((await server.call('listMentors', { token })).body.total).toBe(1);
});

test('a chosen face is shown on the card, the page, the sessions, to the mentor and to the staff at once, until it is taken back', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const talent = await bookingTalent(server);
  await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(48)) });
  const staff = await staffMember(server, ['people']);
  const shown = async () => {
    const { mentors } = (await server.call('listMentors', { token: talent.token })).body;
    const view = (await server.call('lookUpUser', { params: { userId: mentor.id }, token: talent.token })).body.data;
    const { sessions } = (await server.call('listSessions', { token: talent.token })).body;
    const { user } = (await server.call('ownProfile', { token: mentor.token })).body;
    const person = (await server.call('readPerson', { params: { personId: mentor.id }, token: staff.token })).body.data;
    return [mentors[0], view, sessions[0]?.mentor, user, person].map((one) => one && 'face' in one && one.face);
  };
  const choose = async (face: string) => (await server.call('updateMentor', { params: mentor.params, token: mentor.token, body: { face: face as 'hijab' } })).status;
  expect(await shown()).toEqual([false, false, false, false, false]);
  expect([await choose('hijab'), await shown()]).toEqual([200, ['hijab', 'hijab', 'hijab', 'hijab', 'hijab']]);
  expect([await choose('mask'), await shown()]).toEqual([400, ['hijab', 'hijab', 'hijab', 'hijab', 'hijab']]);
  expect([await choose(''), await shown()]).toEqual([200, [false, false, false, false, false]]);
});

test('search looks into names, specialty and shown e-mail, in any case, and takes every sign as itself', async () => {
  await using server = await startTestServer();
  const zola = await verifiedMentor(server, { professionalTitle: '100% Cloud_Architect', emailVisible: true }, { firstName: 'Zola', lastName: 'Beispiel' });
  const other = await verifiedMentor(server, { professionalTitle: 'Nurse' });
  const { token } = await server.person();
  const find = async (q: string) => (await server.call('listMentors', { token, query: { q } })).body.mentors.map(({ _id }) => _id);
  for (const q of ['zola', 'BEISPIEL', 'cloud_', '100%', 'la bei', zola.email.toUpperCase(), 'z']) expect([q, await find(q)]).toEqual([q, [zola.id]]);
  for (const q of ['%%', '__', '\\', 'x_x', other.email, "'"]) expect([q, await find(q)]).toEqual([q, []]);
  await server.database.query(`update users set first_name = 'Yara' where id = $1`, [zola.id]);
  expect([await find('zola'), await find('yara')]).toEqual([[], [zola.id]]);
});

test('those that fit the talent’s answers come first, with the reasons, the same on every page', async () => {
  await using server = await startTestServer();
  const mentors: Record<string, string> = {};
  for (const industry of ['Finance', 'Healthcare', 'Technology']) mentors[industry] = (await verifiedMentor(server, { industryExpertise: [industry], fieldsOfExpertise: ['Cloud'], careerLevelsSupported: ['mid'] })).id;
  for (let n = 0; n < 60; n += 1) await verifiedMentor(server, { industryExpertise: ['Marketing'], fieldsOfExpertise: [], careerLevelsSupported: [], supportTypes: [] });
  const talent = await server.person();
  const list = async (page: number) => (await server.call('listMentors', { token: talent.token, query: { page } })).body;
  await server.call('updateProfile', { params: { userId: talent.id }, token: talent.token, body: { user: { industriesOfInterest: ['Healthcare'], technicalSkills: ['Cloud Computing'] } } });
  const first = await list(1);
  expect(first.mentors[0]).toMatchObject({ _id: mentors['Healthcare'], reasons: [{ rule: 'skills', value: 'Cloud computing' }, { rule: 'industry', value: 'Healthcare' }] });
  expect(first.mentors.slice(1, 3).map(({ _id }) => _id).toSorted()).toEqual([mentors['Finance'], mentors['Technology']].map(String).toSorted());
  for (const { reasons } of first.mentors) expect(reasons.length).toBeGreaterThan(0);
  const seen: string[] = [];
  for (let page = 1; page <= 7; page += 1) seen.push(...(await list(page)).mentors.map(({ _id }) => _id));
  expect([seen.length, new Set(seen).size, first.total]).toEqual([63, 63, 63]);
  expect((await list(8)).mentors).toEqual([]);
});

test('pages of any size together show every mentor once, with a search too', async () => {
  await using server = await startTestServer();
  for (let n = 0; n < 75; n += 1) await verifiedMentor(server);
  const talent = await server.answered();
  for (const [limit, q] of [[7, ''], [20, ''], [7, 'ada'], [50, 'data lead']] as const) {
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(75 / limit); page += 1) {
      const { body } = await server.call('listMentors', { token: talent.token, query: { page, limit, q } });
      expect(body.total).toBe(75);
      seen.push(...body.mentors.map(({ _id }) => _id));
    }
    expect([limit, q, seen.length, new Set(seen).size]).toEqual([limit, q, 75, 75]);
  }
  expect((await server.call('listMentors', { token: talent.token, query: { limit: 5000, page: 99999 } })).body).toMatchObject({ limit: 50, page: 1000 });
  for (const query of [{ page: '0' }, { page: '-1' }, { page: '1e3' }, { limit: 'x' }]) expect((await server.call('listMentors', { token: talent.token, query })).status).toBe(400);
});

test('exactly the specified payload is stored, and nothing of it decides about the verification', async () => {
  await using server = await startTestServer();
  const mentor = await server.person('MENTOR');
  const at = { params: { userId: mentor.id }, token: mentor.token };
  const { body } = await server.call('updateMentor', {
    ...at,
    body: {
      linkedInUrl: 'https://www.linkedin.com/in/demo', professionalTitle: 'Data lead', shortBio: 'Figures.', fieldsOfExpertise: ['Data Science'], careerLevelsSupported: ['entry'],
      supportTypes: ['career guidance'], mentorshipStyle: '1-on-1', availabilityPerWeek: '3 hours', bestDaysAndTimes: ['monday morning'], offersPaidMentorship: true, monthlyPrice: 20.5, cancellationPolicy: 'A day before',
    },
  });
  expect(body.data).toMatchObject({ state: 'draft', mentorVerificationStatus: false, missing: ['availability', 'litePrice', 'agreements', 'email'], profile: { monthlyPrice: 20.5 } });
  const early = await server.call('updateMentor', { ...at, body: { submit: true } });
  expect([early.status, early.body.code, early.body.fields?.map(({ path }) => path)]).toEqual([422, 'profile-incomplete', ['availability', 'litePrice', 'agreements', 'email']]);
  for (const extra of ['mentorVerificationStatus', 'state', 'verified', 'role']) expect((await server.call('updateMentor', { ...at, body: { [extra]: true } as object })).status).toBe(400);

  await server.call('updateProfile', { ...at, body: { user: { timeZone: 'Africa/Lagos' } } });
  const { litePrice, agreements } = completeProfile;
  const unverified = await server.call('updateMentor', { ...at, body: { litePrice, agreements, submit: true } });
  expect([unverified.status, unverified.body.code]).toEqual([403, 'email-not-verified']);
  await verifyEmail(server, mentor);
  const kept = await server.call('updateMentor', { ...at, body: { litePrice, agreements, submit: false } });
  expect(kept.body.data).toMatchObject({ state: 'draft', missing: [], profile: { availability: { timeZone: 'Africa/Lagos', windows: [{ day: 'monday', from: '09:00', to: '12:00' }] } } });
  const sent = await server.call('updateMentor', { ...at, body: { submit: true } });
  expect([sent.body.message, sent.body.data.state]).toEqual(['Mentor profile submitted for verification', 'submitted']);
  expect((await mailsTo(server.database, mentor.email)).at(-1)?.kind).toBe('mentorSubmitted');
  expect((await server.call('lookUpUser', at)).body.data.mentorVerificationStatus).toBe(false);
  expect((await server.call('ownMentor', at)).body.data).toEqual(sent.body.data);
});

test('limits of the profile are kept, and a verified one stays whole', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server);
  const update = async (body: object) => (await server.call('updateMentor', { params: mentor.params, token: mentor.token, body })).status;
  for (const bad of [{ shortBio: 'x'.repeat(301) }, { cancellationPolicy: 'x'.repeat(201) }, { monthlyPrice: -1 }, { monthlyPrice: 1.005 }, { linkedInUrl: 'javascript:alert(1)' }, { linkedInUrl: 'https://user:secret@example.com' }, { availability: { timeZone: 'Mars/Olympus', windows: [] } }, { availability: { ...everyHour, windows: [{ day: 'monday', from: '12:00', to: '09:00' }] } }, { currency: 'EUR' }]) {
    expect([bad, await update(bad)]).toEqual([bad, 400]);
  }
  expect(await update({ agreements: [] })).toBe(422);
  expect(await update({ shortBio: 'x'.repeat(300), monthlyPrice: 0.1 })).toBe(200);
  expect((await server.call('lookUpUser', { params: mentor.params, token: mentor.token })).body.data.mentorVerificationStatus).toBe(true);
});

test('a verified mentor is seen with public fields only; nobody else is seen at all', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server, { furtherAnswers: { secret: 'not for talents' } });
  const talent = await bookingTalent(server);
  const look = (id: string) => server.call('lookUpUser', { params: { userId: id }, token: talent.token });
  const { body, text } = await look(mentor.id);
  expect(Object.keys(body.data).toSorted()).toEqual([
    'LitePlanPrice', 'StandardPlanPrice', '_id', 'availability', 'careerLevelsSupported', 'createdAt', 'currency', 'fieldsOfExpertise', 'firstName', 'industryExpertise', 'languages', 'lastName', 'last_sign_in',
    'mentorVerificationStatus', 'rating', 'role', 'schedule', 'shortBio', 'specializationAreas', 'specialty', 'supportTypes', 'timeZone', 'userId',
  ]);
  expect(text).not.toContain('not for talents');
  await server.call('updateMentor', { params: mentor.params, token: mentor.token, body: { emailVisible: true } });
  expect((await look(mentor.id)).body.data).toMatchObject({ email: mentor.email });
  for (const state of ['draft', 'submitted', 'changes-requested', 'declined']) {
    await server.database.query('update mentors set state = $2 where user_id = $1', [mentor.id, state]);
    const hidden = await look(mentor.id);
    expect([state, hidden.text]).toEqual([state, (await look(crypto.randomUUID())).text]);
    expect((await server.call('readAvailability', { params: { mentorId: mentor.id }, token: talent.token })).status).toBe(404);
    expect((await server.call('listReviews', { params: { mentorId: mentor.id }, token: talent.token })).status).toBe(404);
  }
});

test('the onboarding draft keeps what two tabs save', async () => {
  await using server = await startTestServer();
  const mentor = await server.person('MENTOR');
  const at = { params: { userId: mentor.id }, token: mentor.token };
  await server.call('saveOnboardingDraft', { ...at, body: { envision: 'To help', answers: { title: { text: 'Data lead' } } } });
  const { body } = await server.call('saveOnboardingDraft', { ...at, body: { answers: { bio: { text: 'Figures' } } } });
  expect(body.data).toMatchObject({ envision: 'To help', answers: { title: { text: 'Data lead' }, bio: { text: 'Figures' } } });
  expect((await server.call('clearOnboardingDraft', at)).body.data).toMatchObject({ generation: 1, answers: {} });
  expect((await server.call('readOnboardingDraft', at)).body.data.answers).toEqual({});
});
