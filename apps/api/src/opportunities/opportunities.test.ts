import { randomUUID } from 'node:crypto';
import type { BodyOf, contract } from '@bridge/model';
import { afterAll, describe, expect, test } from 'vitest';
import { mailsTo } from '../testing/mails.ts';
import { verifyEmail } from '../testing/mentors.ts';
import { noRates, startTestServer, type Person } from '../testing/server.ts';
import { testContent } from '../testing/content.ts';
import { agreed, checked, makeYoung } from '../testing/young.ts';

const server = await startTestServer();
afterAll(() => server.close());
const operatorAddress = testContent.document('brand').contact.general;

const post: BodyOf<typeof contract.writePost> = {
  kind: 'project', title: 'Sort the letters', organisation: 'Demo Works', category: 'technology', location: 'Remote', terms: '6 weeks',
  description: 'Sort <b>letters</b> by what they ask for.', industries: ['technology'], skills: ['programming'],
};
const on = (person: Person) => ({ params: { userId: person.id }, token: person.token });

async function partner() {
  const person = await server.person('PARTNER');
  await verifyEmail(server, person);
  return person;
}

/** The titles that a talent is shown. */
async function offered() {
  const { body } = await server.call('listOpportunities', { ...on(await server.person()), query: { limit: 50 } });
  return body.opportunities.map(({ title }) => title);
}

async function publishedPost(owner: Person, changes: object = {}) {
  const { body } = await server.call('writePost', { ...on(owner), body: { ...post, ...changes, submit: true } });
  await server.database.query(
    `with published as (update posts set state = 'published', published_at = now() where id = $1 returning id) insert into post_log (post_id, state, changed_by) select id, 'published', 'operator' from published`,
    [body.data.id],
  );
  return `post.${body.data.id}`;
}

const answers = { why: { text: 'I like letters.' } };

describe('what talents see', () => {
  test('content and published posts, what fits the answers first and why', async () => {
    const talent = await server.answered();
    const id = await publishedPost(await partner());
    const { body } = await server.call('listOpportunities', { ...on(talent), query: { kind: 'project', limit: 50 } });
    const first = body.opportunities.find((one) => one.id === id);
    expect(body.answered).toBe(true);
    expect(first).toMatchObject({ source: 'partner', saved: false, application: null, reasons: [{ rule: 'skill', value: 'Programming' }], description: post.description });
    const reasons = body.opportunities.map((one) => one.reasons.length);
    expect(reasons).toEqual(reasons.toSorted((a, b) => b - a));
    expect(body.opportunities.map((one) => one.id)).toContain('project.clinic-signs');
    const fitting = await server.call('listOpportunities', { ...on(talent), query: { show: 'fitting', limit: 50 } });
    expect(fitting.body.opportunities.every((one) => one.reasons.length > 0)).toBe(true);
    expect(fitting.body.opportunities.map((one) => one.id)).not.toContain('project.clinic-signs');
  });

  test('drafts, what waits and what is closed is seen by nobody else', async () => {
    const owner = await partner();
    const talent = await server.person();
    const draft = await server.call('writePost', { ...on(owner), body: { ...post, title: 'A draft' } });
    await server.call('writePost', { ...on(owner), body: { ...post, title: 'A waiting one', submit: true } });
    const id = await publishedPost(owner, { title: 'A closed one' });
    await server.call('closePost', { ...on(owner), params: { userId: owner.id, postId: id.slice(5) } });
    const seen = await server.call('listOpportunities', { ...on(talent), query: { q: 'one', limit: 50 } });
    expect(seen.body.opportunities.map(({ title }) => title)).not.toEqual(expect.arrayContaining([expect.stringMatching(/waiting|closed/)]));
    expect(await offered()).not.toEqual(expect.arrayContaining([expect.stringMatching(/draft|waiting|closed/)]));
    for (const opportunity of [id, `post.${draft.body.data.id}`]) expect((await server.call('applyFor', { ...on(talent), body: { opportunity, answers } })).body.code).toBe('opportunity-not-found');
  });

  test('search, category, pages and the saved ones', async () => {
    const talent = await server.person();
    const list = (query: object) => server.call('listOpportunities', { ...on(talent), query }).then(({ body }) => body);
    expect((await list({ q: 'FREIGHT' })).opportunities.map(({ id }) => id)).toEqual(['project.freight-forecast']);
    expect((await list({ category: 'consulting' })).opportunities.map(({ id }) => id)).toEqual(['project.small-shop-review']);
    const [first, second] = [await list({ kind: 'opening', limit: 2 }), await list({ kind: 'opening', limit: 2, page: 2 })];
    expect([first.opportunities.length, second.opportunities.length, first.total]).toEqual([2, 2, 4]);
    const save = { ...on(talent), params: { userId: talent.id, opportunityId: 'opening.growth-manager' } };
    for (const again of [1, 2]) expect([again, (await server.call('saveOpportunity', save)).status]).toEqual([again, 200]);
    expect((await list({ show: 'saved' })).opportunities).toMatchObject([{ id: 'opening.growth-manager', saved: true }]);
    await server.call('forgetOpportunity', save);
    expect((await list({ show: 'saved' })).total).toBe(0);
    expect((await server.call('saveOpportunity', { ...save, params: { userId: talent.id, opportunityId: "x' or 1=1" } })).body.code).toBe('opportunity-not-found');
  });
});

