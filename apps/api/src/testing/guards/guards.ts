/** A line that keeps somebody out, and what the file says once it is gone. Paths are relative to the repository. */
export type Guard = { name: string; file: string; line: string; without: string };

const contract = 'libs/model/src/contract.ts';
const access = 'apps/api/src/core/access.ts';

/** The rule of one call, loosened: the text between its purpose and its end is the contract's own. */
function rule(name: string, path: string, line: string, without: string): Guard {
  return { name: `${name}: ${line} becomes ${without}`, file: contract, line: `${path}#${line}`, without };
}

export const guards: readonly Guard[] = [
  { name: 'nobody may call what needs a sign-in', file: access, line: "  if (!caller) throw new Refusal('not-signed-in');", without: '  if (!caller) return;' },
  { name: "somebody else's id is not found", file: access, line: "params['userId'] !== caller.user.id", without: 'false' },
  { name: 'a role other than the wanted one is refused', file: access, line: 'caller.user.role !== role', without: 'false' },
  { name: 'the rule is looked at before anything is done', file: 'apps/api/src/core/execute.ts', line: '  allow(called.access, raw.params, caller);', without: '' },
  { name: 'a sign-in that has expired is none', file: 'apps/api/src/accounts/caller.ts', line: ' and sign_in_sessions.expires_at > now()', without: '' },
  { name: 'a sign-in that was ended is none', file: 'apps/api/src/accounts/logout.ts', line: '  await closeSession(database, caller.tokenHash);', without: '  void closeSession;' },
  { name: "another's record is not found", file: 'apps/api/src/profiles/look-up-user.ts', line: "  if (params.userId !== caller.user.id) throw new Refusal('user-not-found');", without: '' },
  { name: 'a wrong password signs nobody in', file: 'apps/api/src/accounts/login.ts', line: '  if (!found || !matches)', without: '  if (!found && matches)' },
  { name: 'a wrong code verifies nobody', file: 'apps/api/src/accounts/verify-code.ts', line: '  if (!stored || !timingSafeEqual(stored.code_hash, typed))', without: '  if (stored && !timingSafeEqual(stored.code_hash, typed))' },
  { name: 'verifying needs a code that is there', file: 'apps/api/src/accounts/verify-code.ts', line: "  if (!verified) throw new Refusal('wrong-code');", without: '' },
  { name: 'a wrong reset code changes nothing', file: 'apps/api/src/accounts/change-password.ts', line: "  if (!account) throw new Refusal('wrong-code');", without: '' },
  { name: 'deleting an account needs its password', file: 'apps/api/src/accounts/delete-account.ts', line: '!(await passwords.matches(body.password, stored.password_hash))', without: 'false' },
  { name: 'a taken address makes no second account', file: 'apps/api/src/accounts/sign-up.ts', line: "    throw new Refusal('email-taken');", without: '    return undefined as never;' },
  { name: 'no provider, no third-party sign-in', file: 'apps/api/src/accounts/third-party/sign-in.ts', line: "  if (!provider) throw new Refusal('third-party-off');", without: '' },
  { name: 'no provider, no nonce', file: 'apps/api/src/accounts/third-party/nonce.ts', line: "  if (!thirdParty) throw new Refusal('third-party-off');", without: '' },
  rule('updateProfile', 'updateProfile:', "access: 'self'", "access: 'user'"),
  rule('deleteAccount', 'deleteAccount:', "access: 'self'", "access: 'user'"),
  rule('exportData', 'exportData:', "access: 'self'", "access: 'user'"),
  rule('readDraft', 'readDraft:', "access: { self: 'TALENT' }", "access: 'self'"),
  rule('saveDraft', 'saveDraft:', "access: { self: 'TALENT' }", "access: 'user'"),
  rule('clearDraft', 'clearDraft:', "access: { self: 'TALENT' }", "access: { role: 'TALENT' }"),
  rule('generateBlueprint', 'generateBlueprint:', "access: { self: 'TALENT' }", "access: { role: 'TALENT' }"),
  rule('fullBlueprint', 'fullBlueprint:', "access: { self: 'TALENT' }", "access: 'user'"),
  rule('deleteBlueprint', 'deleteBlueprint:', "access: { self: 'TALENT' }", "access: 'self'"),
  rule('updateProgress', 'updateProgress:', "access: { self: 'TALENT' }", "access: { role: 'TALENT' }"),
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
