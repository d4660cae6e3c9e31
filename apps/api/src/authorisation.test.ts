import { failures, permissions, roles, type Access, type Call, type CallName, type FailureCode, type Permission, type Role } from '@bridge/model';
import { afterAll, describe, expect, test } from 'vitest';
import { namedCalls } from './http/calls.ts';
import { testEngine } from './database/testing.ts';
import { startTestServer, type Person } from './testing/server.ts';
import { agreed } from './testing/young.ts';

// Every call × everybody who may try it × whose id is in the path. The cells are made from the contract; what is
// expected follows from one table, which does not compile without a row for each call.

const callers = ['nobody', 'garbage', 'expired', 'revoked', ...roles] as const;
const targets = ['own', 'other', 'unknown', 'malformed'] as const;
/** People of the staff with one permission each, for the calls of the console; and somebody with all of them who has shown a password alone. */
const staffCallers = [...permissions.map((permission) => `staff for ${permission}` as const), 'staff with one factor'] as const;
/** Talents who have not said how old they are, or are under 18, and a mentor who is. */
const youngCallers = ['talent of no age', 'young talent', 'young talent with a guardian', 'young mentor'] as const;
type CallerKind = (typeof callers)[number] | (typeof youngCallers)[number] | (typeof staffCallers)[number];
type Target = (typeof targets)[number];

type Declared = {
  /** Said here once more, so that a rule loosened in the contract fails. */
  access: Access;
  /** The smallest body that passes the call's schema. */
  body?: object;
  /** What the call answers here once it is allowed; "done" is a 200. */
  outcome: 'done' | FailureCode;
  /** The permission that the kind of case takes which is asked for here, where the call itself is for all of the staff. */
  takes?: Permission;
  /** Whether it takes a proof of the last ten minutes. */
  recent?: true;
  /** Whether it brings people together, so that the young need a guardian's leave. */
  ofAge?: true;
  /** Whether it is for adults, whatever a guardian says. */
  adults?: true;
};
const talentsOwn = { self: 'TALENT' } as const;
const mentorsOwn = { self: 'MENTOR' } as const;
const partnersOwn = { self: 'PARTNER' } as const;
const talents = { role: 'TALENT' } as const;
const mentors = { role: 'MENTOR' } as const;
const unknownId = '00000000-0000-4000-8000-000000000000';

