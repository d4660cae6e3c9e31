import type { Database } from './database.ts';

/** Does what follows from a decision: each entry of the audit that is written meanwhile, by whatever writes it, names the decision's own, `seq`, as its cause. In the transaction of the decision. */
export async function asPartOf<Result>(transaction: Pick<Database, 'query'>, seq: number, work: () => Promise<Result>): Promise<Result> {
  const [row] = await transaction.query<{ before: string | null }>(`select current_setting('bridge.caused_by', true) as before`);
  const say = (cause: string) => transaction.query(`select set_config('bridge.caused_by', $1, true)`, [cause]);
  await say(String(seq));
  const done = await work();
  await say(row?.before ?? ''); // what throws ends the transaction, and this with it
  return done;
}
