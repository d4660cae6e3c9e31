import type { Resource } from '@bridge/content';
import { openContent } from '../content/open-content.ts';
import { checkedPlaces, checkResources, decideLink, findDeadLinks, isHidden, type Checked } from '../resources/face.ts';
import { readArguments, type Command, type Context } from './command.ts';
import { openForOperator, type OperatorDatabase } from './open-for-operator.ts';
import { operator, printable } from './terminal.ts';

export const links: Command = {
  usage: 'links check [<id> …] | list | hide <id> | keep <id>',
  summary: 'Looks whether the addresses of content/resources.json still answer, and keeps the day for the screens; lists those that do not, and those that people report as dead; takes one away, or keeps it on show. What was dead twice, a week apart, is not shown any more until it answers. Calls other hosts. Also while the server runs.',
  async run(args, context) {
    const { words, fault } = readArguments(args, []);
    const [what, ...ids] = words;
    if (fault || !['check', 'list', 'hide', 'keep'].includes(what ?? '') || (what === 'list' && ids.length > 0) || ((what === 'hide' || what === 'keep') && ids.length !== 1)) {
      context.complain(fault ?? `Usage: ${links.usage}`);
      return 2;
    }
    const { items } = (await openContent(context.environment.contentFolder)).document('resources');
    const unknown = ids.find((id) => !items.some((item) => item.id === id));
    if (unknown !== undefined) {
      context.complain(`There is no resource "${printable(unknown)}" in content/resources.json.`);
      return 2;
    }
    const database = await openForOperator(context.environment);
    try {
      if (what === 'hide' || what === 'keep') {
        const [item] = items.filter(({ id }) => id === ids[0]);
        if (item) await decideLink(database, { id: await caseOf(database, item.id), resource_id: item.id, address: item.address }, what, operator());
      }
      if (what === 'check') await checkResources(database, ids.length > 0 ? items.filter(({ id }) => ids.includes(id)) : items);
      return await list(database, items, context);
    } finally {
      await database.close();
    }
  },
};

async function list(database: OperatorDatabase, items: readonly Resource[], { say }: Context): Promise<number> {
  const checked = await checkedPlaces(database, items);
  const dead = items.flatMap((item) => {
    const found = checked.get(item.id);
    return found && !found.answered ? [{ item, found }] : [];
  });
  for (const { item, found } of dead) say(line(item, found));
  for (const { resource_id, address, reports, is_hidden } of await findDeadLinks(database)) {
    if (reports > 0) say(`report  ${resource_id}  ${reports} ${reports === 1 ? 'person' : 'people'}  ${printable(address)}`);
    if (is_hidden) say(`taken   ${resource_id}  ${printable(address)}`);
  }
  say(`${items.length} addresses: ${checked.size} checked, ${dead.length} without an answer, ${dead.filter(({ found }) => isHidden(found)).length} hidden.`);
  return 0;
}

/** The number of its case in the console. */
async function caseOf(database: OperatorDatabase, id: string): Promise<string> {
  const [row] = await database.query<{ id: string }>('select md5($1::text)::uuid::text as id', [id]);
  return row?.id ?? '';
}

const dayOf = (at: Date | string) => new Date(at).toISOString().slice(0, 10);
const line = ({ id, address }: Resource, found: Checked) => `${isHidden(found) ? 'hidden' : 'dead  '}  ${id}  ${printable(found.finding)}  since ${found.dead_since ? dayOf(found.dead_since) : ''}  ${address}`;
