import { Refusal } from '../../core/refusal.ts';
import { decideLink, findDeadLinks, titlesOfLinks, waitingLinks, type DeadLink } from '../../resources/face.ts';
import { auditTrail } from '../audit-trail.ts';
import { factsOf, instant, type CaseType, type Reads } from './case-type.ts';

/** A link of plans that people report as dead, or that checks have hidden. */
export const link: CaseType = {
  waiting: waitingLinks,
  isTold: true,
  titles: titlesOfLinks,
  own: null,
  hold: 'select 1 from resource_checks where md5(resource_id)::uuid = $1 for update',
  async read(database, _tools, id) {
    const found = await one(database, id);
    if (!found) return undefined;
    return {
      count: Math.max(found.reports, 1),
      title: found.address, since: instant(found.since), person: null,
      facts: factsOf({ link: found.address, linkReports: found.reports || undefined, failure: found.finding }),
      trail: await auditTrail(database, ['link'], id),
      decisions: left(found).map((name) => ({ name, note: 'optional', noteTo: 'staff', final: false })),
      revision: `${found.is_open ? 'open' : 'settled'} ${found.is_hidden ? 'hidden' : 'shown'} ${found.is_dead ? 'dead' : ''}`,
    };
  },
  async decide(database, _tools, id, decision, note, by) {
    const found = await one(database, id);
    const chosen = found && left(found).find((name) => name === decision);
    if (!chosen) throw new Refusal('case-changed');
    await decideLink(database, found, chosen, by, note);
    return true;
  },
};

function left({ is_open, is_hidden }: DeadLink): ('hide' | 'keep')[] {
  return is_open ? ['keep', 'hide'] : [is_hidden ? 'keep' : 'hide'];
}

async function one(database: Reads, id: string): Promise<DeadLink | undefined> {
  const [found] = await findDeadLinks(database, id);
  return found;
}
