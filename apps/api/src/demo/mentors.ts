import { createHash } from 'node:crypto';
import { faceNames, openStarts, slotsOf, type Availability, type Day, type MentorProfile } from '@bridge/model';
import type { Fit, SessionRules } from '@bridge/content';
import type { SkillBook } from '../content/skills.ts';
import type { Database } from '../database/index.ts';
import { fitTags } from '../mentors/face.ts';

/** Plainly marked mentors, sessions and reviews for trying the product; never made in production. */
export type DemoRules = { fit: Fit; book: SkillBook; sessions: SessionRules };

export const demoMentorCount = 24;

const titles = [
  'Data lead, health sector', 'Product designer', 'Cloud architect', 'Product manager, payments', 'Security engineer', 'Growth marketer',
  'Financial analyst', 'Founder, education start-up', 'Machine-learning engineer', 'UX researcher', 'Platform engineer', 'Consultant, public sector',
];
const industries = ['Healthcare', 'Marketing', 'Technology', 'Finance', 'Technology', 'Marketing', 'Finance', 'Education', 'Technology', 'Consulting', 'Entrepreneurship', 'Consulting'];
const fields = [['Data Science'], ['UI/UX'], ['Cloud'], ['Product Management'], ['Cloud'], ['Product Management'], ['Data Science'], ['Product Management'], ['Data Science', 'Cloud'], ['UI/UX'], ['Cloud'], ['Product Management', 'UI/UX']];
const levels = [['entry', 'mid'], ['entry'], ['technical', 'mid'], ['mid', 'founders'], ['technical'], ['entry', 'founders']];
const supports = [['career guidance', 'resume review'], ['project review', 'technical coaching'], ['mock interviews', 'industry insights'], ['career guidance', 'mock interviews', 'resume review']];
const weeks: readonly (readonly Day[])[] = [['monday', 'wednesday', 'friday'], ['tuesday', 'thursday', 'saturday'], ['monday', 'tuesday', 'thursday', 'sunday']];
const hours = [{ from: '09:00', to: '12:00' }, { from: '12:00', to: '17:00' }, { from: '17:00', to: '20:00' }];
// One each, so that no two say the same.
const lines = [
  'Bring me one page and one question.', 'I read your work before we meet.', 'We start from your numbers and end with a plan.', 'No question is too early, most are asked too late.',
  'I help people say what they did, in two sentences.', 'Mistakes of many years, shared gladly.', 'You talk first, and I ask what you left out.', 'Show me what is not finished yet.',
  'We practise until it sounds like you.', 'One small thing to do by next week, every time.', 'I tell you what I would do, and why you may do otherwise.', 'Half of the hour is yours alone.',
  'We look at three real openings together.', 'I came from another trade, and remember the way.', 'Plain words first, the terms of the trade later.', 'Send me the letter you do not dare to send.',
  'We draw it on paper before we open a computer.', 'I say it kindly, and I say it.', 'Bring the refusal: there is something in it.', 'We find the person you should ask next.',
  'Ten minutes of looking back, fifty of going on.', 'I listen for what you are good at without noticing.', 'We write down what we agree on.', 'Come with a doubt, and leave with a date.',
];
const trades = ['Mason', 'Weaver', 'Potter', 'Baker', 'Smith', 'Gardener', 'Carver', 'Tailor', 'Miller', 'Cooper', 'Shepherd', 'Farmer', 'Fisher', 'Sailor', 'Brewer', 'Dyer', 'Fletcher', 'Glover', 'Joiner', 'Printer', 'Ranger', 'Spinner', 'Thatcher', 'Turner'];
type Place = readonly [name: string, timeZone: string, languages: string, currency?: 'NGN'];
// Where they are named after, the hours there, what is spoken, and its money where the product takes it
const places: readonly Place[] = [
  ['Lagos', 'Africa/Lagos', 'en yo', 'NGN'], ['Accra', 'Africa/Accra', 'en'], ['Nairobi', 'Africa/Nairobi', 'en sw'], ['Dakar', 'Africa/Dakar', 'fr en'],
  ['Kigali', 'Africa/Kigali', 'en fr sw'], ['Abuja', 'Africa/Lagos', 'en ha', 'NGN'], ['Cairo', 'Africa/Cairo', 'ar en'], ['Tunis', 'Africa/Tunis', 'ar fr en'],
  ['Maputo', 'Africa/Maputo', 'pt en'], ['Kampala', 'Africa/Kampala', 'en sw'], ['Luanda', 'Africa/Luanda', 'pt en'], ['Lusaka', 'Africa/Lusaka', 'en'],
  ['Mombasa', 'Africa/Nairobi', 'sw en'], ['Durban', 'Africa/Johannesburg', 'en'], ['Bamako', 'Africa/Bamako', 'fr en'], ['Kano', 'Africa/Lagos', 'ha en', 'NGN'],
  ['Rabat', 'Africa/Casablanca', 'ar fr en'], ['Gaborone', 'Africa/Gaborone', 'en'], ['Jos', 'Africa/Lagos', 'en ha', 'NGN'], ['Praia', 'Atlantic/Cape_Verde', 'pt en'],
  ['Harare', 'Africa/Harare', 'en'], ['Lomé', 'Africa/Lome', 'fr en'], ['Tamale', 'Africa/Accra', 'en'], ['Windhoek', 'Africa/Windhoek', 'en'],
];
const reasons = ['Reading a portfolio together', 'Choosing between two offers', 'A plan for the next half-year', 'Preparing a first interview'];
const texts = ['Sample review: clear, kind and well prepared.', 'Sample review: I left with a plan for the next three months.', 'Sample review: useful, though we ran out of time.', 'Sample review: honest answers, and good questions.'];

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T; // no list here is empty

