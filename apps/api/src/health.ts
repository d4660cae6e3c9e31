import type { contract } from '@bridge/model';
import type { Handler } from './core/call-handler.ts';
import { Refusal } from './core/refusal.ts';

export const health: Handler<typeof contract.health> = async (_, { database, report }) => {
  try {
    await database.query('select 1');
    return { status: 'ok', database: 'ok' };
  } catch (error) {
    report(error);
    throw new Refusal('unavailable', { retryAfter: 5 });
  }
};