const declared: Record<CallName, Declared> = {
  signUp: { access: 'public', body: { firstName: 'A', lastName: 'B', email: 'taken@example.com', password: 'correct horse battery' }, outcome: 'email-taken' },
  login: { access: 'public', body: { email: 'nobody@example.com', password: 'x' }, outcome: 'wrong-credentials' },
  logout: { access: 'user', outcome: 'done' },
  verifyCode: { access: 'public', body: { userId: 'nobody', uniqueVerificationCode: '0000' }, outcome: 'wrong-code' },
  resendCode: { access: 'public', outcome: 'done' },
  startReset: { access: 'public', outcome: 'done' },
  changePassword: { access: 'public', body: { uniqueVerificationCode: '0000000000', newPassword: 'a long password', confirmPassword: 'a long password' }, outcome: 'wrong-code' },
  thirdPartyNonce: { access: 'public', outcome: 'third-party-off' },
  thirdParty: { access: 'public', body: { thirdPartyUserId: '1', provider: 'GOOGLE', email: 'nobody@example.com' }, outcome: 'third-party-off' },
  settings: { access: 'public', outcome: 'done' },
  ownProfile: { access: 'user', outcome: 'done' },
  updateProfile: { access: 'self', body: { user: { firstName: 'A' } }, outcome: 'done' },
  deleteAccount: { access: 'self', body: { password: 'not the password' }, outcome: 'wrong-password' },
  exportData: { access: 'self', outcome: 'done' },
  lookUpUser: { access: 'user', outcome: 'done' },
  readPortrait: { access: 'self', outcome: 'done' },
  setPortrait: { access: 'self', adults: true, body: { picture: 'aGVsbG8=' }, outcome: 'invalid-input' },
  removePortrait: { access: 'self', outcome: 'done' },
  readSecondFactor: { access: 'self', outcome: 'done' },
  offerApp: { access: 'self', outcome: 'done', recent: true },
  confirmApp: { access: 'self', body: { code: '000000' }, outcome: 'wrong-second-factor', recent: true },
  passkeyChallenge: { access: 'public', outcome: 'done' },
  offerPasskey: { access: 'self', outcome: 'done', recent: true },
  addPasskey: { access: 'self', body: { id: 'A', response: { clientDataJSON: 'A', attestationObject: 'A' } }, outcome: 'passkey-refused', recent: true },
  removePasskey: { access: 'self', outcome: 'done', recent: true },
  renewRecoveryCodes: { access: 'self', outcome: 'second-factor-missing', recent: true },
  removeSecondFactor: { access: 'self', outcome: 'done', recent: true },
  proveAgain: { access: 'self', body: { password: 'not the password' }, outcome: 'wrong-password' },
  listSignIns: { access: 'self', outcome: 'done' },
  endSignIn: { access: 'self', outcome: 'done', recent: true },
  endOtherSignIns: { access: 'self', outcome: 'done', recent: true },
  readDraft: { access: talentsOwn, outcome: 'done' },
  saveDraft: { access: talentsOwn, body: { answers: {} }, outcome: 'done' },
  clearDraft: { access: talentsOwn, outcome: 'done' },
  readQuestions: { access: talentsOwn, outcome: 'done' },
  howToBegin: { access: talentsOwn, outcome: 'done' },
  reportDeadLink: { access: talentsOwn, outcome: 'report-nothing' },
  answerQuestions: { access: talentsOwn, body: { said: { 'meant-caring': 'yes' } }, outcome: 'done' },
  generateBlueprint: { access: talentsOwn, outcome: 'survey-missing' },
  startGeneration: { access: talentsOwn, outcome: 'survey-missing' },
  watchGeneration: { access: talentsOwn, outcome: 'done' },
  fullBlueprint: { access: talentsOwn, outcome: 'done' },
  deleteBlueprint: { access: talentsOwn, outcome: 'blueprint-not-found' },
  restoreBlueprint: { access: talentsOwn, outcome: 'blueprint-not-found' },
  readProgress: { access: talentsOwn, outcome: 'done' },
  updateProgress: { access: talentsOwn, body: { year1: ['x'] }, outcome: 'blueprint-not-found' },
  changeRoadmap: { access: talentsOwn, body: { change: 'remove', id: 'x' }, outcome: 'blueprint-not-found' },
  replaceBlueprint: { access: talentsOwn, body: { version: unknownId, current: unknownId, revision: 0 }, outcome: 'blueprint-not-found' },
  listVersions: { access: talentsOwn, outcome: 'done' },
  readVersion: { access: talentsOwn, outcome: 'version-not-found' },
  useVersion: { access: talentsOwn, outcome: 'version-not-found' },
  readCoach: { access: talentsOwn, adults: true, outcome: 'done' },
  askCoach: { access: talentsOwn, adults: true, body: { milestone: 'none', question: 'A' }, outcome: 'blueprint-not-found' },
  sharedBlueprint: { access: 'public', outcome: 'blueprint-not-found' },
  readSharing: { access: talentsOwn, outcome: 'done' },
  shareBlueprint: { access: talentsOwn, ofAge: true, body: {}, outcome: 'blueprint-not-found' },
  stopSharing: { access: talentsOwn, outcome: 'done' },
  appealSharing: { access: talentsOwn, body: { text: 'A' }, outcome: 'sharing-answered' },
  listMentors: { access: talents, outcome: 'done' },
  updateMentor: { access: mentorsOwn, body: { professionalTitle: 'A' }, outcome: 'done' },
  ownMentor: { access: mentorsOwn, outcome: 'done' },
  readOnboardingDraft: { access: mentorsOwn, outcome: 'done' },
  saveOnboardingDraft: { access: mentorsOwn, body: { answers: {} }, outcome: 'done' },
  clearOnboardingDraft: { access: mentorsOwn, outcome: 'done' },
  mentorDashboard: { access: mentorsOwn, outcome: 'done' },
  listMentees: { access: mentorsOwn, outcome: 'done' },
  readAvailability: { access: 'user', outcome: 'mentor-not-found' },
  listCredits: { access: talents, outcome: 'done' },
  bookSession: { access: talents, ofAge: true, body: { mentorId: unknownId, date: '2030-01-01', time: '10:00', reason: 'A', plan: 'Lite Plan' }, outcome: 'email-not-verified' },
  checkReason: { access: talents, body: { reason: 'A' }, outcome: 'done' },
  listSessions: { access: 'user', outcome: 'done' },
  answerSession: { access: mentors, ofAge: true, body: { accept: true }, outcome: 'session-not-found' },
  cancelSession: { access: 'user', body: {}, outcome: 'session-not-found' },
  rescheduleSession: { access: talents, ofAge: true, body: { startsAt: '2030-01-01T10:00:00.000Z' }, outcome: 'session-not-found' },
  proposeTime: { access: mentors, ofAge: true, body: { startsAt: '2030-01-01T10:00:00.000Z' }, outcome: 'session-not-found' },
  withdrawProposal: { access: mentors, outcome: 'session-not-found' },
  answerProposal: { access: talents, ofAge: true, body: { accept: true, startsAt: '2030-01-01T10:00:00.000Z' }, outcome: 'session-not-found' },
  setJoinLink: { access: mentors, body: { joinLink: '' }, outcome: 'session-not-found' },
  completeSession: { access: mentors, outcome: 'session-not-found' },
  writeReview: { access: talents, body: { rating: 5, type: 'positive', text: 'A' }, outcome: 'session-not-found' },
  listReviews: { access: 'user', outcome: 'mentor-not-found' },
  answerReview: { access: mentors, body: { text: 'A' }, outcome: 'review-not-found' },
  appealReview: { access: talents, body: { text: 'A' }, outcome: 'review-not-found' },
  reportReview: { access: 'user', body: { reason: 'A' }, outcome: 'review-not-found' },
  listMessages: { access: 'user', outcome: 'session-not-found' },
  writeMessage: { access: 'user', ofAge: true, body: { text: 'A', idempotencyKey: unknownId }, outcome: 'session-not-found' },
  listApplicationMessages: { access: 'user', outcome: 'application-not-found' },
  writeApplicationMessage: { access: 'user', ofAge: true, body: { text: 'A', idempotencyKey: unknownId }, outcome: 'application-not-found' },
  readStanding: { access: talentsOwn, outcome: 'done' },
  sayBirthMonth: { access: talentsOwn, body: { birthMonth: '2099-01' }, outcome: 'invalid-input' },
  askGuardian: { access: talentsOwn, body: { email: 'guardian@example.com' }, outcome: 'consent-not-found' },
  readConsent: { access: 'public', outcome: 'consent-not-found' },
  answerConsent: { access: 'public', body: { agree: true, text: 'draft-1' }, outcome: 'consent-not-found' },
  listOpportunities: { access: talentsOwn, outcome: 'done' },
  readOpportunity: { access: talentsOwn, outcome: 'opportunity-not-found' },
  saveOpportunity: { access: talentsOwn, outcome: 'opportunity-not-found' },
  forgetOpportunity: { access: talentsOwn, outcome: 'done' },
  applyFor: { access: talentsOwn, body: { opportunity: `post.${unknownId}`, answers: {} }, outcome: 'opportunity-not-found' },
  listApplications: { access: talentsOwn, outcome: 'done' },
  withdrawApplication: { access: talentsOwn, outcome: 'application-not-found' },
  changeShares: { access: talentsOwn, body: { skills: false }, outcome: 'application-not-found' },
  partnerDashboard: { access: partnersOwn, outcome: 'done' },
  listPosts: { access: partnersOwn, outcome: 'done' },
  writePost: { access: partnersOwn, body: { kind: 'project', title: 'A' }, outcome: 'done' },
  readPost: { access: partnersOwn, outcome: 'post-not-found' },
  changePost: { access: partnersOwn, body: { kind: 'project', title: 'A' }, outcome: 'post-not-found' },
  closePost: { access: partnersOwn, outcome: 'post-not-found' },
  reopenPost: { access: partnersOwn, outcome: 'post-not-found' },
  appealPost: { access: partnersOwn, body: { text: 'A' }, outcome: 'post-not-found' },
  listApplicants: { access: partnersOwn, outcome: 'done' },
  answerApplicant: { access: partnersOwn, body: { state: 'seen' }, outcome: 'application-not-found' },
  partnerNetwork: { access: partnersOwn, outcome: 'done' },
  sendReport: { access: 'user', body: { about: 'person', id: unknownId, kind: 'spam' }, outcome: 'report-nothing' },
  reportShared: { access: 'public', body: { kind: 'spam' }, outcome: 'report-nothing' },
  listReports: { access: 'self', outcome: 'done' },
  blockPerson: { access: 'self', body: { about: 'person', id: unknownId }, outcome: 'report-nothing' },
  unblockPerson: { access: 'self', outcome: 'done' },
  listBlocks: { access: 'self', outcome: 'done' },
  sendForm: { access: 'public', body: { answers: { 'first-name': { text: 'A' }, 'last-name': { text: 'B' }, email: { text: 'a@example.com' }, message: { text: 'C' } } }, outcome: 'done' },
  staffToday: { access: { staff: 'any' }, outcome: 'done' },
  staffHealth: { access: { staff: 'any' }, outcome: 'done' },
  listCases: { access: { staff: 'any' }, outcome: 'done' },
  readCase: { access: { staff: 'any' }, takes: 'mentors', outcome: 'case-not-found' },
  claimCase: { access: { staff: 'any' }, takes: 'mentors', outcome: 'case-not-found' },
  releaseCase: { access: { staff: 'any' }, takes: 'mentors', outcome: 'case-not-found' },
  decideCase: { access: { staff: 'any' }, takes: 'mentors', body: { decision: 'verify', revision: 'x' }, outcome: 'case-not-found' },
  previewDecision: { access: { staff: 'any' }, takes: 'mentors', body: { decision: 'verify', revision: 'x' }, outcome: 'case-not-found' },
  listDecisions: { access: { staff: 'any' }, outcome: 'done' },
  findPerson: { access: { staff: 'people' }, outcome: 'done' },
  readPerson: { access: { staff: 'people' }, outcome: 'user-not-found' },
  decidePerson: { access: { staff: 'people' }, body: { decision: 'end-sign-ins', reason: 'A', revision: '' }, outcome: 'user-not-found', recent: true },
  previewPerson: { access: { staff: 'people' }, body: { decision: 'end-sign-ins', reason: 'A', revision: '' }, outcome: 'user-not-found' },
  listStaff: { access: { staff: 'staff' }, outcome: 'done' },
  changeStaff: { access: { staff: 'staff' }, body: { email: 'no-one@example.com', permissions: [] }, outcome: 'user-not-found', recent: true },
  listReleases: { access: { staff: 'content' }, outcome: 'done' },
  readRelease: { access: { staff: 'content' }, outcome: 'not-found' },
  goBackToRelease: { access: { staff: 'content' }, body: { generation: 0 }, outcome: 'not-found', recent: true },
  listChanges: { access: { staff: 'content' }, outcome: 'done' },
  beginChange: { access: { staff: 'content' }, body: { name: 'A' }, outcome: 'not-found' },
  readChange: { access: { staff: 'content' }, outcome: 'not-found' },
  decideChange: { access: { staff: 'content' }, body: { decision: 'withdraw', revision: 1 }, outcome: 'not-found' },
  sayOfChange: { access: { staff: 'content' }, body: { deed: 'approved', revision: 1 }, outcome: 'not-found' },
  publishChange: { access: { staff: 'content' }, body: { revision: 1 }, outcome: 'not-found', recent: true },
  listDocuments: { access: { staff: 'content' }, outcome: 'not-found' },
  openDocument: { access: { staff: 'content' }, outcome: 'not-found' },
  workOnDocument: { access: { staff: 'content' }, body: { act: 'delete', file: 'pages/x.json' }, outcome: 'not-found' },
  listDocumentVersions: { access: { staff: 'content' }, outcome: 'not-found' },
  readDocumentVersion: { access: { staff: 'content' }, outcome: 'not-found' },
  bringPicture: { access: { staff: 'content' }, body: { name: 'x', picture: 'AAAA' }, outcome: 'not-found' },
  showPicture: { access: { staff: 'content' }, outcome: 'not-found' },
  previewDocument: { access: { staff: 'content' }, body: { file: 'pages/x.json' }, outcome: 'not-found' },
  readAudit: { access: { staff: 'audit' }, outcome: 'done' },
  health: { access: 'public', outcome: 'done' },
  live: { access: 'public', outcome: 'done' },
  ready: { access: 'public', outcome: 'done' },
};