/** A trade and a place: it reads as a name does, and nobody has it. */
export function demoName(n: number): { firstName: string; lastName: string } {
  return { firstName: pick(trades, n - 1), lastName: `of ${pick(places, n - 1)[0]}` };
}

/** The profile of the n-th demo mentor, from 1. */
export function demoProfile(n: number): MentorProfile & { availability: Availability } {
  const paid = n % 5 !== 0;
  const [, timeZone, spoken, currency = 'USD'] = pick(places, n - 1);
  const title = pick(titles, n - 1);
  return {
    professionalTitle: title,
    shortBio: `${pick(lines, n - 1)} A sample profile for trying the product: ${title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}, with ${3 + (n % 12)} years of work to talk about.`,
    fieldsOfExpertise: pick(fields, n - 1),
    industryExpertise: [...new Set([pick(industries, n - 1), pick(industries, n + 6)])],
    specializationAreas: [['Portfolios', 'First jobs'], ['Career changes'], ['Interviews', 'Negotiation']][n % 3] ?? [],
    careerLevelsSupported: pick(levels, n),
    supportTypes: pick(supports, n),
    languages: spoken.split(' '),
    mentorshipStyle: pick(['1-on-1', 'both', '1-on-1', 'async'] as const, n),
    availabilityPerWeek: `${2 + (n % 4)} hours`,
    bestDaysAndTimes: pick(weeks, n).map((day) => `${day} ${pick(['morning', 'afternoon', 'evening'], n)}`),
    offersPaidMentorship: paid,
    ...(paid && (currency === 'NGN' ? { litePrice: 5000 + 500 * (n % 7), monthlyPrice: 20_000 + 2000 * (n % 6), currency } : { litePrice: 10 + (n % 4) * 2.5, monthlyPrice: 40 + (n % 5) * 5, currency: 'USD' })),
    cancellationPolicy: 'Cancel or move a session until 12 hours before it.',
    emailVisible: n % 2 === 0,
    ...(n % 5 !== 0 && { face: pick(faceNames, n + 3 * Math.floor((n - 1) / 8)) }), // who offers the same stands together, and looks different
    agreements: ['code-of-conduct', 'guide-not-solve', 'respond-in-time'],
    availability: { timeZone, windows: pick(weeks, n).flatMap((day) => [{ day, ...pick(hours, n) }, ...(n % 2 ? [{ day, ...pick(hours, n + 1) }] : [])]) },
  };
}

