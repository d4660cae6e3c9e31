import * as v from 'valibot';

export const diskStateSchema = v.picklist(['ok', 'low']);

/** From when on a mail that is due has waited too long. The server, the console and the alerts (tools/package/files/alerts.yml) say so from here on. */
export const lateMailSeconds = 120;

const moment = v.nullable(v.string());

/** How the product does, for those who run it: figures and moments (ISO 8601), nothing of anybody. */
export const staffHealthSchema = v.object({
  /** Mails that are due now, since when the oldest is, what the newest try of them ran into, those given up in the last seven days, and how many given up wait in the queue: the others have run out, came back, or were decided. */
  mail: v.object({ due: v.number(), oldest: moment, why: v.nullable(v.string()), failed: v.number(), waits: v.number(), /** Given up as well, and to the reader: a colleague decides about them. */ own: v.optional(v.number()), /** A server of development without a mail server: they are read at /dev/outbox, and nothing sends them. */ unsent: v.optional(v.boolean()) }),
  /** Plans that were generated today (UTC), and tries of today that failed, each of them; where most of the newest tries failed, of how many, since when, what the newest that failed ran into, and, where the newest went well, since when they do. */
  plans: v.object({ today: v.number(), failed: v.number(), failing: v.optional(v.object({ tries: v.number(), failed: v.number(), since: v.string(), why: v.string(), again: v.optional(v.string()) })) }),
  /** Null where the composer makes the plans. Tokens of today (UTC), and how many are set aside before a plan is begun. */
  provider: v.nullable(v.object({ used: v.number(), perDay: v.number(), aside: v.number() })),
  database: v.object({ kind: v.picklist(['embedded', 'postgres']), version: v.string(), bytes: v.number(), migration: v.string(), disk: diskStateSchema }),
  /** The version of the content; null where it is edited while the server runs. */
  content: v.nullable(v.string()),
  /** When the data was last copied away; null where no backup is known. */
  backup: moment,
});
export type StaffHealth = v.InferOutput<typeof staffHealthSchema>;
