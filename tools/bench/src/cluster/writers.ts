import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { MentorProfile } from '@bridge/model';
import type { Caller, Calls } from './calls.ts';
import type { Cluster } from './nodes.ts';
import { ask } from './product.ts';

const keys = 180; // of one draft; each write stays there until so many others came
const looksEvery = 60;
const gap = 20;

/** Whoever signs up, with their addresses confirmed. */
async function people(calls: Calls, cluster: Cluster, count: number, role: 'TALENT' | 'MENTOR'): Promise<Caller[]> {
  const found: Caller[] = [];
  for (let n = 0; n < count; n += 1) {
    const email = `${role.toLowerCase()}-${n}-${randomUUID().slice(0, 8)}@example.com`;
    const { status, body } = await calls.untilAnswered(() => cluster.ports.apis[n % 2] ?? 0, 'signUp', { body: { firstName: 'Ada', lastName: 'Example', email, password: 'a bench of twelve stones', role, birthMonth: '1990-01' } }, () => false);
    if (status !== 200) throw new Error(`Nobody could sign up: ${JSON.stringify(body)}`);
    const { data } = body as { data: { token: string; user: { _id: string } } }; // by the contract
    found.push({ id: data.user._id, token: data.token, email });
  }
  await ask(cluster, 'update users set email_verified_at = now() where email = any($1)', [found.map(({ email }) => email)]);
  return found;
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const profile: MentorProfile = {
  professionalTitle: 'Data lead', shortBio: 'Somebody who likes figures.', fieldsOfExpertise: ['Data Science'], industryExpertise: ['Finance'], careerLevelsSupported: ['entry'],
  supportTypes: ['career guidance'], offersPaidMentorship: true, litePrice: 8000, monthlyPrice: 28_000.5, currency: 'NGN', agreements: ['code-of-conduct', 'guide-not-solve', 'respond-in-time'],
  availability: { timeZone: 'Africa/Lagos', windows: days.map((day) => ({ day, from: '00:00', to: '24:00' })) },
};

/** People who write all the time, at two ports in turn, and whoever counts what they were told. */
export async function startWriters(calls: Calls, cluster: Cluster, count: number, ports = cluster.ports.apis) {
  const mentors = await people(calls, cluster, 10, 'MENTOR');
  for (const mentor of mentors) await calls.once(cluster.ports.apis[0] ?? 0, 'updateMentor', { caller: mentor, params: { userId: mentor.id }, body: profile });
  await ask(cluster, `update mentors set state = 'verified', verified_at = now() where user_id = any($1::uuid[])`, [mentors.map(({ id }) => id)]);
  const bookers = await people(calls, cluster, 20, 'TALENT');
  const planners = await people(calls, cluster, 30, 'TALENT');
  const writers = await people(calls, cluster, count, 'TALENT');

  let isOver = false;
  let turn = 0;
  const port = () => ports[(turn += 1) % 2] ?? 0;
  const over = () => isOver;
  const counted = { acknowledged: 0, looked: 0, lost: [] as string[], acknowledgedAt: [] as number[] };
  const booked = new Map<string, string>();
  const plans = new Map<string, number>();
  const oddities: string[] = [];

  async function write(writer: Caller): Promise<void> {
    const told = new Map<number, number>(); // by key: what was acknowledged last
    const unclear = new Set<number>();
    for (let n = 1; !isOver; n += 1) {
      const key = n % keys;
      const { status, retryAfter } = await calls.once(port(), 'saveDraft', { caller: writer, params: { userId: writer.id }, body: { answers: { [`k${key}`]: { text: String(n) } } } });
      if (status === 200) {
        counted.acknowledged += 1;
        counted.acknowledgedAt.push(performance.now());
        told.set(key, n);
        unclear.delete(key);
      } else {
        unclear.add(key);
        await pause(Math.min(5, retryAfter ?? 1) * 1000);
      }
      if (n % looksEvery === 0) await look(writer, told, unclear);
      await pause(gap);
    }
    await look(writer, told, unclear);
  }

  /** Whether all that was acknowledged is there. */
  async function look(writer: Caller, told: Map<number, number>, unclear: Set<number>): Promise<void> {
    const { status, body } = await calls.untilAnswered(port, 'readDraft', { caller: writer, params: { userId: writer.id } }, () => false);
    const answers = status === 200 ? (body as { data: { answers: Record<string, { text?: string }> } }).data.answers : {};
    for (const [key, n] of told) {
      if (unclear.has(key)) continue; // another value may be there, of a write that was not acknowledged
      counted.looked += 1;
      if (Number(answers[`k${key}`]?.text) !== n) counted.lost.push(`${writer.email} k${key}: ${n} was acknowledged, ${answers[`k${key}`]?.text} is there`);
    }
  }

  async function book(): Promise<void> {
    const first = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 24 * 3_600_000;
    for (let n = 0; !isOver; n += 1) {
      const [talent, mentor, key] = [bookers[n % bookers.length], mentors[n % mentors.length], randomUUID()];
      const startsAt = new Date(first + Math.floor(n / mentors.length) * 3_600_000).toISOString();
      const body = { mentorId: mentor?.id, startsAt, date: startsAt.slice(0, 10), time: startsAt.slice(11, 16), reason: 'First steps', plan: 'Lite Plan', idempotencyKey: key };
      const answer = await calls.untilAnswered(port, 'bookSession', { caller: talent, body }, over);
      if (answer.status === 200) booked.set(key, talent?.id ?? '');
      else if (!isOver && answer.status !== 429) oddities.push(`booking: ${answer.kind} at try ${answer.tries}`);
      await pause(1500); // at most 60 an hour for each talent
    }
  }

  async function plan(): Promise<void> {
    for (let n = 0; !isOver && n < planners.length * 8; n += 1) {
      const planner = planners[n % planners.length] ?? mentors[0];
      if (!planner) return;
      const job = `engineer number ${n}`;
      const saved = await calls.untilAnswered(port, 'updateProfile', { caller: planner, params: { userId: planner.id }, body: { user: { currentStatus: 'Student', technicalSkills: ['Programming'], currentJobTitle: job } } }, over);
      const made = await calls.untilAnswered(port, 'generateBlueprint', { caller: planner, params: { userId: planner.id } }, over);
      if (saved.status === 200 && made.status === 200) plans.set(planner.id, (plans.get(planner.id) ?? 0) + 1);
      else if (!isOver) oddities.push(`generation: ${saved.kind}, ${made.kind} at try ${made.tries}`);
      await pause(3000);
    }
  }

  const all = Promise.all([...writers.map(write), book(), plan()]);
  return {
    counted,
    oddities,
    /** Ends all, and compares what was told with what is there. */
    async end(arrived: Map<string, number>) {
      isOver = true;
      await all;
      const sessions = await ask<{ key: string; copies: number }>(cluster, 'select idempotency_key as key, count(*)::int as copies from sessions where idempotency_key is not null group by 1');
      const copies = new Map(sessions.map(({ key, copies: n }) => [key, n]));
      const wrongBookings = [...booked.keys()].filter((key) => copies.get(key) !== 1).length + sessions.filter(({ copies: n }) => n > 1).length;
      const wrongMails = await ask<{ n: number }>(cluster, `select count(*)::int as n from (select session_id, kind from outbox where kind in ('sessionBooked', 'sessionRequested') group by 1, 2 having count(*) <> 1) as wrong`);
      const stored = await ask<{ id: string; plans: number; spent: number }>(cluster, `select users.id, (select count(*)::int from blueprints where user_id = users.id) as plans, (select coalesce(sum(used), 0)::int from generations_by_day where user_id = users.id) as spent from users where id = any($1::uuid[])`, [[...plans.keys()]]);
      const wrongPlans = stored.filter(({ id, plans: n }) => n !== plans.get(id));
      for (let wait = 0; wait < 60; wait += 1) {
        const [waiting] = await ask<{ n: number }>(cluster, `select count(*)::int as n from outbox where sent_at is null and failed_at is null and run_at <= now() and (expires_at is null or expires_at > now())`);
        if (waiting?.n === 0) break;
        await pause(1000);
      }
      const sent = await ask<{ id: string }>(cluster, 'select id::text from outbox where sent_at is not null');
      return {
        bookings: booked.size,
        wrongBookings: wrongBookings + (wrongMails[0]?.n ?? 0),
        plans: [...plans.values()].reduce((sum, n) => sum + n, 0),
        wrongPlans: wrongPlans.length,
        /** Begun by one server, and again by another when that one had been without a database for ten seconds. */
        begunTwice: stored.reduce((sum, { plans: n, spent }) => sum + Math.max(0, spent - n), 0),
        mails: sent.length,
        wrongMails: sent.filter(({ id }) => arrived.get(id) !== 1).length,
      };
    },
  };
}
