import { kindsAboutPeople, type BodyOf, type CaseDecision, type contract, type StaffCase } from '@bridge/model';
import type { Caller } from '../core/caller.ts';
import type { Handler } from '../core/call-handler.ts';
import { demandRecentProof } from '../core/access.ts';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import { asksOf } from '../publishing/face.ts';
import { claim, release } from './claims.ts';
import type { CaseTools } from './cases/case-type.ts';
import { toldWho } from './changed.ts';
import { grant, listMembers, trailOfMember, type Member } from './permissions.ts';
import { mailsOf } from './preview.ts';
import { countCases, decidedInWeek, decidedSince, decideSeen, findCase, isAsSeen, kindsFor, listCases as pageOfCases, named, refuseClosed } from './queue.ts';

export const staffToday: Handler<typeof contract.staffToday> = async ({ caller: { user, permissions } }, { database }) => {
  const kinds = kindsFor(permissions);
  const { waiting, urgent, median } = await countCases(database, kinds, user.id);
  const asks = permissions.includes('content') ? await named(database, await asksOf(database, user.id)) : [];
  return { success: true, data: { permissions: [...permissions], waiting, urgent, median, decided: await decidedInWeek(database, kinds), asks } };
};

export const listCases: Handler<typeof contract.listCases> = async ({ query, caller }, services) => {
  const { kind, page, limit } = query;
  const kinds = kindsFor(caller.permissions).filter((one) => kind === undefined || one === kind);
  return { success: true, ...(await pageOfCases(services.database, services, kinds, { page, limit }, caller.user.id)), page, limit };
};

export const readCase: Handler<typeof contract.readCase> = async ({ params, caller }, services) => {
  return { success: true, data: await showCase(services.database, services, params, whoIs(caller)) };
};

/** Nobody reads what others wrote to each other unseen: each look at such a case is written down, once an hour while it stays open. */
async function showCase(database: Database, tools: CaseTools, { kind, caseId }: { kind: string; caseId: string }, who: ReturnType<typeof whoIs>): Promise<StaffCase> {
  const found = await findCase(database, tools, kind, caseId, who);
  if (!found.facts.some(({ name }) => name === 'reportedMessage')) return found;
  const noted = await database.query(`select audit_append($1, 'read', $2, $3, null) where not exists (select 1 from audit where kind = $2 and subject = $3 and actor = $1 and action = 'read' and at > now() - interval '1 hour')`, [`staff ${who.id}`, found.kind, found.id]);
  return noted.length > 0 ? findCase(database, tools, kind, caseId, who) : found;
}

export const claimCase: Handler<typeof contract.claimCase> = async ({ params, caller }, services) => {
  const { database, words } = services;
  const who = whoIs(caller);
  const { kind, id } = await findCase(database, services, params.kind, params.caseId, who);
  if (!(await claim(database, kind, id, who.id))) throw new Refusal('case-claimed');
  return { success: true, message: words.answer('caseClaimed'), data: await showCase(database, services, { kind, caseId: id }, who) };
};

export const releaseCase: Handler<typeof contract.releaseCase> = async ({ params, caller }, services) => {
  const { database, words } = services;
  const { kind, id } = await findCase(database, services, params.kind, params.caseId, whoIs(caller));
  if (!(await release(database, kind, id, caller.user.id))) throw new Refusal('case-claimed');
  return { success: true, message: words.answer('caseReleased') };
};

export const decideCase: Handler<typeof contract.decideCase> = async ({ params, body, caller }, services) => {
  const { database, content, words } = services;
  const who = whoIs(caller);
  const seen = await findCase(database, services, params.kind, params.caseId, who);
  if (kindsAboutPeople.includes(seen.kind)) demandRecentProof(caller);
  await toldWho({ content, words }, async () => ({ trail: await decidedSince(database, services, seen, body.revision) }), async () => {
    await refuseClosed(database, services, seen, body.decision);
    const decision = decisionOf(seen, body);
    await database.transaction(async (transaction) => {
      if (!(await claim(transaction, seen.kind, seen.id, who.id))) throw new Refusal('case-claimed'); // who decides holds it: two at once take turns
      await decideSeen(transaction, services, seen, { ...body, ...withOffered(decision, body), by: `staff ${who.id}` });
      await release(transaction, seen.kind, seen.id, who.id);
    });
  });
  return { success: true, message: words.answer(body.decision === 'reopen' ? 'caseReopened' : 'caseDecided'), data: await findCase(database, services, seen.kind, seen.id, who) };
};

export const previewDecision: Handler<typeof contract.previewDecision> = async ({ params, body, caller }, services) => {
  const { database, content, words } = services;
  const who = whoIs(caller);
  const seen = await findCase(database, services, params.kind, params.caseId, who);
  const mails = await toldWho({ content, words }, async () => ({ trail: await decidedSince(database, services, seen, body.revision) }), async () => {
    await refuseClosed(database, services, seen, body.decision);
    const decision = decisionOf(seen, body);
    return mailsOf(database, body.note, (transaction) => decideSeen(transaction, services, seen, { ...body, ...withOffered(decision, body), by: `staff ${who.id}` }));
  });
  return { success: true, mails };
};

/** The decision that was asked for, of what was seen; refused where something is missing, or something else is there by now. */
function decisionOf({ revision, decisions }: StaffCase, asked: BodyOf<typeof contract.decideCase>): CaseDecision {
  if (!isAsSeen(revision, asked.revision)) throw new Refusal('case-changed');
  const decision = decisions.find(({ name }) => name === asked.decision);
  if (!decision) throw new Refusal('invalid-input', { fields: [{ path: 'decision', problem: 'choice' }] });
  if (decision.note === 'needed' && !asked.note) throw new Refusal('invalid-input', { fields: [{ path: 'note', problem: 'required' }] });
  return decision;
}

/** Only what was offered is taken back: somebody with fewer permissions is offered less. */
function withOffered({ name, undo }: CaseDecision, asked: BodyOf<typeof contract.decideCase>) {
  return { decision: name, undo: undo !== undefined && asked.undo === true };
}

export const listStaff: Handler<typeof contract.listStaff> = async ({ caller }, { database }) => ({ success: true, members: await membersFor(database, caller) });

export const changeStaff: Handler<typeof contract.changeStaff> = async ({ body, caller }, { database, content, words }) => {
  const look = async () => ({ trail: await named(database, await trailOfMember(database, body.email)) });
  const changed = await toldWho({ content, words }, look, () => database.transaction((transaction) => grant(transaction, { content, words }, body.email, [...new Set(body.permissions)], `staff ${caller.user.id}`, body.revision)));
  if (changed === undefined) throw new Refusal('user-not-found');
  if (!changed) throw new Refusal('last-of-staff');
  return { success: true, message: words.answer('staffChanged'), members: await membersFor(database, caller) };
};

async function membersFor(database: Database, caller: Caller) {
  return (await listMembers(database)).map((member) => presentMember(member, caller.user.id));
}

function presentMember({ id, first_name, last_name, email, permissions, since, revision }: Member, callerId: string) {
  return { ...(id === callerId && { own: true }), userId: id, name: `${first_name} ${last_name}`.trim(), email, permissions, since: since.toISOString(), revision };
}

function whoIs({ user: { id }, permissions }: Caller) {
  return { id, permissions };
}
