import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { booking, bookingTalent, startIn, verifiedMentor, verifyEmail } from '../testing/mentors.ts';
import { noRates, startTestServer } from '../testing/server.ts';
import { agreed, checked, makeYoung } from '../testing/young.ts';

const server = await startTestServer();
afterAll(() => server.close());
const number = '0803 555 0199';
type Answered = { status: number; body: { code?: string; fields?: { path: string }[] } };
const seen = ({ status, body }: Answered) => (status === 200 ? 'taken' : `${body.code}: ${body.fields?.map(({ path }) => path).join(', ')}`);

async function youngTalent() {
  const talent = await bookingTalent(server);
  await makeYoung(server, talent.id);
  await agreed(server, talent.id);
  return talent;
}
const told = { professionalTitle: `Lead ${number}`, shortBio: `Write on WhatsApp: ${number}`, availabilityPerWeek: `2 hours, ${number}`, cancellationPolicy: `Ring ${number}`, fieldsOfExpertise: ['Data Science', number], languages: ['en', 'ada@mail.example'] };
let mentor: Awaited<ReturnType<typeof verifiedMentor>>;
beforeAll(async () => {
  mentor = await verifiedMentor(server, told);
  await checked(server, mentor.id);
});

test('of a mentor’s profile somebody under 18 reads no text that holds a way to get in touch, on the card and on the profile; an adult reads all', async () => {
  const [young, adult] = [await youngTalent(), await bookingTalent(server)];
  const read = async ({ token }: { token: string }) => {
    const [list, one] = [await server.call('listMentors', { token, query: {} }), await server.call('lookUpUser', { params: { userId: mentor.id }, token })];
    return [list, one].map(({ text }) => [text.includes(number), text.includes('ada@mail.example'), text.includes('Ada')]);
  };
  expect(await read(young)).toEqual([[false, false, true], [false, false, true]]);
  expect((await read(adult)).map(([first]) => first)).toEqual([true, true]);
});

test('a review that an adult wrote is read by somebody under 18 without a way to get in touch', async () => {
  const [young, adult] = [await youngTalent(), await bookingTalent(server)];
  const { id: sessionId } = (await server.call('bookSession', { token: adult.token, body: booking(mentor.id, startIn(48)) })).body.data;
  await server.database.query(`update sessions set state = 'completed' where id = $1`, [sessionId]);
  await server.call('writeReview', { params: { sessionId }, token: adult.token, body: { rating: 5, type: 'positive', text: `Kind: ${number}` } });
  const texts = async (token: string) => (await server.call('listReviews', { params: { mentorId: mentor.id }, token, query: {} })).body.reviews.map(({ text }) => text);
  expect([await texts(young.token), await texts(adult.token)]).toEqual([[''], [`Kind: ${number}`]]);
});

test.each(['young', 'of age'] as const)('the link of a session leads to a meeting only, where the talent is under 18: %s', async (age) => {
  const talent = age === 'young' ? await youngTalent() : await bookingTalent(server);
  const { id: sessionId } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(age === 'young' ? 72 : 96)) })).body.data;
  const set = async (joinLink: string) => seen(await server.call('setJoinLink', { params: { sessionId }, token: mentor.token, body: { joinLink } }));
  const refused = age === 'young' ? 'contact-details: joinLink' : 'taken';
  if (age === 'young') expect((await server.call('setJoinLink', { params: { sessionId }, token: mentor.token, body: { joinLink: 'https://t.me/ada_example' } })).body.message).toMatch(/link of a meeting/);
  for (const link of ['https://wa.me/2348035550199', 'https://t.me/ada_example', 'https://www.instagram.com/ada', 'https://meet.jit.si/2348035550199']) expect([link, await set(link)]).toEqual([link, refused]);
  expect([await set('https://meet.google.com/abc-defg-hij'), await set('')]).toEqual(['taken', 'taken']);
});

test('a name holds no way to get in touch, whoever it is of: neither at the sign-up nor later, nor over its two parts', async () => {
  const body = { firstName: 'me', lastName: number, email: 'named@example.com', password: 'correct horse battery', role: 'TALENT' } as const;
  expect(seen(await server.call('signUp', { body }))).toBe('contact-details: lastName');
  expect(seen(await server.call('signUp', { body: { ...body, firstName: 'me 0803 5', lastName: '55 0199' } }))).toBe('contact-details: firstName, lastName');
  const talent = await youngTalent();
  const rename = async (user: object) => seen(await server.call('updateProfile', { params: talent.params, token: talent.token, body: { user } }));
  expect([await rename({ lastName: 'Instagram: ada_example' }), await rename({ lastName: 'Diop on Telegram' }), await rename({ lastName: 'Diop WhatsApp' }), await rename({ lastName: 'masonlagos77' }), await rename({ lastName: 'zuri_okafor' }), await rename({ lastName: 'zuri.okafor' }), await rename({ lastName: 'J.R. O’Hara-Diop' }), await rename({ firstName: 'Ada' })]).toEqual([...Array<string>(6).fill('contact-details: user.lastName'), 'taken', 'taken']);
});

