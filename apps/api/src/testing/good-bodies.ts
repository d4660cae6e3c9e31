import { permissions, type CallName } from '@bridge/model';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { namedCalls } from '../http/calls.ts';
import type { Everyone } from './everyone.ts';

/** Of JSON Schema, what is looked at here. */
export type Shape = { type?: string | string[]; properties?: Record<string, Shape>; items?: Shape; additionalProperties?: unknown; enum?: unknown[]; const?: unknown; anyOf?: Shape[]; format?: string; minimum?: number };

type Bodies = Partial<Record<CallName, Record<string, unknown>>>;

/** A body of each call that passes its schema, for mutations to start from: made from the schema, where none is given here. */
export function goodBodies(people: Pick<Everyone, 'talent' | 'mentor' | 'staff' | 'current' | 'earlier'>): Bodies {
  const given = givenBodies(people);
  const made = namedCalls.flatMap(([name, { body }]) => (body && !given[name] ? [[name, madeFrom(name, body)]] : []));
  return { ...given, ...Object.fromEntries(made) };
}

const known = new Map<CallName, unknown>();

function madeFrom(name: CallName, schema: v.GenericSchema): unknown {
  if (!known.has(name)) known.set(name, make(name, schema));
  return structuredClone(known.get(name)); // whoever asks may change it
}

function make(name: CallName, schema: v.GenericSchema): unknown {
  const made = sample(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Shape); // of JSON Schema only this is looked at
  if (!v.is(schema, made)) throw new Error(`No good body for ${name} can be made from its schema: give one in testing/good-bodies.ts. ${JSON.stringify(made)} is none.`);
  return made;
}

/** Something of a shape, with all that it can hold. */
function sample({ type, properties = {}, items, enum: choices, const: only, anyOf, format, minimum }: Shape): unknown {
  if (only !== undefined) return only;
  if (choices) return choices[0];
  if (anyOf?.[0]) return sample(anyOf[0]);
  const [kind] = [type].flat();
  if (kind === 'object') return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, sample(inner)]));
  if (kind === 'array') return [sample(items ?? {})];
  if (kind === 'boolean') return true;
  if (kind === 'number' || kind === 'integer') return minimum ?? 1;
  return { uuid: '00000000-0000-4000-8000-000000000000', email: 'somebody@example.com', date: '2030-01-01', 'date-time': '2030-01-01T10:00:00.000Z', uri: 'https://example.com/a' }[format ?? ''] ?? 'A';
}

