import { generationGuards } from './generation.ts';
import type { Guard } from './guard.ts';
import { mentorGuards } from './mentors.ts';
import { safetyGuards } from './safety.ts';
import { staffGuards } from './staff.ts';

export const matrix = 'src/authorisation.test.ts';

const codes = 'src/accounts/codes.test.ts';
const reset = 'src/accounts/reset.test.ts';
const thirdParty = 'src/accounts/third-party/third-party.test.ts';
const secondFactor = 'src/accounts/second-factor/second-factor.test.ts';
const reports = 'src/staff/reports.test.ts';
const people = 'src/staff/people.test.ts';
const guardians = 'src/guardians/guardians.test.ts';
const access = 'apps/api/src/core/access.ts';

/** The rule of one call, loosened: the text between its purpose and its end is the contract's own. */
function rule(name: string, line: string, without: string, file = 'libs/model/src/contract.ts'): Guard {
  return { name: `${name}: ${line} becomes ${without}`, file, line: `${name}:#${line}`, without };
}
const blueprints = 'libs/model/src/contract/blueprints.ts';

export const guards: readonly Guard[] = [
  { name: 'nobody may call what needs a sign-in', file: access, line: "  if (!caller) throw new Refusal('not-signed-in');", without: '  if (!caller) return;' },
  { name: "somebody else's id is not found", file: access, line: "params['userId'] !== caller.user.id", without: 'false' },
  { name: 'a role other than the wanted one is refused', file: access, line: 'caller.user.role !== role', without: 'false' },
  { name: 'the staff does what it was given leave for', file: access, line: "access.staff !== 'any' && !caller.permissions.includes(access.staff)", without: "access.staff !== 'any' && caller.permissions.length === 0" },
  { name: 'whoever is not of the staff is refused', file: access, line: 'if (isForStaff(access) && caller.permissions.length === 0)', without: 'if (isForStaff(access) && caller.permissions.length === -1)' },
  { name: 'the staff shows a second factor', file: access, line: "  if (isForStaff(access) && !caller.proof.withSecondFactor) throw new Refusal('second-factor-missing');", without: '' },
  { name: 'a proof of who is there ends', file: access, line: '> limits.proofMinutes * 60_000', without: '> Infinity' },
  { name: 'the rule of a recent proof is looked at', file: 'apps/api/src/core/execute.ts', line: '  if (called.recent && caller) demandRecentProof(caller);', without: '  void demandRecentProof;' },
  { name: 'the rule is looked at before anything is done', file: 'apps/api/src/core/execute.ts', line: '  allow(called.access, raw.params, caller);', without: '' },
  { name: 'what is for adults is looked at', file: 'apps/api/src/core/execute.ts', line: '  if (called.ofAge && caller) demandAge(caller, services.meetsTheYoung);', without: '  void demandAge;' },
  { name: 'what is for adults alone is looked at', file: 'apps/api/src/core/execute.ts', line: '  if (called.adults && caller) demandAdult(caller);', without: '  void demandAdult;' },
  { name: 'the young need a guardian', file: access, line: "  if (!hasGuardian) throw new Refusal('guardian-needed');", without: '' },
  { name: 'who has not said how old they are may be young', file: access, line: "  if (user.birth_month === null && isTalent) throw new Refusal('birth-month-missing');", without: '' },
  { name: 'a sign-in that has expired is none', file: 'apps/api/src/accounts/caller.ts', line: ' and sign_in_sessions.expires_at > now()', without: '' },
  { name: 'a sign-in that was ended is none', file: 'apps/api/src/accounts/logout.ts', line: '  await closeSession(database, caller.tokenHash);', without: '  void closeSession;' },
  { name: "another's record is not found", file: 'apps/api/src/profiles/look-up-user.ts', line: 'params.userId !== caller.user.id', without: 'false' },
  { name: 'a wrong password signs nobody in', file: 'apps/api/src/accounts/login.ts', line: '  if (!found || !matches)', without: '  if (!found && matches)' },
  { name: 'a wrong reset code changes nothing', file: 'apps/api/src/accounts/change-password.ts', line: "  if (!account) throw new Refusal('wrong-code');", without: '' },
  { name: 'deleting an account needs its password', file: 'apps/api/src/profiles/delete-account.ts', line: '!(await unlessBusy(database, spent, passwords.matches(body.password, stored.password_hash)))', without: 'false' },
  { name: 'a taken address makes no second account', file: 'apps/api/src/accounts/sign-up.ts', line: "    throw new Refusal('email-taken');", without: '    return undefined as never;' },
  { name: 'no provider, no third-party sign-in', file: 'apps/api/src/accounts/third-party/sign-in.ts', line: "  if (!provider) throw new Refusal('third-party-off');", without: '' },
  { name: 'no provider, no nonce', file: 'apps/api/src/accounts/third-party/nonce.ts', line: "  if (!thirdParty) throw new Refusal('third-party-off');", without: '' },
  // What the matrix cannot see, because another guard stands behind it, or because it takes two steps to get there.
  { name: 'a code has five tries', file: 'apps/api/src/accounts/verify-code.ts', line: ' and attempts < $2', without: ' and attempts < $2 + 1000', suite: codes },
  { name: 'its owner, too, has five tries at a code', file: 'apps/api/src/accounts/verify-code.ts', line: '  if (!stored || !(await hasLeft(database, [ownTries(userId, stored.code_hash)])))', without: '  if (!stored)', suite: 'src/accounts/strangers.test.ts' },
  { name: 'a code ends', file: 'apps/api/src/accounts/verify-code.ts', line: "expires_at > now() and attempts", without: 'attempts', suite: codes },
  { name: 'a try that is not counted is none', file: 'apps/api/src/accounts/verify-code.ts', line: 'if (!isRight)', without: 'if (!isRight && codes.length === 0)', suite: codes },
  { name: 'a code verifies once', file: 'apps/api/src/accounts/verify-code.ts', line: "  if (!verified) throw new Refusal('wrong-code');", without: '', suite: codes },
  { name: 'a foreign page sends no code', file: 'apps/api/src/core/execute.ts', line: "  if (called.effect && !isMeant(raw.headers, services.origins)) throw new Refusal('not-from-here');", without: '  void isMeant;', suite: codes },
  { name: 'a reset code belongs to its browser', file: 'apps/api/src/accounts/change-password.ts', line: '($2::bytea is null or flow_hash = $2)', without: '($2::bytea is null or true)', suite: reset },
  { name: 'a reset code belongs to its address', file: 'apps/api/src/accounts/change-password.ts', line: '($3::text is null or users.email = $3)', without: '($3::text is null or true)', suite: reset },
  { name: 'a reset code changes one password', file: 'apps/api/src/accounts/change-password.ts', line: '    if (used.length === 0) return false; // the code lets one change in, however many race with it', without: '', suite: reset },
  { name: 'a changed password ends every sign-in', file: 'apps/api/src/accounts/change-password.ts', line: "    await transaction.query('delete from sign_in_sessions where user_id = $1', [account.id]);", without: '', suite: reset },
  { name: 'a second factor is asked for', file: 'apps/api/src/accounts/second-factor/ask.ts', line: "  if (asked.code === undefined && asked.passkey === undefined) throw new Refusal('second-factor-needed');", without: '  if (asked.code === undefined && asked.passkey === undefined) return false;', suite: secondFactor },
  { name: 'a wrong second factor lets nobody in', file: 'apps/api/src/accounts/second-factor/ask.ts', line: '  if (!(await isRight(asked, services))) {', without: '  if (!(await isRight(asked, services)) && !asked.userId) {', suite: secondFactor },
  { name: 'a code of the app is good once', file: 'apps/api/src/accounts/second-factor/ask.ts', line: ' and used_step < $2', without: ' and used_step <= $2', suite: secondFactor },
  { name: 'decisions about mentors take a recent proof', file: 'apps/api/src/staff/handlers.ts', line: '  if (kindsAboutPeople.includes(seen.kind)) demandRecentProof(caller);', without: '  void [kindsAboutPeople, demandRecentProof];', suite: secondFactor },
  { name: 'nobody of the staff decides about themselves', file: 'apps/api/src/staff/queue.ts', line: "  if (row?.own) throw new Refusal('own-case');", without: '  void row;', suite: 'src/staff/own-case.test.ts' },
  { name: 'an open sign-in of who is suspended opens nothing', file: 'apps/api/src/accounts/caller.ts', line: ' and ${isNotSuspended}', without: '', suite: people },
  { name: 'who is suspended cannot sign in', file: 'apps/api/src/accounts/sign-in-session.ts', line: ' and ${isNotSuspended}', without: '', suite: people },
  { name: 'a message is reported by the other side of its thread', file: 'apps/api/src/blocks/whose.ts', line: ' and $2 in (sessions.talent_id, sessions.mentor_id, applications.talent_id, posts.partner_id)', without: ' and $2::uuid is not null', suite: reports },
  { name: 'nobody reports who they do not meet', file: 'apps/api/src/blocks/whose.ts', line: "(exists (select 1 from mentors where user_id = $1 and state = 'verified') or ${together})", without: '$2::uuid is not null', suite: reports },
  { name: 'of a thread no more is read than is around what was reported', file: 'apps/api/src/staff/cases/complaint.ts', line: 'const around = 5;', without: 'const around = 6;', suite: reports },
  { name: 'nobody of the staff is suspended', file: 'apps/api/src/accounts/suspensions.ts', line: ' and not exists (select 1 from staff_grants where user_id = $1)', without: '', suite: people },
  { name: 'nobody of the staff is closed', file: 'apps/api/src/profiles/remove-account.ts', line: '  if (person.staff) return false;', without: '', suite: people },
  { name: 'the second of two who decide about a person is refused', file: 'apps/api/src/staff/people.ts', line: "    if (revision !== body.revision) throw new Refusal('case-changed');", without: '    void revision;', suite: people },
  { name: 'the second of two who change permissions is refused', file: 'apps/api/src/staff/permissions.ts', line: "  if (now && now.revision !== seen) throw new Refusal('case-changed');", without: '  void now;', suite: 'src/staff/staff.test.ts' },
  { name: 'what is closed is named by its address', file: 'apps/api/src/staff/people.ts', line: "body.decision === 'close' && body.email !== email", without: 'false', suite: people },
  { name: 'the other one is checked for young people', file: 'apps/api/src/safeguarding/meetings.ts', line: ' && row.checked', without: '', suite: guardians },
  { name: 'a key that nobody made opens no consent', file: 'apps/api/src/safeguarding/consents.ts', line: ' || !timingSafeEqual(own, given)', without: '', suite: guardians },
  { name: 'a plan is shared while the guardian agrees', file: 'apps/api/src/safeguarding/meetings.ts', line: '(${isYoung} is not true or ${hasGuardian} and ${open}', without: '(${isYoung} is not true or ${open}', suite: guardians },
  { name: 'a way to get in touch is held', file: 'apps/api/src/threads/thread.ts', line: '    if (found.length > 0) return hold(transaction, thread, author, body, found);', without: '    void hold;', suite: 'src/threads/held.test.ts' },
  { name: 'a token proves the id that is sent', file: 'apps/api/src/accounts/third-party/sign-in.ts', line: ' || identity.subject !== body.thirdPartyUserId', without: '', suite: thirdParty },
  { name: 'a token proves the address that is sent', file: 'apps/api/src/accounts/third-party/sign-in.ts', line: ' || email.output !== body.email', without: '', suite: thirdParty },
  { name: 'a token works once', file: 'apps/api/src/accounts/third-party/sign-in.ts', line: '!(await useNonce(database, identity.nonce))', without: 'false', suite: thirdParty },
  { name: 'an address must be verified by the provider', file: 'apps/api/src/accounts/third-party/provider.ts', line: '  email_verified: v.literal(true),', without: '', suite: thirdParty },
  { name: 'a token is for this product', file: 'apps/api/src/accounts/third-party/provider.ts', line: '          audience: clientId,', without: '', suite: thirdParty },
  { name: 'an account nobody verified is not linked as it is', file: 'apps/api/src/accounts/third-party/accounts.ts', line: '  if (user.email_verified_at !== null) {', without: '  {', suite: thirdParty },
  rule('updateProfile', "access: 'self'", "access: 'user'"),
  rule('deleteAccount', "access: 'self'", "access: 'user'"),
  rule('exportData', "access: 'self'", "access: 'user'"),
  rule('readDraft', "access: { self: 'TALENT' }", "access: 'self'"),
  rule('saveDraft', "access: { self: 'TALENT' }", "access: 'user'"),
  rule('clearDraft', "access: { self: 'TALENT' }", "access: { role: 'TALENT' }"),
  rule('generateBlueprint', "access: { self: 'TALENT' }", "access: { role: 'TALENT' }", blueprints),
  rule('fullBlueprint', "access: { self: 'TALENT' }", "access: 'user'", blueprints),
  rule('deleteBlueprint', "access: { self: 'TALENT' }", "access: 'self'", blueprints),
  rule('updateProgress', "access: { self: 'TALENT' }", "access: { role: 'TALENT' }", blueprints),
  rule('shareBlueprint', "    ofAge: true,\n", '', 'libs/model/src/contract/sharing.ts'),
  rule('bookSession', "    ofAge: true,\n", '', 'libs/model/src/contract/mentors.ts'),
  ...generationGuards,
  ...mentorGuards,
  ...staffGuards,
  ...safetyGuards,
];

/** The file's text without the guard. Throws where the guard is not there exactly once: it has moved, so this list must. */
export function removeGuard(text: string, guard: Guard): string {
  const [after, line] = guard.line.includes('#') ? (guard.line.split('#', 2) as [string, string]) : ['', guard.line]; // it holds one
  const from = after === '' ? 0 : text.indexOf(`  ${after}`);
  const at = text.indexOf(line, from);
  const again = after === '' && text.indexOf(line, at + 1) !== -1;
  if (from < 0 || at < 0 || again) throw new Error(`The guard "${guard.name}" is not (once) in ${guard.file} any more. Correct testing/guards/guards.ts.`);
  return text.slice(0, at) + guard.without + text.slice(at + line.length);
}