/** Calls with somebody's id in the path whose rule says only "user": what they answer for an id that is not one's own. */
const forOthers: Partial<Record<CallName, FailureCode>> = { lookUpUser: 'user-not-found' };

function expected(name: CallName, caller: CallerKind, target: Target | undefined): 'done' | FailureCode {
  const { access, outcome, takes } = declared[name];
  if (access === 'public') return outcome;
  const permission = permissionOf(caller);
  const role = roleOf(caller);
  if (!role) return 'not-signed-in';
  if (isForStaff(access) && caller === 'staff with one factor') return 'second-factor-missing';
  if (isForStaff(access)) return !permission ? 'not-allowed' : (access.staff === 'any' && (takes === undefined || takes === permission)) || access.staff === permission ? outcome : 'permission-missing';
  const self = access === 'self' || (typeof access === 'object' && 'self' in access);
  if (self && target !== 'own') return 'user-not-found';
  const wanted: Role | undefined = typeof access === 'string' ? undefined : 'self' in access ? access.self : access.role;
  if (wanted && wanted !== role) return 'not-allowed';
  if (declared[name].ofAge && caller in refusedForAge) return refusedForAge[caller as keyof typeof refusedForAge]; // looked at just before
  if (declared[name].adults && caller in refusedAsChild) return refusedAsChild[caller as keyof typeof refusedAsChild]; // likewise
  if (!self && target && target !== 'own') return forOthers[name] ?? unexpectedly(name);
  return forTheYoung[name]?.[caller] ?? outcome;
}

