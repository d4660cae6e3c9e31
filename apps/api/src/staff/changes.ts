import type { AnswerOf, contract, ContentChange } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { isId } from '../mentors/face.ts';
import { askChange, askPicture, bringUp, colleaguesOf, hasWorkedOn, saidOf, sayOf, compareChange, insertChange, keepBuilt, leaveOut, listChanges as pageOfChanges, liveRelease, moveChange, planChange, previewChange, readChange as readRow, undoRelease, workOnChange, type ChangeRow, type Said } from '../publishing/face.ts';
import { named } from './queue.ts';

type Reads = Services['database'];
type Made = Record<string, unknown>;

export const listChanges: Handler<typeof contract.listChanges> = async ({ query: { page, limit } }, { database }) => {
  const { changes, total } = await pageOfChanges(database, { skip: (page - 1) * limit, most: limit });
  return { success: true, changes: await present(database, changes), total, page, limit };
};

export const beginChange: Handler<typeof contract.beginChange> = async ({ body: { name, undo }, caller }, { database, contentFolder, words }) => {
  const by = `staff ${caller.user.id}`;
  const live = await liveRelease(database);
  if (undo !== undefined) {
    const id = live && (await undoRelease(database, { release: undo, live: live.release, name, by }));
    if (!id) throw new Refusal('not-found');
    return { success: true, id };
  }
  if (!live && contentFolder === undefined) throw new Refusal('not-found');
  const base = live?.release ?? (await keepBuilt(database, contentFolder!, words.answer('releaseOfBuild'))); // just looked at
  return { success: true, id: await insertChange(database, { name, base, by }) };
};

export const readChange: Handler<typeof contract.readChange> = async ({ params, caller }, { database, content }) => {
  const change = await foundChange(database, params.changeId);
  const [compared, live, [shown], review] = await Promise.all([compareChange(database, change), liveRelease(database), present(database, [change]), reviewOf(database, change, { user: caller.user.id, needed: needsApproval(content) })]);
  return { success: true, data: { ...shown!, ...compared, isBehind: change.state === 'open' && live !== undefined && live.release !== change.base, review } }; // one in, one out
};

export const decideChange: Handler<typeof contract.decideChange> = async ({ params, body: { decision, revision }, caller }, { database }) => {
  const by = `staff ${caller.user.id}`;
  const change = await foundChange(database, params.changeId);
  if (change.revision !== revision) throw new Refusal('case-changed');
  if (decision === 'withdraw' || decision === 'hold') {
    const step = decision === 'withdraw' ? ({ from: 'open', to: 'withdrawn' } as const) : ({ from: 'waiting', to: 'open' } as const);
    if (!(await moveChange(database, change, { ...step, by }))) throw new Refusal('change-over');
    return { success: true, conflicts: [] };
  }
  if (change.state !== 'open') throw new Refusal('change-over');
  const live = await liveRelease(database);
  const favour = decision === 'bring-up-mine' ? 'mine' : decision === 'bring-up-theirs' ? 'theirs' : undefined;
  const done = live ? await bringUp(database, change, live.release, { favour, by }) : 'done';
  if (done === 'changed') throw new Refusal('case-changed');
  return { success: true, conflicts: done === 'done' ? [] : done.conflicts.split('\n') };
};

export const publishChange: Handler<typeof contract.publishChange> = async ({ params, body: { revision, note, at }, caller }, { database, content }) => {
  const change = await foundChange(database, params.changeId);
  if (change.state !== 'open') throw new Refusal('change-over');
  const by = `staff ${caller.user.id}`;
  const approved = needsApproval(content);
  if (approved && change.revision === revision && !(await saidOf(database, change.id)).some((one) => isApproval(one, change) && one.by !== by)) throw new Refusal('approval-missing');
  if (!(await planChange(database, { id: change.id, revision }, { at, by, note, approved }))) throw new Refusal('case-changed');
  return { success: true };
};

export const sayOfChange: Handler<typeof contract.sayOfChange> = async ({ params, body, caller }, { database }) => {
  const change = await foundChange(database, params.changeId);
  if (change.state !== 'open') throw new Refusal('change-over');
  const by = `staff ${caller.user.id}`;
  const asked = body.deed === 'asked' ? body.colleague : undefined;
  if (asked !== undefined && !(await colleaguesOf(database, caller.user.id)).some(({ id }) => id === asked)) throw new Refusal('invalid-input', { fields: [{ path: 'colleague', problem: 'choice' }] });
  if (body.deed === 'approved' && (await hasWorkedOn(database, change.id, by))) throw new Refusal('own-change');
  const file = body.deed === 'comment' ? body.file : '';
  if (!(await sayOf(database, { id: change.id, revision: body.revision }, { deed: body.deed, by, asked, file, words: body.words }))) throw new Refusal('case-changed');
  return { success: true };
};

export const listDocuments: Handler<typeof contract.listDocuments> = async ({ params, query: { words } }, { database }) => {
  const { id } = await foundChange(database, params.changeId);
  const list = there(await askChange(database, id, { act: 'list' }));
  const hits = words === '' ? [] : await askChange(database, id, { act: 'search', words });
  const shown = { ...list, folder: '' }; // where it lies on the server is nobody's business
  return { success: true, list: shown, hits: (hits ?? []) as Made[] }; // tools/content/src/workbench/search.ts made them
};

