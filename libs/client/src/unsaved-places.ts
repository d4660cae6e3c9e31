import * as v from 'valibot';
import { storage, stored, type Stored } from './storage.ts';

const start = 'unsaved:';

/** Where a form's typed values wait while somebody is away from it (unsaved.ts). */
export function unsavedPlace(name: string): Stored<{ userId: string; typed: unknown; isOpen: boolean }> {
  return stored('session', start + name, v.object({ userId: v.string(), typed: v.unknown(), isOpen: v.optional(v.boolean(), false) }));
}

/** Whoever logs out leaves nothing half typed behind. */
export function dropUnsaved(): void {
  for (const key of storage.keys('session', start)) storage.remove({ area: 'session', key, schema: v.unknown() });
}