/** Makes what is not there yet of the demo mentors, their sessions and reviews. Doing it again changes nothing. */
export async function addDemoMentors(database: Database, { fit, book, sessions }: DemoRules, now = Date.now()): Promise<void> {
  await database.transaction(async (transaction) => {
    const talents = await transaction.query<{ id: string }>(`select id from users where email like 'talent_@demo.example' and role = 'TALENT' order by email`);
    for (let n = 1; n <= demoMentorCount; n += 1) {
      const mentorId = await addMentor(transaction, n, { fit, book });
      if (mentorId) await addSessions(transaction, { n, mentorId, talents: talents.map(({ id }) => id), rules: sessions, now });
    }
  });
}

/** The id of the mentor where it was made just now. */
async function addMentor(database: Database, n: number, { fit, book }: Pick<DemoRules, 'fit' | 'book'>): Promise<string | undefined> {
  const email = `mentor${n}@demo.example`;
  const { firstName, lastName } = demoName(n);
  await database.query(
    `insert into users (id, email, role, first_name, last_name, email_verified_at, time_zone) values ($1, $2, 'MENTOR', $3, $4, now(), $5) on conflict (email) do nothing`,
    [idOf(`mentor ${n}`), email, firstName, lastName, demoProfile(n).availability.timeZone],
  );
  const profile = demoProfile(n);
  const [made] = await database.query<{ user_id: string }>(
    `insert into mentors (user_id, state, profile, specialty, email_visible, fit_tags, submitted_at, verified_at)
     select id, 'verified', $2, $3, $4, $5, now(), now() from users where email = $1 and role = 'MENTOR' on conflict (user_id) do nothing returning user_id`,
    [email, JSON.stringify(profile), profile.professionalTitle ?? '', profile.emailVisible ?? false, fitTags(profile, fit, book)],
  );
  // Somebody under 18 finds some, and the demo mentor who can be signed in with is one of them.
  if (made && n % 3 === 1) await database.query(`insert into young_people_checks (user_id, note, checked_by) values ($1, 'A sample for trying the product: nobody was checked.', 'demo') on conflict do nothing`, [made.user_id]);
  return made?.user_id;
}