/** Bodies that say more than could be made up. */
function givenBodies({ talent, mentor, staff, current, earlier }: Pick<Everyone, 'talent' | 'mentor' | 'staff' | 'current' | 'earlier'>): Bodies {
  return {
    signUp: { firstName: 'A', lastName: 'B', email: 'new@example.com', password: 'correct horse battery', role: 'TALENT', birthMonth: '1990-01' },
    askGuardian: { email: 'guardian@example.com' },
    sayBirthMonth: { birthMonth: '1990-01' },
    login: { email: talent.email, password: 'wrong password', rememberMe: false },
    verifyCode: { userId: talent.id, uniqueVerificationCode: '0000' },
    startReset: { email: 'nobody@example.com' },
    changePassword: { uniqueVerificationCode: '0123456789', newPassword: 'a long password', confirmPassword: 'a long password', email: talent.email },
    thirdParty: { thirdPartyUserId: '1', provider: 'GOOGLE', email: talent.email, firstName: 'A', lastName: 'B', role: 'TALENT', idToken: 'x.y.z' },
    deleteAccount: { password: 'wrong password' },
    updateProfile: { user: { firstName: 'A', language: 'en', timeZone: 'Africa/Lagos', technicalSkills: ['Programming'], currentStatus: 'Student' } },
    workOnDocument: { act: 'save', file: 'brand.json', base: '{}', value: '{"name": "A"}' },
    bringPicture: { name: 'quay', picture: 'AAAA', alt: { en: 'A quay' }, focus: { x: 50, y: 50 } },
    previewDocument: { file: 'pages/about.json', address: '/about' },
    sayOfChange: { deed: 'comment', revision: 1, words: 'A', file: 'brand.json' },
    publishChange: { revision: 1, note: 'A', at: '2099-01-01T10:00:00.000Z' },
    sendForm: { answers: { message: { text: 'x' }, topics: { options: ['a'], other: '' } }, key: '00000000-0000-4000-8000-000000000000', locale: 'en', homepage: '' },
    saveDraft: { generation: 0, envision: 'x', answers: { status: { options: ['student'] } }, position: { phase: 'a' } },
    updateMentor: {
      professionalTitle: 'A', shortBio: 'B', fieldsOfExpertise: ['Cloud'], mentorshipStyle: 'both', bestDaysAndTimes: ['monday morning'], offersPaidMentorship: true,
      monthlyPrice: 20, litePrice: 10, currency: 'USD', face: 'hijab', emailVisible: true, agreements: ['code-of-conduct'], submit: false,
      availability: { timeZone: 'Africa/Lagos', windows: [{ day: 'monday', from: '09:00', to: '12:00' }] },
    },
    saveOnboardingDraft: { generation: 0, envision: 'x', answers: { title: { text: 'x' } }, position: { phase: 'a' } },
    bookSession: {
      mentorId: mentor.id, date: '2030-01-01', time: '10:00', reason: 'A', plan: 'Lite Plan', startsAt: '2030-01-01T10:00:00.000Z', timeZone: 'Africa/Lagos',
      idempotencyKey: '00000000-0000-4000-8000-000000000000', calendarId: '00000000-0000-4000-8000-000000000001',
    },
    checkReason: { reason: 'A' },
    answerSession: { accept: false, reason: 'A' },
    cancelSession: { reason: 'A' },
    rescheduleSession: { startsAt: '2030-01-01T10:00:00.000Z' },
    proposeTime: { startsAt: '2030-01-01T10:00:00.000Z' },
    answerProposal: { accept: false, startsAt: '2030-01-01T10:00:00.000Z' },
    setJoinLink: { joinLink: 'https://meet.example.com/a' },
    writeReview: { rating: 5, type: 'positive', text: 'A' },
    answerReview: { text: 'A' },
    appealReview: { text: 'A' },
    appealSharing: { text: 'A' },
    reportReview: { reason: 'A' },
    decideCase: { decision: 'hide', note: 'A', revision: 'shown 1 ' },
    previewDecision: { decision: 'hide', note: 'A', revision: 'shown 1 ' },
    decidePerson: { decision: 'suspend', reason: 'A', days: 3, revision: 'none' },
    previewPerson: { decision: 'suspend', reason: 'A', days: 3, revision: 'none' },
    changeStaff: { email: staff.email, permissions: [...permissions] },
    writeMessage: { text: 'A', idempotencyKey: '00000000-0000-4000-8000-000000000000' },
    writeApplicationMessage: { text: 'A', idempotencyKey: '00000000-0000-4000-8000-000000000001' },
    applyFor: { opportunity: 'project.health-data-dashboard', answers: { why: { text: 'x' } }, share: { skills: true, plan: false }, key: '00000000-0000-4000-8000-000000000000' },
    writePost: {
      kind: 'project', title: 'A', organisation: 'B', category: 'technology', location: 'C', terms: 'D', description: 'E', industries: ['technology'], skills: ['programming'],
      deadline: '2030-01-01', start: '2030-02-01', places: 2, pay: 'F', submit: false, key: '00000000-0000-4000-8000-000000000000',
    },
    changePost: { kind: 'opening', title: 'A', organisation: 'B', category: 'technology', location: 'C', terms: 'D', description: 'E', industries: [], skills: [], deadline: '', start: '', places: null, pay: '', submit: true },
    changeShares: { skills: true, plan: true },
    answerApplicant: { state: 'invited', note: 'A' },
    answerQuestions: { said: { 'meant-caring': 'yes' } },
    updateProgress: { year1: ['Milestone year1-1'], completed: true },
    changeRoadmap: { change: 'edit', id: 'year1-1', revision: 0, text: 'A', target: '2027-Q2', note: 'A', link: 'https://example.com/a' },
    replaceBlueprint: { version: earlier, current, revision: 0, keep: ['year1-1'], skip: ['year1-2'] },
  };
}

/** Every place in a body: those that are there, and those of which the schema knows. */
export function placesIn(body: unknown, shape: Shape | undefined, at: string[] = []): string[][] {
  if (typeof body !== 'object' || body === null) return at.length ? [at] : [];
  const keys = new Set([...Object.keys(body), ...Object.keys(shape?.properties ?? {})]);
  return [...(at.length ? [at] : []), ...[...keys].flatMap((key) => placesIn((body as Record<string, unknown>)[key] ?? '', shape?.properties?.[key], [...at, key]))]; // an object has keys
}

/** Changes a body in one place. */
export function apply(target: unknown, at: string[], kind: 'set' | 'remove' | 'add', value: unknown): void {
  let parent = target as Record<string, unknown>; // a good body is an object all the way to the place
  for (const key of at.slice(0, -1)) {
    if (typeof parent[key] !== 'object' || parent[key] === null) return;
    parent = parent[key] as Record<string, unknown>;
  }
  const last = at.at(-1) ?? '';
  if (kind === 'remove') delete parent[last];
  else if (kind === 'set') parent[last] = value;
  else {
    const [key, extra] = value as [string, unknown]; // "add" carries a key and its value
    Object.defineProperty(parent, key, { value: extra, enumerable: true, configurable: true, writable: true });
  }
}