export const openDocument: Handler<typeof contract.openDocument> = async ({ params, query: { file, locale } }, { database }) => {
  const { id } = await foundChange(database, params.changeId);
  return { success: true, data: there(await askChange(database, id, { act: 'open', file, ...(locale && { locale }) })) };
};

export const workOnDocument: Handler<typeof contract.workOnDocument> = async ({ params, body, caller }, { database }) => {
  const change = await foundChange(database, params.changeId);
  const by = `staff ${caller.user.id}`;
  const work = (asked: Parameters<typeof workOnChange>[2]) => workOnChange(database, change.id, asked, by);
  switch (body.act) {
    case 'check': {
      const { act: _act, ...draft } = body;
      return { success: true, data: there(await askChange(database, change.id, { act: 'bring', ...draft })) };
    }
    case 'save': {
      const { act: _act, ...draft } = body;
      return { success: true, data: there(await work({ act: 'bring', ...draft, save: true })) };
    }
    case 'accept': {
      const { act, file, locale, key } = body;
      return { success: true, data: { texts: there(await work({ act, file, locale, key })) } };
    }
    case 'leave-out': {
      if (change.state !== 'open') throw new Refusal('change-over');
      if (!(await leaveOut(database, change, body.file, by))) throw new Refusal('case-changed');
      return { success: true, data: { state: 'done' } };
    }
    default: return { success: true, data: there(await work({ act: 'task', task: body })) };
  }
};

export const bringPicture: Handler<typeof contract.bringPicture> = async ({ params, body, caller }, { database }) => {
  const { id } = await foundChange(database, params.changeId);
  return { success: true, data: there(await workOnChange(database, id, { act: 'picture', brought: body }, `staff ${caller.user.id}`)) };
};

export const showPicture: Handler<typeof contract.showPicture> = async ({ params, query: { file } }, { database }) => {
  const { id } = await foundChange(database, params.changeId);
  const { picture } = there(await askPicture(database, id, file));
  return { success: true, data: { picture: typeof picture === 'string' ? picture : null } };
};

export const previewDocument: Handler<typeof contract.previewDocument> = async ({ params, body, caller }, { database }) => {
  const { id } = await foundChange(database, params.changeId);
  const previewed = await previewChange(database, id, body, caller.user.id);
  if (!previewed) throw new Refusal('not-found');
  return { success: true, data: previewed };
};

/** Whether the rules of the house want somebody else to approve of what is published. Content of earlier versions says nothing of it. */
function needsApproval(content: Services['content']): boolean {
  return content.ids().includes('publishing') && content.document('publishing').approval === 'needed';
}

const isApproval = ({ deed, revision }: Pick<Said, 'deed' | 'revision'>, { worked }: Pick<ChangeRow, 'worked'>) => deed === 'approved' && revision >= worked;

async function reviewOf(database: Reads, change: ChangeRow, { user, needed }: { user: string; needed: boolean }): Promise<AnswerOf<typeof contract.readChange>['data']['review']> {
  const by = `staff ${user}`;
  const [said, colleagues, hasWorked] = await Promise.all([saidOf(database, change.id), colleaguesOf(database, user), hasWorkedOn(database, change.id, by)]);
  const isGiven = said.some((one) => isApproval(one, change) && one.by !== by);
  const people = new Map((await named(database, said.flatMap(({ by: one, asked }) => [one, `staff ${asked ?? ''}`]).map((one) => ({ by: one, was: one })))).map(({ by: name, was }) => [was, name]));
  const nameOf = (one: string) => people.get(one) ?? one;
  return {
    said: said.map(({ revision, ...one }) => ({ ...one, by: nameOf(one.by), asked: one.asked && nameOf(`staff ${one.asked}`), holds: isApproval({ ...one, revision }, change) })),
    colleagues,
    mayApprove: change.state === 'open' && !hasWorked,
    approval: needed ? (isGiven ? 'given' : 'missing') : 'not-needed',
  };
}

/** The change of this id, or the refusal where there is none. */
export async function foundChange(database: Reads, id: string): Promise<ChangeRow> {
  const row = isId(id) ? await readRow(database, id) : undefined;
  if (!row) throw new Refusal('not-found');
  return row;
}

/** What the content tools made, or the refusal where they have nothing of it. */
export function there(made: unknown): Made {
  if (made === 'over') throw new Refusal('change-over');
  if (typeof made !== 'object' || made === null) throw new Refusal('not-found');
  return made as Made; // an object of the content tools, just looked at
}

async function present(database: Reads, changes: readonly ChangeRow[]): Promise<ContentChange[]> {
  const people = await named(database, changes.flatMap(({ begunBy, editedBy, publishBy }) => [begunBy, editedBy, publishBy ?? ''].map((by) => ({ by, was: by }))));
  const names = new Map(people.map(({ by, was }) => [was, by]));
  const nameOf = (by: string) => names.get(by) ?? by;
  return changes.map(({ base: _base, remade: _remade, worked: _worked, publishNote: _note, ...change }) => ({ ...change, begunBy: nameOf(change.begunBy), editedBy: nameOf(change.editedBy), publishBy: change.publishBy && nameOf(change.publishBy) }));
}