/** What talents of another age are answered where an adult reads something else. */
const forTheYoung: Partial<Record<CallName, Partial<Record<CallerKind, 'done' | FailureCode>>>> = {
  askGuardian: { 'talent of no age': 'birth-month-missing', 'young talent': 'email-not-verified', 'young talent with a guardian': 'email-not-verified' },
};

/** What keeps all who are not known to be adults from what is for adults alone. */
const refusedAsChild = { 'talent of no age': 'birth-month-missing', 'young talent': 'adults-only', 'young talent with a guardian': 'adults-only', 'young mentor': 'adults-only' } as const satisfies Partial<Record<CallerKind, FailureCode>>;

/** What keeps the young, and those of whom it is not known, from what brings people together. */
const refusedForAge = { 'talent of no age': 'birth-month-missing', 'young talent': 'guardian-needed', 'young mentor': 'adults-only' } as const satisfies Partial<Record<CallerKind, FailureCode>>;

function roleOf(caller: CallerKind): Role | undefined {
  if (caller === 'young mentor') return 'MENTOR';
  return isOfStaff(caller) || isYoung(caller) ? 'TALENT' : roles.find((one) => one === caller);
}

function isYoung(caller: CallerKind): boolean {
  return youngCallers.some((one) => one === caller);
}

function isForStaff(access: Access): access is { staff: Permission | 'any' } {
  return typeof access === 'object' && 'staff' in access;
}