test('pages of posts and content together hold each of them once, what has most reasons first, however they are narrowed', async () => {
  const [talent, owner] = [await server.answered(), await partner()];
  for (const [at, skills] of [[], ['programming'], [], ['programming'], []].entries()) await publishedPost(owner, { title: `Page-wise work ${at}`, industries: [], skills });
  const list = (query: object) => server.call('listOpportunities', { ...on(talent), query }).then(({ body }) => body);
  for (const narrow of [{}, { kind: 'project' }, { q: 'page wise' }, { category: 'technology' }, { show: 'fitting' }]) {
    const whole = (await list({ ...narrow, limit: 50 })).opportunities;
    const pages = [];
    for (let page = 1; page <= Math.ceil(whole.length / 3) + 1; page += 1) pages.push(await list({ ...narrow, limit: 3, page }));
    expect([narrow, pages.flatMap(({ opportunities }) => opportunities.map(({ id }) => id))]).toEqual([narrow, whole.map(({ id }) => id)]);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([whole.length]));
  }
  expect((await list({ q: 'PAGE WISE', limit: 50 })).opportunities.map(({ title }) => title)).toEqual([3, 1, 4, 2, 0].map((at) => `Page-wise work ${at}`));
  expect((await list({ q: '%' })).total).toBe(0);
});

describe('one opportunity', () => {
  const read = (talent: Person, opportunityId: string) => server.call('readOpportunity', { ...on(talent), params: { userId: talent.id, opportunityId } });

  test('says all that is known, of content and of a partner, and what the talent did with it', async () => {
    const talent = await server.answered();
    const id = await publishedPost(await partner(), { title: 'All of it', deadline: '2098-12-31', places: 2 });
    await server.call('applyFor', { ...on(talent), body: { opportunity: id, answers } });
    expect((await read(talent, id)).body.data).toMatchObject({ id, title: 'All of it', deadline: '2098-12-31', places: 2, over: null, application: 'received', saved: false, industries: ['Technology'], skills: ['Programming'], reasons: [{ rule: 'skill' }] });
    expect((await read(talent, 'project.health-data-dashboard')).body.data).toMatchObject({ source: 'content', industries: ['Technology', 'Healthcare'], application: null });
  });

  test('one that its partner took down says so; what nobody has reviewed is not found', async () => {
    const owner = await partner();
    const talent = await server.person();
    const id = await publishedPost(owner, { title: 'Taken down' });
    const at = { params: { userId: owner.id, postId: id.slice(5) }, token: owner.token };
    await server.call('closePost', at);
    expect((await read(talent, id)).body.data).toMatchObject({ title: 'Taken down', over: 'closed' });
    expect((await server.call('applyFor', { ...on(talent), body: { opportunity: id, answers } })).body.code).toBe('opportunity-not-found');
    await server.call('reopenPost', at);
    await server.call('changePost', { ...at, body: { ...post, title: 'Not read yet', submit: true } });
    expect((await read(talent, id)).body.code).toBe('opportunity-not-found');
    await server.call('closePost', at);
    expect((await read(talent, id)).body.code).toBe('opportunity-not-found');
    for (const unknown of ['post.x', 'project.gone', "' or 1=1"]) expect([unknown, (await read(talent, unknown)).body.code]).toEqual([unknown, 'opportunity-not-found']);
  });
});

