import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { failingNow } from '../blueprints/face.ts';
import { isNearlyFull } from '../core/disk.ts';
import { tokensSetAside } from '../core/tokens.ts';
import { instantOf } from '../database/moments.ts';
import { isDue } from '../mail/due.ts';
import { mailFigures, waitsForSomebody } from '../mail/failed.ts';

type Found = { waits: number; own: number; why: string | null; failed: number; plans: number; used: number; version: string; bytes: number; migration: string; backup: string | null };

const today = `(now() at time zone 'utc')::date`;

export const staffHealth: Handler<typeof contract.staffHealth> = async ({ caller }, { database, generator, content, dataFolder, report, mailsUnsent }) => {
  const [mail, [found], isDiskLow, failing] = await Promise.all([
    mailFigures(database),
    database.query<Found>(
      `select (select count(*)::integer from outbox where ${waitsForSomebody} and user_id is distinct from $1) as waits, (select count(*)::integer from outbox where ${waitsForSomebody} and user_id = $1) as own, (select last_error from outbox where ${isDue} and last_error is not null order by run_at desc, id limit 1) as why,
         (select count(*)::integer from generation_tries where failed is not null and at >= ${today}::timestamp at time zone 'utc') as failed,
         (select count(*)::integer from blueprints where created_at >= ${today}::timestamp at time zone 'utc') as plans,
         coalesce((select used from provider_tokens_by_day where day = ${today}), 0)::float8 as used,
         current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes, (select max(name) from migrations) as migration,
         (select ${instantOf('made_at')} from last_backup) as backup`,
      [caller.user.id],
    ),
    isNearlyFull({ dataFolder, database, report }),
    failingNow(database),
  ]);
  const { waits, own, why, failed, plans, used, version, bytes, migration, backup } = found!; // one row, whatever is in it
  return {
    success: true,
    data: {
      mail: { due: mail.waiting, oldest: mail.waiting > 0 ? new Date(Date.now() - mail.oldest * 1000).toISOString() : null, why, failed: mail.failed, waits, ...(own > 0 && { own }), ...(mailsUnsent && { unsent: true }) },
      plans: { today: plans, failed, ...(failing && { failing }) },
      provider: generator.tokensPerDay === undefined ? null : { used, perDay: generator.tokensPerDay, aside: tokensSetAside },
      database: { kind: database.kind, version, bytes, migration, disk: isDiskLow ? 'low' : 'ok' },
      content: content.version?.()?.slice(0, 8) ?? null,
      backup,
    },
  };
};