function isOfStaff(caller: CallerKind): boolean {
  return staffCallers.some((one) => one === caller);
}

function permissionOf(caller: CallerKind): Permission | undefined {
  return permissions.find((one) => caller === `staff for ${one}`);
}

function unexpectedly(name: CallName): never {
  throw new Error(`${name} takes somebody's id and is open to every user: say in forOthers what it answers for another's id.`);
}

const server = await startTestServer();
const people = new Map<CallerKind, Person>();
for (const caller of callers) people.set(caller, await server.person(roles.find((role) => role === caller) ?? 'TALENT'));
for (const caller of youngCallers) {
  const person = await server.person(roleOf(caller));
  await server.database.query(`update users set birth_month = case when $2 then null else date_trunc('month', now()) - interval '17 years' end where id = $1`, [person.id, caller === 'talent of no age']);
  if (caller === 'young talent with a guardian') await agreed(server, person.id);
  people.set(caller, person);
}
for (const caller of staffCallers) {
  const person = await server.person('TALENT');
  await server.database.query(`insert into staff_grants (user_id, permission, granted_by) select $1, permission, 'the test' from unnest($2::text[]) as permission`, [person.id, [permissionOf(caller) ?? permissions].flat()]);
  people.set(caller, person);
}
const others = await Promise.all(roles.map((role) => server.person(role)));
await server.call('signUp', { body: { firstName: 'A', lastName: 'B', email: 'taken@example.com', password: 'correct horse battery', role: 'TALENT' } });
const expiredId = people.get('expired')?.id;
await server.database.query(`update sign_in_sessions set created_at = now() - interval '8 days', expires_at = now() - interval '1 second' where user_id = $1`, [expiredId]);
await server.call('logout', { token: people.get('revoked')?.token });
afterAll(() => server.close());

/** Those that are signed in. A call that is done may end the session it was made with, or all of the person's: after one, all sign in anew. */
const signedIn = new Map<CallerKind, string>();

async function headersOf(caller: CallerKind): Promise<Record<string, string>> {
  if (caller === 'nobody') return {};
  if (caller === 'garbage') return { authorization: 'Bearer garbage', 'x-access-token': 'garbage' };
  const person = people.get(caller);
  const token = roleOf(caller) && person ? (signedIn.get(caller) ?? (await signIn(caller, person))) : person?.token;
  return { authorization: `Bearer ${token}`, 'x-access-token': String(token) };
}

