import { minuteOf } from '../database/moments.ts';
import { named } from '../staff/face.ts';
import { readArguments, type Command } from './command.ts';
import { openForOperator } from './open-for-operator.ts';
import { protectAudit, whyNotProtected } from './protect-audit.ts';
import { readAudit, whatShadows } from './read-audit.ts';
import { printable } from './terminal.ts';

const listed = 100;
type Row = { seq: number; at: string; actor: string; action: string; kind: string; subject: string; note: string | null; caused_by: number | null };

export const audit: Command = {
  usage: 'audit list | verify | protect <user>',
  summary: 'Lists what was decided, by console and command line, the newest first; checks that every entry is as it was written, and names the first that is not; puts it out of reach of the PostgreSQL user that the server has. Also while the server runs.',
  async run(args, { environment, say, complain }) {
    const { words, fault } = readArguments(args, []);
    const [what, user, ...more] = words;
    if (fault || !['list', 'verify', 'protect'].includes(what ?? '') || (what === 'protect') !== (user !== undefined) || more.length > 0) {
      complain(fault ?? `Usage: ${audit.usage}`);
      return 2;
    }
    const database = await openForOperator(environment);
    try {
      if (user !== undefined) {
        const why = environment.databaseUrl ? await whyNotProtected(database, user) : 'The embedded database has one user, who can do everything: the audit can be protected on PostgreSQL.';
        if (why !== undefined) {
          complain(why);
          return 1;
        }
        await protectAudit(database, user);
        say(`${user} reads the audit and adds to it, and can change nothing of it any more.`);
        return 0;
      }
      if (what === 'list') {
        const rows = await readAudit(database, (within) => within.query<Row>(`select seq, ${minuteOf('at')} as at, actor, action, kind, subject, note, caused_by from public.audit order by seq desc limit $1`, [listed]));
        const people = await named(database, rows.map((row) => ({ ...row, by: row.actor })));
        for (const { seq, at, by: actor, action, kind, subject, note, caused_by } of people) say(`${seq}  ${at} UTC  ${printable(actor)}  ${printable(action)}  ${printable(kind)} ${printable(subject.slice(0, 8))}${caused_by === null ? '' : `  (part of ${caused_by})`}${note ? `  ${printable(note)}` : action === 'staff' ? '  no permission at all' : ''}`);
        if (rows.length === 0) say('Nothing was decided yet.');
        if (rows.length === listed) say(`Only the newest ${listed} are listed.`);
        return 0;
      }
      const { row, shadows } = await readAudit(database, async (within) => {
        const [found] = await within.query<{ fault: number | null; entries: number | null }>('select public.audit_fault() as fault, (select seq from public.audit_head) as entries');
        return { row: found, shadows: await whatShadows(within) };
      });
      for (const shadow of shadows) complain(printable(shadow));
      if (row?.fault === null) {
        say(row.entries === null ? 'Nothing was decided yet.' : `All ${row.entries} entries are as they were written.`);
        return shadows.length > 0 ? 1 : 0;
      }
      complain(`Entry ${row?.fault} is the first that is not as it was written: it was altered, put in or taken out.`);
      return 1;
    } finally {
      await database.close();
    }
  },
};