test('a plan that somebody under 18 shares shows no address of theirs, whatever they chose, and no milestone with a way to get in touch', async () => {
  const talent = await server.answered();
  await server.generateAndSave(talent);
  await makeYoung(server, talent.id);
  await agreed(server, talent.id);
  await server.call('shareBlueprint', { ...talent, body: { showsEmail: true, showsRoadmap: true } });
  const page = async () => (await server.call('sharedBlueprint', { params: { id: talent.id } })).body;
  const count = (shared: Awaited<ReturnType<typeof page>>) => shared.careerBlueprint.roadmap?.year1.length ?? 0;
  const before = await page();
  expect(before.email).toBeUndefined();
  await server.call('changeRoadmap', { params: talent.params, token: talent.token, body: { change: 'add', year: 'year1', text: `Write to ${number}` } });
  const after = await page();
  expect([JSON.stringify(after).includes(number), count(after)]).toEqual([false, count(before)]);
});

test('what somebody under 18 types of an application to a partner leads nowhere else', async () => {
  const [talent, owner] = [await youngTalent(), await server.person('PARTNER')];
  await verifyEmail(server, owner);
  await checked(server, owner.id);
  const post = { kind: 'project' as const, title: 'Sort letters', organisation: 'Demo', category: 'technology', location: 'Remote', terms: '6 weeks', description: 'By size.', industries: ['technology'], skills: ['programming'], submit: true };
  const { id } = (await server.call('writePost', { params: { userId: owner.id }, token: owner.token, body: post })).body.data;
  await server.database.query(`update posts set state = 'published', published_at = now() where id = $1`, [id]);
  const apply = async (why: string) => seen(await server.call('applyFor', { params: talent.params, token: talent.token, body: { opportunity: `post.${id}`, answers: { why: { text: why } } } }));
  expect([await apply(`Ring me: ${number}`), await apply('I like letters.')]).toEqual(['contact-details: answers.why', 'taken']);
});

test('the reason of a booking can be asked about before anything is paid, and adults write what they like', async () => {
  const [talent, adult] = [await youngTalent(), await server.person()];
  const check = async ({ token }: { token: string }, reason: string) => seen(await server.call('checkReason', { token, body: { reason } }));
  expect([await check(talent, `Ring me: ${number}`), await check(talent, 'How does one begin?'), await check(adult, `Ring me: ${number}`)]).toEqual(['contact-details: reason', 'taken', 'taken']);
});

const kinds: [kind: string, words: RegExp, lines: string[]][] = [
  ['a way to get in touch', /without numbers, addresses, links/, [`Ring me: ${number}`, 'ada@mail.example']],
  ['elsewhere', /without going on somewhere else/, ['Let us talk outside the app', 'parlons hors de l’appli', 'vamos falar fora daqui', 'tuongee nje ya hapa', 'نتكلم خارج التطبيق']],
  ['photos', /without asking for or offering photos/, ['Send me a photo of you', 'Envoie-moi une photo', 'Você pode me mandar uma foto sua?', 'nitumie picha yako', 'ابعتيلي صورة ليكي']],
  ['money', /without money, phone credit or gifts/, ['airtime for you if you send me something', 'du crédit si tu es gentille', 'saldo se me mandares', 'vocha ukinitumia', 'رصيد إذا أرسلت', 'Can you send me some money please', 'I can pay you in cash if you are nice', 'je te donne un cadeau si tu viens', 'te mando dinheiro se vieres', 'nitakutumia pesa ukija', 'أرسل لي المال', 'سأعطيك هدية إذا أتيت']],
  ['secrecy, and meeting alone', /without meeting alone/, ['Do not tell your mother', 'n’en parle à personne', 'não contes a ninguém', 'usiseme kwa yeyote', 'لا تخبر أمك', 'What are you wearing?']],
];
test.each(kinds)('a short text that is refused is told in words of what it holds, in the answer and at its field: %s', async (_kind, words, lines) => {
  const talent = await youngTalent();
  for (const reason of lines) {
    const { body } = await server.call('checkReason', { token: talent.token, body: { reason } });
    expect([reason, body.message, body.fields?.map(({ path }) => path)]).toEqual([reason, expect.stringMatching(words), ['reason']]);
    expect(body.fields?.[0]?.message).toMatch(words);
  }
});

test('nobody finds out word by word what is held: looks at a reason have a limit', async () => {
  const limited = await startTestServer({ rates: { ...noRates, reasonChecksByTalent: { most: 3, seconds: 3600 } } });
  onTestFinished(() => limited.close());
  const talent = await limited.person();
  const look = async () => (await limited.call('checkReason', { token: talent.token, body: { reason: 'My plan' } })).body.code ?? 'done';
  expect([await look(), await look(), await look(), await look()]).toEqual(['done', 'done', 'done', 'too-many-requests']);
});