/** Past sessions with reviews, and for some mentors a request and a session to come: both sides of every screen have something on them. */
async function addSessions(database: Database, at: { n: number; mentorId: string; talents: string[]; rules: SessionRules; now: number }): Promise<void> {
  const { n, mentorId, talents, rules, now } = at;
  const { availability } = demoProfile(n);
  const day = 86_400_000;
  const minutes = rules.plans.standard.minutes;
  const open = (from: number, to: number) => openStarts(availability, { from, to }, { minutes, step: rules.stepMinutes }, new Set());
  for (let past = 0; past < (n * 5) % 4; past += 1) {
    const talentId = talents[(n + past) % talents.length];
    const start = talentId && (await freeStart(database, { mentorId, talentId, minutes, starts: open(now - (past + 2) * 10 * day, now - (past + 1) * 10 * day).slice(past) }));
    if (!start || !talentId) continue;
    const sessionId = await addSession(database, { ...at, talentId, start, minutes, state: 'completed', label: `past ${past}` });
    await database.query(
      `insert into reviews (id, session_id, talent_id, mentor_id, rating, type, text, created_at, answer, answered_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
      [
        idOf(`review ${n} ${past}`), sessionId, talentId, mentorId, 3 + ((n + past) % 3), 'positive', pick(texts, n + past), new Date(start + day).toISOString(),
        past === 0 ? 'Sample answer: thank you, and good luck.' : null, past === 0 ? new Date(start + 2 * day).toISOString() : null,
      ],
    );
  }
  const coming = open(now + 3 * day, now + 12 * day);
  for (const [index, state] of (n === 1 ? (['accepted', 'requested', 'accepted', 'requested'] as const) : n % 6 === 0 ? (['accepted'] as const) : []).entries()) {
    const talentId = talents[index % talents.length];
    const start = talentId && (await freeStart(database, { mentorId, talentId, minutes, starts: coming.slice(index * 2) }));
    if (!start || !talentId) continue;
    const sessionId = await addSession(database, { ...at, talentId, start, minutes, state, label: `coming ${index}` });
    if (n === 6) await addPack(database, { ...at, talentId, sessionId });
  }
}

/** The first of these times at which neither of the two is in another session. */
async function freeStart(database: Database, { mentorId, talentId, minutes, starts }: { mentorId: string; talentId: string; minutes: number; starts: readonly number[] }): Promise<number | undefined> {
  const [free] = await database.query<{ start: Date }>(
    `select start from unnest($1::timestamptz[]) as start
     where not exists (select 1 from sessions where (mentor_id = $2 or talent_id = $3) and starts_at < start + make_interval(mins => $4) and ends_at > start) order by start limit 1`,
    [starts.map((start) => new Date(start).toISOString()), mentorId, talentId, minutes],
  );
  return free?.start.getTime();
}

/** The plan that a session is the first of, so that there is something left to book. */
async function addPack(database: Database, { n, mentorId, talentId, sessionId, rules }: { n: number; mentorId: string; talentId: string; sessionId: string; rules: SessionRules }): Promise<void> {
  const { sessions, validDays } = rules.plans.standard;
  const id = idOf(`pack ${n}`);
  const { monthlyPrice = null, currency = 'NGN' } = demoProfile(n);
  await database.query(
    `insert into session_packs (id, talent_id, mentor_id, plan, sessions, expires_at, price, currency) values ($1, $2, $3, 'standard', $4, now() + make_interval(days => $5), $6, $7) on conflict do nothing`,
    [id, talentId, mentorId, sessions, validDays, monthlyPrice, currency],
  );
  await database.query('update sessions set pack_id = $2, credit = 1 where id = $1 and pack_id is null', [sessionId, id]);
}

type Made = { n: number; mentorId: string; talentId: string; start: number; minutes: number; state: 'completed' | 'accepted' | 'requested'; label: string };

async function addSession(database: Database, { n, mentorId, talentId, start, minutes, state, label }: Made): Promise<string> {
  const id = idOf(`session ${n} ${label}`);
  const profile = demoProfile(n);
  const end = new Date(start + minutes * 60_000).toISOString();
  await database.query(
    `insert into sessions (id, talent_id, mentor_id, state, starts_at, ends_at, talent_time_zone, mentor_time_zone, plan, price, currency, reason, created_at, answered_at, join_link)
     values ($1, $2, $3, $4, $5, $6, $7, $7, 'standard', $8, $9, $10, least($5::timestamptz, now()) - interval '3 days', $11, $12) on conflict do nothing`,
    [
      id, talentId, mentorId, state, new Date(start).toISOString(), end, profile.availability.timeZone, profile.monthlyPrice ?? null, profile.currency ?? 'NGN', pick(reasons, n),
      state === 'requested' ? null : new Date(Math.min(start, Date.now()) - 2 * 86_400_000).toISOString(), state === 'accepted' ? 'https://meet.example.com/demo' : null,
    ],
  );
  if (state !== 'completed') {
    const slots = slotsOf(start, minutes).map((slot) => new Date(slot).toISOString());
    await database.query(`insert into session_slots (mentor_id, talent_id, slot, session_id) select $1, $4, slot, $2 from unnest($3::timestamptz[]) as slot on conflict do nothing`, [mentorId, id, slots, talentId]);
  }
  return id;
}

/** The same id at every start, so that nothing is made twice. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(`demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