async function signIn(caller: CallerKind, person: Person): Promise<string> {
  const { token } = (await server.call('login', { body: { email: person.email, password: person.password } })).body.data;
  if (permissionOf(caller)) await server.database.query('update sign_in_sessions set with_second_factor = true where user_id = $1', [person.id]);
  signedIn.set(caller, token);
  return token;
}

function idsFor(caller: CallerKind, target: Target): string[] {
  if (target === 'own') return [people.get(caller)?.id ?? ''];
  if (target === 'other') return others.map(({ id }) => id);
  if (target === 'unknown') return ['00000000-0000-4000-8000-000000000000'];
  const own = people.get(caller)?.id ?? '';
  return ['1', 'null', "' or 1=1", '../../etc', `${own} `, own.toUpperCase(), `${own},${own}`, '💥'];
}

/** Ids of nothing, for the places of a path. */
function idsIn({ path }: Call): Record<string, string> {
  const others: Record<string, string> = { identifier: 'nobody@example.com', formId: 'contact', kind: 'mentor', opportunityId: `post.${unknownId}` };
  return Object.fromEntries(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => [name, others[name] ?? unknownId]));
}

// What is refused is refused before any engine is asked for more than who it is: on PostgreSQL the ordinary run tries each thing that is done, and some of those that are not.
const step = testEngine === 'postgres' && !process.env['LONG'] ? 7 : 1;
let refusals = 0;
const isTried = (outcome: string) => outcome === 'done' || (refusals += 1) % step === 0;

for (const [name, called] of namedCalls) {
  const places = called.path.includes('{userId}') ? targets : [undefined];
  describe(name, () => {
    for (const caller of [...callers, ...youngCallers, ...(isForStaff(called.access) ? staffCallers : [])]) {
      for (const target of isYoung(caller) ? places.slice(0, 1) : places) {
        if (!isTried(expected(name, caller, target))) continue;
        test(`${caller}${target ? ` for ${target} id` : ''}: ${expected(name, caller, target)}`, async () => {
          const outcome = expected(name, caller, target);
          for (const userId of target ? idsFor(caller, target) : ['']) {
            const response = await server.call(name, { params: { ...idsIn(called), userId }, body: declared[name].body as never, headers: await headersOf(caller) }); // the table has a body for each call
            const answered = response.status === 200 ? 'done' : response.body.code;
            if (answered === 'done') signedIn.clear();
            expect([userId, answered, response.status]).toEqual([userId, outcome, outcome === 'done' ? 200 : failures[outcome]]);
            if (outcome !== 'done') expect(Object.keys(response.body).filter((key) => key !== 'fields').toSorted()).toEqual(['code', 'message', 'success']);
          }
        });
      }
    }
  });
}

test("another person's id and an unknown id are answered byte for byte alike", async () => {
  const { token } = await server.person();
  for (const [name, called] of namedCalls.filter(([, { path }]) => path.includes('{userId}'))) {
    const answers = await Promise.all(
      [others[0]?.id, others[1]?.id, '00000000-0000-4000-8000-000000000000'].map((userId) =>
        server.call(name, { params: { userId: userId ?? '' }, body: declared[name].body as never, token }),
      ),
    );
    expect([called.path, new Set(answers.map(({ text }) => text)).size]).toEqual([called.path, 1]);
  }
});

test.each(namedCalls.filter(([, { recent }]) => recent))('%s needs a proof of the last ten minutes', async (name, called) => {
  const person = people.get(isForStaff(called.access) ? `staff for ${called.access.staff === 'any' ? 'staff' : called.access.staff}` : 'TALENT');
  const { body } = await server.call('login', { body: { email: person?.email ?? '', password: person?.password ?? '' } });
  await server.database.query(`update sign_in_sessions set with_second_factor = true, proven_at = now() - interval '10 minutes 1 second' where user_id = $1`, [person?.id]);
  const response = await server.call(name, { params: { ...idsIn(called), userId: person?.id ?? '' }, body: declared[name].body as never, token: body.data.token });
  expect([response.status, response.body.code]).toEqual([403, 'prove-again']);
});

test('the contract has the access rules that are declared here', () => {
  const rules = Object.fromEntries(namedCalls.map(([name, { access, recent, ofAge, adults }]) => [name, { access, recent, ofAge, adults }]));
  expect(rules).toEqual(Object.fromEntries(Object.entries(declared).map(([name, { access, recent, ofAge, adults }]) => [name, { access, recent, ofAge, adults }])));
});