describe('applying', () => {
  test('an application reaches the partner, who reads, invites; the talent sees each step and gets a mail', async () => {
    const owner = await partner();
    const talent = await server.person();
    const opportunity = await publishedPost(owner);
    const sent = await server.call('applyFor', { ...on(talent), body: { opportunity, answers } });
    expect(sent.body.data).toMatchObject({ state: 'received', title: post.title, organisation: post.organisation, opportunity, answers: [{ id: 'why', answer: 'I like letters.' }] });
    expect((await mailsTo(server.database, owner.email)).map(({ kind }) => kind)).toContain('applicationReceived');

    const { body } = await server.call('listApplicants', { ...on(owner), query: {} });
    expect(body.applicants).toMatchObject([{ state: 'received', talent: { email: talent.email, firstName: 'Ada' } }]);
    const params = { userId: owner.id, applicationId: sent.body.data.id };
    await server.call('answerApplicant', { params, token: owner.token, body: { state: 'seen' } });
    expect((await server.call('listApplications', { ...on(talent), query: {} })).body.applications).toMatchObject([{ state: 'seen' }]);
    const invite = () => server.call('answerApplicant', { params, token: owner.token, body: { state: 'invited', note: 'Come on Monday.' } });
    await invite();
    expect((await invite()).status).toBe(200);
    await server.call('answerApplicant', { params, token: owner.token, body: { state: 'seen' } });
    expect((await server.call('listApplications', { ...on(talent), query: {} })).body.applications).toMatchObject([{ state: 'invited', note: 'Come on Monday.' }]);
    const mails = (await mailsTo(server.database, talent.email)).filter(({ kind }) => kind === 'applicationInvited');
    expect(mails).toMatchObject([{ body: expect.stringContaining('Come on Monday.') }]);
    expect((await server.call('partnerDashboard', on(owner))).body.data).toMatchObject({ applications: 1, waiting: 0, invited: 1, posts: { published: 1 } });
    expect((await server.call('partnerNetwork', { ...on(owner), query: {} })).body).toMatchObject({ total: 1, talents: [{ email: talent.email, applications: 1, invited: 1 }] });
  });

  test('an answer that is changed sends the last word alone where the one before has not gone out, and the same answer again nothing', async () => {
    const owner = await partner();
    const talent = await server.person();
    const { body } = await server.call('applyFor', { ...on(talent), body: { opportunity: await publishedPost(owner), answers } });
    const answer = (state: 'seen' | 'invited' | 'declined') => server.call('answerApplicant', { params: { userId: owner.id, applicationId: body.data.id }, token: owner.token, body: { state, note: '' } });
    const told = async () => (await mailsTo(server.database, talent.email)).map(({ kind }) => kind).filter((kind) => kind === 'applicationInvited' || kind === 'applicationDeclined');
    for (const state of ['invited', 'declined', 'invited', 'invited'] as const) expect((await answer(state)).status).toBe(200);
    expect(await told()).toEqual(['applicationInvited']);
    await server.database.query('update outbox set sent_at = now() where recipient = $1', [talent.email]);
    await answer('declined');
    expect(await told()).toEqual(['applicationInvited', 'applicationDeclined']);
  });

  test('answers to applicants are limited for a partner, opening them is not', async () => {
    await using limited = await startTestServer({ rates: { ...noRates, applicantAnswersByPartner: { most: 2, seconds: 60 } } });
    const owner = await limited.person('PARTNER');
    const answer = (state: 'seen' | 'invited' | 'declined') => limited.call('answerApplicant', { params: { userId: owner.id, applicationId: randomUUID() }, token: owner.token, body: { state } });
    const given = [];
    for (const state of ['invited', 'declined', 'invited', 'seen'] as const) given.push(await answer(state));
    expect(given.map(({ status }) => status)).toEqual([404, 404, 429, 404]);
    expect(Number(given[2]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test("another partner's applicants are nobody's to see or answer", async () => {
    const [owner, other] = [await partner(), await partner()];
    const talent = await server.person();
    const { body } = await server.call('applyFor', { ...on(talent), body: { opportunity: await publishedPost(owner), answers } });
    expect((await server.call('listApplicants', { ...on(other), query: {} })).body.total).toBe(0);
    expect((await server.call('partnerNetwork', { ...on(other), query: {} })).body.total).toBe(0);
    expect((await server.call('answerApplicant', { params: { userId: other.id, applicationId: body.data.id }, token: other.token, body: { state: 'declined' } })).body.code).toBe('application-not-found');
    expect((await server.call('withdrawApplication', { ...on(await server.person()), params: { userId: talent.id, applicationId: body.data.id } })).status).toBe(404);
  });

  test('twice at once is one application; the same key finds it, another one is refused', async () => {
    const talent = await server.person();
    const opportunity = 'project.freight-forecast';
    const key = crypto.randomUUID();
    const apply = (body: object) => server.call('applyFor', { ...on(talent), body: { opportunity, answers, ...body } });
    const both = await Promise.all([apply({ key }), apply({ key }), apply({ key })]);
    expect(new Set(both.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await apply({})).body.code).toBe('already-applied');
    expect((await apply({ key, opportunity: 'project.clinic-signs' })).body.code).toBe('invalid-input');
    expect((await mailsTo(server.database, operatorAddress)).filter(({ body }) => body.includes(talent.email))).toHaveLength(1);
  });

  test('withdrawn, it is gone for the partner and can be sent anew', async () => {
    const owner = await partner();
    const talent = await server.person();
    const opportunity = await publishedPost(owner);
    const { body } = await server.call('applyFor', { ...on(talent), body: { opportunity, answers } });
    const params = { userId: talent.id, applicationId: body.data.id };
    for (const again of [1, 2]) expect([again, (await server.call('withdrawApplication', { params, token: talent.token })).status]).toEqual([again, 200]);
    expect((await server.call('listApplicants', { ...on(owner), query: {} })).body.total).toBe(0);
    expect((await server.call('applyFor', { ...on(talent), body: { opportunity, answers } })).status).toBe(200);
    const declined = await server.call('listApplicants', { ...on(owner), query: {} });
    await server.call('answerApplicant', { params: { userId: owner.id, applicationId: declined.body.applicants[0]?.id ?? '' }, token: owner.token, body: { state: 'declined' } });
    expect((await server.call('withdrawApplication', { params: { userId: talent.id, applicationId: declined.body.applicants[0]?.id ?? '' }, token: talent.token })).body.code).toBe('application-changed');
  });

  test('what the form asks for must be there', async () => {
    const { body } = await server.call('applyFor', { ...on(await server.person()), body: { opportunity: 'project.clinic-signs', answers: {} } });
    expect(body).toMatchObject({ code: 'invalid-input', fields: [{ path: 'answers.why' }] });
  });

  test('the public form, sent while signed in as a talent, stands on their list; a visitor’s does not', async () => {
    const talent = await server.person();
    const form = (token?: string) =>
      server.call('sendForm', {
        params: { formId: 'apply' },
        body: { answers: { 'first-name': { text: 'A' }, 'last-name': { text: 'B' }, email: { text: 'a@example.com' }, program: { options: ['opportunity'] }, opportunity: { text: 'freight forecast' }, why: { text: 'Figures.' } }, key: crypto.randomUUID() },
        token,
      });
    const before = await server.database.query('select 1 from form_messages');
    expect((await form(talent.token)).body).toMatchObject({ success: true });
    const { body } = await server.call('listApplications', { ...on(talent), query: {} });
    expect(body.applications).toMatchObject([{ title: 'Freight forecast', opportunity: 'project.freight-forecast', state: 'received' }]);
    expect((await form(talent.token)).body.code).toBe('already-applied');
    expect(await server.database.query('select 1 from form_messages')).toHaveLength(before.length);
    expect((await form()).status).toBe(200);
    expect(await server.database.query('select 1 from form_messages')).toHaveLength(before.length + 1);
    const partnerSent = await form((await server.person('PARTNER')).token);
    expect(partnerSent.status).toBe(200);
  });
});

describe('a talent under 18', () => {
  const form = (title: string, token: string) =>
    server.call('sendForm', {
      params: { formId: 'apply' },
      body: { answers: { 'first-name': { text: 'A' }, 'last-name': { text: 'B' }, email: { text: 'a@example.com' }, program: { options: ['opportunity'] }, opportunity: { text: title }, why: { text: 'Figures.' } }, key: crypto.randomUUID() },
      token,
    });

  test('applies to a partner who was checked once a guardian has agreed, by whichever form', async () => {
    const [talent, owner] = [await server.person(), await partner()];
    await makeYoung(server, talent.id);
    const opportunity = await publishedPost(owner, { title: 'For those of age' });
    expect((await server.call('applyFor', { ...on(talent), body: { opportunity, answers } })).body.code).toBe('guardian-needed');
    expect((await form('For those of age', talent.token)).body.code).toBe('guardian-needed');
    expect((await form('freight forecast', talent.token)).status).toBe(200); // our own programme: no partner reads it
    await agreed(server, talent.id);
    expect((await form('For those of age', talent.token)).body.code).toBe('not-for-young');
    await checked(server, owner.id);
    expect((await form('For those of age', talent.token)).status).toBe(200);
  });

  test('is not shown posts of partners whom nobody has checked; one that was saved or has a link says why it takes no application', async () => {
    const [talent, owner] = [await server.person(), await partner()];
    const opportunity = await publishedPost(owner, { title: 'Of somebody unknown' });
    const listed = async (show?: 'saved') => (await server.call('listOpportunities', { ...on(talent), query: { q: 'of somebody unknown', ...(show && { show }) } })).body.opportunities.map(({ over }) => over);
    const read = async () => (await server.call('readOpportunity', { ...on(talent), params: { userId: talent.id, opportunityId: opportunity } })).body.data.over;
    await server.call('saveOpportunity', { ...on(talent), params: { userId: talent.id, opportunityId: opportunity } });
    expect([await listed(), await listed('saved'), await read()]).toEqual([[null], [null], null]);
    await makeYoung(server, talent.id);
    expect([await listed(), await listed('saved'), await read()]).toEqual([[], ['age'], 'age']);
    await checked(server, owner.id);
    expect([await listed(), await listed('saved'), await read()]).toEqual([[null], [null], null]);
  });

  test('reads no way to get in touch in a partner’s answer', async () => {
    const [talent, owner] = [await server.person(), await partner()];
    await makeYoung(server, talent.id);
    await agreed(server, talent.id);
    await checked(server, owner.id);
    const opportunity = await publishedPost(owner, { title: 'Answered in words' });
    const { body } = await server.call('applyFor', { ...on(talent), body: { opportunity, answers } });
    const answer = (note: string) => server.call('answerApplicant', { params: { userId: owner.id, applicationId: body.data.id }, token: owner.token, body: { state: 'invited', note } });
    expect((await answer('Whatsapp me 0803 555 0199')).body).toMatchObject({ code: 'contact-details', fields: [{ path: 'note' }] });
    expect((await answer('We would like to meet you.')).status).toBe(200);
  });
});

describe('last day and places', () => {
  const passed = (id: string) => server.database.query(`update posts set deadline = (now() at time zone 'utc')::date - 1 where id = $1`, [id.slice(5)]);

  test('a talent reads until when, from when, for how many and for how much', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const terms = { deadline: today, start: '2099-01-01', places: 2, pay: 'NGN 80,000 a month' };
    const id = await publishedPost(await partner(), { title: 'With terms', ...terms });
    const { body } = await server.call('listOpportunities', { ...on(await server.person()), query: { q: 'with terms' } });
    expect(body.opportunities).toMatchObject([{ id, ...terms, over: null }]);
  });

  test('after its last day a post takes no application and leaves the lists, but for those who saved it', async () => {
    const talent = await server.person();
    const id = await publishedPost(await partner(), { title: 'Too late', deadline: '2099-01-01' });
    await server.call('saveOpportunity', { ...on(talent), params: { userId: talent.id, opportunityId: id } });
    await passed(id);
    expect((await server.call('applyFor', { ...on(talent), body: { opportunity: id, answers } })).body).toMatchObject({ code: 'deadline-over', message: expect.stringContaining('last day') });
    expect(await offered()).not.toContain('Too late');
    expect((await server.call('listOpportunities', { ...on(talent), query: { show: 'saved' } })).body.opportunities).toMatchObject([{ id, over: 'deadline' }]);
  });

  test('what was sent in time is found again by its key after the last day', async () => {
    const talent = await server.person();
    const id = await publishedPost(await partner(), { deadline: '2099-01-01' });
    const body = { opportunity: id, answers, key: crypto.randomUUID() };
    const sent = await server.call('applyFor', { ...on(talent), body });
    await passed(id);
    expect((await server.call('applyFor', { ...on(talent), body })).body.data.id).toBe(sent.body.data.id);
  });

  test('those who were invited take the places: nobody else applies or is invited until one is free again', async () => {
    const owner = await partner();
    const id = await publishedPost(owner, { title: 'One place', places: 1 });
    const [first, second, third] = [await server.person(), await server.person(), await server.person()];
    const apply = (talent: Person) => server.call('applyFor', { ...on(talent), body: { opportunity: id, answers } });
    const sent = [(await apply(first)).body.data.id, (await apply(second)).body.data.id];
    const answer = (applicationId = '', state: 'invited' | 'declined') => server.call('answerApplicant', { params: { userId: owner.id, applicationId }, token: owner.token, body: { state } });
    const both = await Promise.all(sent.map((one) => answer(one, 'invited')));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await apply(third)).body.code).toBe('places-taken');
    expect((await server.call('listOpportunities', { ...on(third), query: { q: 'one place' } })).body.opportunities).toMatchObject([{ over: 'full' }]);
    expect((await server.call('listPosts', { ...on(owner), query: {} })).body.posts).toMatchObject([{ places: 1, invited: 1 }]);
    const taken = both.findIndex(({ status }) => status === 200);
    await answer(sent[taken], 'declined');
    expect((await apply(third)).status).toBe(200);
    expect((await answer(sent[1 - taken], 'invited')).status).toBe(200);
  });

  test('a last day that has passed is refused for a review; a draft may have it', async () => {
    const owner = await partner();
    expect((await server.call('writePost', { ...on(owner), body: { ...post, deadline: '2020-01-31', submit: true } })).body).toMatchObject({ code: 'invalid-input', fields: [{ path: 'deadline' }] });
    expect((await server.call('writePost', { ...on(owner), body: { ...post, deadline: '2020-01-31' } })).body.data).toMatchObject({ state: 'draft', deadline: '2020-01-31' });
  });

  test.each([
    { days: { start: '2020-01-31' }, problem: 'today' },
    { days: { deadline: '2099-02-01', start: '2099-01-31' }, problem: 'last day to apply' },
  ])('a first day that no one can begin on is refused for a review; a draft may have it: $days', async ({ days, problem }) => {
    const owner = await partner();
    expect((await server.call('writePost', { ...on(owner), body: { ...post, ...days, submit: true } })).body).toMatchObject({ code: 'invalid-input', fields: [{ path: 'start', message: expect.stringContaining(problem) }] });
    expect((await server.call('writePost', { ...on(owner), body: { ...post, ...days } })).body.data).toMatchObject({ state: 'draft', ...days });
  });

  test('a closed post whose last day has passed is opened again as a draft, to choose another day', async () => {
    const owner = await partner();
    const id = await publishedPost(owner, { deadline: '2099-01-01' });
    const at = { params: { userId: owner.id, postId: id.slice(5) }, token: owner.token };
    await passed(id);
    await server.call('closePost', at);
    expect((await server.call('reopenPost', at)).body).toMatchObject({ message: expect.stringContaining('last day has passed'), data: { state: 'draft' } });
    expect((await server.call('changePost', { ...at, body: { ...post, deadline: '2099-02-01', submit: true } })).body.data).toMatchObject({ state: 'submitted', deadline: '2099-02-01' });
  });
});

describe('what an applicant shares', () => {
  const shared = async (owner: Person) => (await server.call('listApplicants', { ...on(owner), query: {} })).body.applicants[0]?.shared;

  test('nothing, unless the talent says so; then just that, until they take it back', async () => {
    const owner = await partner();
    const talent = await server.answered();
    const plan = await server.generateAndSave(talent);
    const opportunity = await publishedPost(owner);
    const sent = await server.call('applyFor', { ...on(talent), body: { opportunity, answers } });
    expect(sent.body.data.shares).toEqual({ skills: false, plan: false });
    expect(await shared(owner)).toEqual({ skills: null, plan: null });
    const change = (body: object) => server.call('changeShares', { params: { userId: talent.id, applicationId: sent.body.data.id }, token: talent.token, body });
    expect((await change({ skills: true })).body.data.shares).toEqual({ skills: true, plan: false });
    expect(await shared(owner)).toEqual({ skills: ['Programming'], plan: null });
    await change({ plan: true, skills: false });
    const seen = await shared(owner);
    expect(seen).toMatchObject({ skills: null, plan: { vision: plan?.structuredJson.careerVision } });
    expect(seen?.plan?.years[0]).toEqual(plan?.structuredJson.fiveYearRoadmap.year1);
    const hidden = plan?.milestones.year1[0];
    await server.call('shareBlueprint', { params: { userId: talent.id }, token: talent.token, body: { leaveOut: [hidden?.id ?? ''] } });
    expect((await shared(owner))?.plan?.years[0]).not.toContain(hidden?.text);
    await change({ plan: false });
    expect(await shared(owner)).toEqual({ skills: null, plan: null });
  });

  test('it can be ticked with the application; of what is our own nobody sees anything', async () => {
    const owner = await partner();
    const talent = await server.answered();
    const apply = (opportunity: string) => server.call('applyFor', { ...on(talent), body: { opportunity, answers, share: { skills: true } } });
    await apply(await publishedPost(owner));
    expect(await shared(owner)).toEqual({ skills: ['Programming'], plan: null });
    const own = await apply('project.clinic-signs');
    expect(own.body.data.shares).toBeNull();
    expect((await server.call('changeShares', { params: { userId: talent.id, applicationId: own.body.data.id }, token: talent.token, body: { skills: true } })).body.code).toBe('application-changed');
  });

  test('nobody changes what somebody else shares, and of a withdrawn application nothing is seen or changed', async () => {
    const owner = await partner();
    const talent = await server.answered();
    const { body } = await server.call('applyFor', { ...on(talent), body: { opportunity: await publishedPost(owner), answers, share: { skills: true } } });
    const change = (person: Person) => server.call('changeShares', { params: { userId: person.id, applicationId: body.data.id }, token: person.token, body: { plan: true } });
    expect((await change(await server.person())).body.code).toBe('application-not-found');
    await server.call('withdrawApplication', { params: { userId: talent.id, applicationId: body.data.id }, token: talent.token });
    expect([await shared(owner), (await change(talent)).body.code]).toEqual([undefined, 'application-changed']);
  });

  test('with the account all of it goes', async () => {
    const owner = await partner();
    const talent = await server.answered();
    await server.call('applyFor', { ...on(talent), body: { opportunity: await publishedPost(owner), answers, share: { skills: true, plan: true } } });
    await server.call('deleteAccount', { ...on(talent), body: { password: talent.password } });
    expect((await server.call('listApplicants', { ...on(owner), query: {} })).body.applicants).toEqual([]);
  });
});

describe('posting', () => {
  test('a draft may have gaps, what is sent for review may not; it waits for the operator', async () => {
    const owner = await partner();
    const draft = await server.call('writePost', { ...on(owner), body: { kind: 'opening', title: 'A clerk' } });
    expect(draft.body.data).toMatchObject({ state: 'draft', title: 'A clerk' });
    const params = { userId: owner.id, postId: draft.body.data.id };
    const early = await server.call('changePost', { params, token: owner.token, body: { kind: 'opening', title: 'A clerk', submit: true } });
    expect(early.body).toMatchObject({ code: 'invalid-input', fields: ['organisation', 'category', 'location', 'terms', 'description'].map((path) => ({ path })) });
    const sent = await server.call('changePost', { params, token: owner.token, body: { ...post, submit: true } });
    expect(sent.body.data).toMatchObject({ state: 'submitted' });
    expect((await mailsTo(server.database, operatorAddress)).some(({ body }) => body.includes(draft.body.data.id))).toBe(true);
    expect((await server.call('writePost', { ...on(owner), body: { ...post, category: 'astrology' } })).body).toMatchObject({ code: 'invalid-input', fields: [{ path: 'category' }] });
  });

  test('who has not verified the address can write, but not publish', async () => {
    const owner = await server.person('PARTNER');
    expect((await server.call('writePost', { ...on(owner), body: post })).status).toBe(200);
    expect((await server.call('writePost', { ...on(owner), body: { ...post, submit: true } })).body.code).toBe('email-not-verified');
  });

  test('a changed post is taken down until it was reviewed again', async () => {
    const owner = await partner();
    const id = await publishedPost(owner, { title: 'Before' });
    await server.call('changePost', { params: { userId: owner.id, postId: id.slice(5) }, token: owner.token, body: { ...post, title: 'After', submit: true } });
    expect(await offered()).not.toContain('After');
    expect((await server.call('listPosts', { ...on(owner), query: {} })).body.posts).toMatchObject([{ title: 'After', state: 'submitted' }]);
  });

  test('other days and places leave a published post up; any other word takes it down', async () => {
    const owner = await partner();
    const id = await publishedPost(owner, { title: 'Stays up', pay: 'Unpaid' });
    const change = (changes: object) => server.call('changePost', { ...on(owner), params: { userId: owner.id, postId: id.slice(5) }, body: { ...post, title: 'Stays up', pay: 'Unpaid', submit: true, ...changes } });
    const days = { deadline: '2098-12-31', start: '2099-01-01', places: 3 };
    const changed = await change(days);
    expect([changed.status, changed.body.message, changed.body.data]).toEqual([200, 'Post changed', expect.objectContaining({ state: 'published', ...days })]);
    expect(await offered()).toContain('Stays up');
    expect((await change({ deadline: '2020-01-01' })).body.code).toBe('invalid-input');
    const states: unknown[] = [];
    for (const words of [{ pay: 'Call 555' }, { description: 'Something else' }, { skills: [] }, { location: 'Lagos' }, { submit: false }]) {
      const { body } = await change({ ...days, ...words });
      await server.database.query(`update posts set state = 'published', pay = 'Unpaid', description = $2, skills = $3, location = $4 where id = $1`, [id.slice(5), post.description, post.skills, post.location]);
      states.push(body.data.state);
    }
    expect(states).toEqual(['submitted', 'submitted', 'submitted', 'submitted', 'draft']);
  });

  test('twice at once is one post; a draft is deleted, a published one is closed', async () => {
    const owner = await partner();
    const key = crypto.randomUUID();
    const both = await Promise.all([1, 2].map(() => server.call('writePost', { ...on(owner), body: { ...post, key } })));
    expect(new Set(both.map(({ body }) => body.data.id)).size).toBe(1);
    const params = { userId: owner.id, postId: both[0]?.body.data.id ?? '' };
    expect((await server.call('closePost', { params, token: owner.token })).status).toBe(200);
    expect((await server.call('readPost', { params, token: owner.token })).body.code).toBe('post-not-found');
    const id = (await publishedPost(owner)).slice(5);
    const closed = { params: { userId: owner.id, postId: id }, token: owner.token };
    await server.call('closePost', closed);
    expect((await server.call('readPost', closed)).body.data).toMatchObject({ state: 'closed' });
    expect((await server.call('changePost', { ...closed, body: post })).body.code).toBe('post-changed');
  });

  test.each(['published', 'declined', 'submitted'] as const)('a post that was %s, closed and opened again by its partner is what it was', async (state) => {
    const owner = await partner();
    const title = `Again ${state}`;
    const id = (await publishedPost(owner, { title })).slice(5);
    await server.database.query('update posts set state = $2 where id = $1', [id, state]);
    await server.database.query('insert into post_log (post_id, state, changed_by) values ($1, $2, $3)', [id, state, state === 'submitted' ? 'partner' : 'operator']);
    const at = { params: { userId: owner.id, postId: id }, token: owner.token };
    for (let again = 0; again < 2; again += 1) {
      await server.call('closePost', at);
      expect(await offered()).not.toContain(title);
      const both = await Promise.all([server.call('reopenPost', at), server.call('reopenPost', at)]);
      expect(both.map(({ body }) => body.data.state)).toEqual([state, state]);
      expect((await offered()).includes(title)).toBe(state === 'published');
    }
  });

  test('a post that somebody else closed waits for review again, and the operator is told', async () => {
    const owner = await partner();
    const id = (await publishedPost(owner, { title: 'Closed by others' })).slice(5);
    await server.database.query(`insert into post_log (post_id, state, changed_by) values ($1, 'published', 'operator')`, [id]);
    await server.database.query(`with closed as (update posts set state = 'closed' where id = $1 returning id) insert into post_log (post_id, state, changed_by) select id, 'closed', 'operator' from closed`, [id]);
    const told = async () => (await mailsTo(server.database, operatorAddress)).filter(({ body }) => body.includes(id)).length;
    const before = await told();
    expect((await server.call('reopenPost', { params: { userId: owner.id, postId: id }, token: owner.token })).body.data).toMatchObject({ state: 'submitted' });
    expect([await told(), (await offered()).includes('Closed by others')]).toEqual([before + 1, false]);
  });

  test("another partner's post is not found", async () => {
    const id = (await publishedPost(await partner())).slice(5);
    const other = await partner();
    for (const name of ['readPost', 'closePost', 'reopenPost'] as const) expect((await server.call(name, { params: { userId: other.id, postId: id }, token: other.token })).body.code).toBe('post-not-found');
    expect((await server.call('changePost', { params: { userId: other.id, postId: id }, token: other.token, body: post })).body.code).toBe('post-not-found');
  });
});

test('the export holds it all, and deletion takes it away; the other side keeps its own', async () => {
  const owner = await partner();
  const talent = await server.person();
  const opportunity = await publishedPost(owner);
  await server.call('applyFor', { ...on(talent), body: { opportunity, answers } });
  await server.call('saveOpportunity', { ...on(talent), params: { userId: talent.id, opportunityId: opportunity } });
  expect((await server.call('exportData', on(talent))).body.data).toMatchObject({ applications: [{ title: post.title }], savedOpportunities: [{ opportunity }] });
  expect((await server.call('exportData', on(owner))).body.data).toMatchObject({ posts: [{ title: post.title, applications: 1 }] });
  await server.call('deleteAccount', { ...on(owner), body: { password: owner.password } });
  expect((await server.call('listApplications', { ...on(talent), query: {} })).body.applications).toMatchObject([{ title: post.title, opportunity: null }]);
  await server.call('deleteAccount', { ...on(talent), body: { password: talent.password } });
  for (const table of ['applications', 'saved_opportunities']) {
    const column = table === 'applications' ? 'talent_id' : 'user_id';
    expect(await server.database.query(`select 1 from ${table} where ${column} = $1`, [talent.id])).toEqual([]);
  }
});

test('the post that asks for the rarer of a talent’s skills comes first, and says which; a part of a skill comes after', async () => {
  await using server = await startTestServer();
  const owner = await server.person('PARTNER');
  const post = async (title: string, skills: string[], at: number) => {
    await server.database.query(
      `insert into posts (id, partner_id, state, published_at, kind, title, organisation, category, location, terms, description, industries, skills) values (gen_random_uuid(), $1, 'published', now() - interval '1 hour' * $4, 'project', $2, 'Org', 'technology', 'Remote', 'Short', 'Text', '{}', $3)`,
      [owner.id, title, skills, at],
    );
  };
  for (const at of [1, 2, 3]) await post(`Common ${at}`, ['spreadsheets'], at);
  await post('Rare', ['bookkeeping'], 5);
  await post('Part', ['payroll'], 0);
  await post('None', ['welding'], 0);
  const talent = await server.person();
  await server.call('updateProfile', { ...on(talent), body: { user: { technicalSkills: ['book-keeping', 'EXCEL', 'Accounting'] } } });
  const { opportunities } = (await server.call('listOpportunities', { ...on(talent), query: { show: 'fitting', limit: 50 } })).body;
  const ours = opportunities.filter(({ organisation }) => organisation === 'Org').map(({ title, reasons }) => [title, reasons[0]]);
  expect(ours).toEqual([
    ['Rare', { rule: 'skill', value: 'Bookkeeping' }],
    ...[1, 2, 3].map((at) => [`Common ${at}`, { rule: 'skill', value: 'Spreadsheets' }]),
    ['Part', { rule: 'near', value: 'Payroll' }],
  ]);
});
