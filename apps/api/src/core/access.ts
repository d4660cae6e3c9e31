import { ageOfAdults, isSurely, limits } from '@bridge/model';
import type { Access, Permission, Role } from '@bridge/model';
import type { Caller } from './caller.ts';
import { Refusal } from './refusal.ts';

/**
 * Lets a call pass, or refuses it. Somebody else's id and an unknown id are refused alike, before the role is looked
 * at, so that nobody learns which ids exist.
 */
export function allow(access: Access, params: Record<string, string>, caller: Caller | undefined): void {
  if (access === 'public') return;
  if (!caller) throw new Refusal('not-signed-in');
  if (isSelf(access) && params['userId'] !== caller.user.id) throw new Refusal('user-not-found');
  if (isForStaff(access) && caller.permissions.length === 0) throw new Refusal('not-allowed');
  if (isForStaff(access) && access.staff !== 'any' && !caller.permissions.includes(access.staff)) throw new Refusal('permission-missing');
  if (isForStaff(access) && !caller.proof.withSecondFactor) throw new Refusal('second-factor-missing');
  const role = roleOf(access);
  if (role && caller.user.role !== role) throw new Refusal('not-allowed');
}

/** For decisions about people, and about what proves who one is. */
export function demandRecentProof({ proof }: Pick<Caller, 'proof'>): void {
  if (Date.now() - proof.provenAt.getTime() > limits.proofMinutes * 60_000) throw new Refusal('prove-again');
}

/**
 * What brings people together is for adults; for a younger talent once their guardian has agreed, and where the product is
 * ready for it. Of a talent who never said how old they are nothing is known; mentors and partners were looked at by the
 * staff, so that only who says to be younger is refused.
 */
export function demandAge({ user, hasGuardian }: Pick<Caller, 'user' | 'hasGuardian'>, meetsTheYoung: boolean): void {
  const isTalent = user.role === 'TALENT';
  if (user.birth_month === null && isTalent) throw new Refusal('birth-month-missing');
  if (user.birth_month === null || isSurely(ageOfAdults, user.birth_month, new Date())) return;
  if (!isTalent) throw new Refusal('adults-only');
  if (!meetsTheYoung) throw new Refusal('young-paused');
  if (!hasGuardian) throw new Refusal('guardian-needed');
}

/** What a guardian cannot agree to either. Of mentors and partners who never said how old they are, as above. */
export function demandAdult({ user }: Pick<Caller, 'user'>): void {
  if (user.birth_month === null && user.role === 'TALENT') throw new Refusal('birth-month-missing');
  if (isMinor(user)) throw new Refusal('adults-only');
}

/** Whether somebody has said to be younger than adults are. */
export function isMinor({ birth_month: month }: Pick<Caller['user'], 'birth_month'>): boolean {
  return month !== null && !isSurely(ageOfAdults, month, new Date());
}

function isSelf(access: Access): boolean {
  return access === 'self' || (typeof access === 'object' && 'self' in access);
}

export function isForStaff(access: Access): access is { staff: Permission | 'any' } {
  return typeof access === 'object' && 'staff' in access;
}

function roleOf(access: Access): Role | undefined {
  if (typeof access === 'string' || 'staff' in access) return undefined;
  return 'self' in access ? access.self : access.role;
}
