import type { Access, Role } from '@bridge/model';
import type { Caller } from '../accounts/caller.ts';
import { Refusal } from './refusal.ts';

/**
 * Lets a call pass, or refuses it. Somebody else's id and an unknown id are refused alike, before the role is looked
 * at, so that nobody learns which ids exist.
 */
export function allow(access: Access, params: Record<string, string>, caller: Caller | undefined): void {
  if (access === 'public') return;
  if (!caller) throw new Refusal('not-signed-in');
  if (isSelf(access) && params['userId'] !== caller.user.id) throw new Refusal('user-not-found');
  const role = roleOf(access);
  if (role && caller.user.role !== role) throw new Refusal('not-allowed');
}

function isSelf(access: Access): boolean {
  return access === 'self' || (typeof access === 'object' && 'self' in access);
}

function roleOf(access: Access): Role | undefined {
  if (typeof access === 'string') return undefined;
  return 'self' in access ? access.self : access.role;
}
