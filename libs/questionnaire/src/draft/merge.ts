import { limits, tidyProse, type Answer, type Draft, type DraftChanges, type Position } from '@bridge/model';

/** One part of the draft: what it says, when it was written here, and whether the server has it. */
export type Entry<Value> = { value: Value; at: number; sent: boolean };

/**
 * The draft as this device keeps it. Copies in other tabs and on the server are joined part by part, the later one
 * winning, so that no order of messages loses an answer. Retake begins a new round: of two copies the one of the later
 * round stands alone. The round is the server's generation plus the retakes that the server has not heard of.
 */
export type LocalDraft = {
  /** The server's generation, null until it was seen. */
  generation: number | null;
  retakes: number;
  /** When the server last changed its copy, by its own clock: an older answer of the server says nothing new. */
  serverTime: string;
  /** The answers of the round before this one were sent and taken. */
  submitted: boolean;
  envision: Entry<string>;
  position: Entry<Position>;
  answers: Record<string, Entry<Answer>>;
};

export const emptyDraft: LocalDraft = {
  generation: null,
  retakes: 0,
  serverTime: '',
  submitted: false,
  envision: { value: '', at: 0, sent: true },
  position: { value: {}, at: 0, sent: true },
  answers: {},
};

/** What somebody did in the survey. */
export type DraftEdit = { answer: { id: string; value: Answer } } | { envision: string } | { position: Position };

/** The draft with one part written anew. */
export function edit(draft: LocalDraft, change: DraftEdit, now: number): LocalDraft {
  if ('envision' in change) return { ...draft, envision: written(draft.envision, change.envision, now) };
  if ('position' in change) return { ...draft, position: written(draft.position, change.position, now) };
  const { id, value } = change.answer;
  return { ...draft, answers: { ...draft.answers, [id]: written(draft.answers[id], value, now) } };
}

function written<Value>(before: Entry<Value> | undefined, value: Value, now: number): Entry<Value> {
  return { value, at: Math.max(now, (before?.at ?? 0) + 1), sent: false }; // a clock that was set back must not lose the newer text
}

/** An empty draft of the next round. */
export function retaken(draft: LocalDraft, submitted = false): LocalDraft {
  return { ...emptyDraft, generation: draft.generation, retakes: draft.retakes + 1, serverTime: draft.serverTime, submitted };
}

/** Two copies of this device's draft, joined. In either order, and however often, the result is the same. */
export function merge(one: LocalDraft, two: LocalDraft): LocalDraft {
  const order = compareRounds(one, two);
  if (order !== 0) return order > 0 ? one : two;
  const answers: LocalDraft['answers'] = {};
  for (const id of Object.keys({ ...one.answers, ...two.answers })) {
    const entry = later(one.answers[id], two.answers[id]);
    if (entry) answers[id] = entry;
  }
  const informed = (one.generation ?? -1) >= (two.generation ?? -1) ? one : two;
  return {
    generation: informed.generation,
    retakes: informed.retakes,
    serverTime: one.serverTime > two.serverTime ? one.serverTime : two.serverTime,
    submitted: one.submitted || two.submitted,
    envision: later(one.envision, two.envision) ?? one.envision,
    position: later(one.position, two.position) ?? one.position,
    answers,
  };
}

/** Above 0 where `one` is of a later round. A copy that never met the server belongs to whatever round it meets. */
function compareRounds(one: LocalDraft, two: LocalDraft) {
  if (one.generation === null && two.generation === null) return one.retakes - two.retakes;
  if (one.generation === null || two.generation === null) return 0;
  return one.generation + one.retakes - (two.generation + two.retakes);
}

function later<Value>(one: Entry<Value> | undefined, two: Entry<Value> | undefined): Entry<Value> | undefined {
  if (!one || !two) return one ?? two;
  if (one.at !== two.at) return one.at > two.at ? one : two;
  const [first, second] = [JSON.stringify(one.value), JSON.stringify(two.value)];
  if (first !== second) return first > second ? one : two;
  return one.sent ? one : two;
}

/** The draft after the server told its copy: what this device has not sent yet stays, the rest is the server's. */
export function takeServer(draft: LocalDraft, server: Draft): LocalDraft {
  const base = draft.generation ?? server.generation;
  if (server.generation > base + draft.retakes) return adopt({ ...emptyDraft, generation: server.generation }, server);
  const retakes = base + draft.retakes - server.generation;
  if (retakes > 0) return { ...draft, generation: server.generation, retakes }; // the server has yet to hear of the retake
  return adopt({ ...draft, generation: server.generation, retakes: 0 }, server);
}

function adopt(draft: LocalDraft, server: Draft): LocalDraft {
  if ((server.updatedAt ?? '') < draft.serverTime) return draft;
  const answers = { ...draft.answers };
  for (const [id, value] of Object.entries(server.answers)) answers[id] = heard(answers[id], value);
  return {
    ...draft,
    serverTime: server.updatedAt ?? '',
    envision: heard(draft.envision, server.envision),
    position: heard(draft.position, server.position),
    answers,
  };
}

function heard<Value>(own: Entry<Value> | undefined, value: Value): Entry<Value> {
  if (!own) return { value, at: 1, sent: true };
  if (!own.sent || spelled(own.value) === spelled(value)) return own;
  return { value, at: own.at + 1, sent: true };
}

/** One spelling for values that say the same: the server trims texts and keeps keys in an order of its own. */
function spelled(value: unknown) {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'string') return part.trim();
    return part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).toSorted()) : part;
  });
}

/** What the server does not have yet, as its call takes it; null where it has everything. */
export function unsent(draft: LocalDraft): DraftChanges | null {
  const answers = Object.entries(draft.answers).filter(([, entry]) => !entry.sent);
  const changes: DraftChanges = {
    ...(draft.envision.sent ? {} : { envision: tidyProse(draft.envision.value, limits.answerLength) }),
    ...(draft.position.sent ? {} : { position: draft.position.value }),
    ...(answers.length ? { answers: Object.fromEntries(answers.map(([id, entry]) => [id, sendable(entry.value)])) } : {}),
  };
  if (!Object.keys(changes).length) return null;
  return draft.generation === null ? changes : { generation: draft.generation, ...changes };
}

/** The answer without what the server would refuse: one pasted control character must not hold up the rest. */
function sendable({ options, other, text }: Answer): Answer {
  return {
    ...(options && { options }),
    ...(other !== undefined && { other: tidyProse(other, limits.otherLength) }),
    ...(text !== undefined && { text: tidyProse(text, limits.answerLength) }),
  };
}

/** The draft once the server took what `unsent(sent)` said; whatever was written since is still to be sent. */
export function acknowledged(draft: LocalDraft, sent: LocalDraft): LocalDraft {
  if (compareRounds(draft, sent) !== 0) return draft;
  const mark = <Value>(entry: Entry<Value>, then: Entry<Value> | undefined) => (entry.at === then?.at ? { ...entry, sent: true } : entry);
  return {
    ...draft,
    envision: mark(draft.envision, sent.envision),
    position: mark(draft.position, sent.position),
    answers: Object.fromEntries(Object.entries(draft.answers).map(([id, entry]) => [id, mark(entry, sent.answers[id])])),
  };
}

/** Whether there is anything to continue. */
export function isStarted(draft: LocalDraft) {
  return draft.envision.value.trim() !== '' || Object.keys(draft.answers).length > 0;
}

/** The answers alone, by question id. */
export function answersOf(draft: LocalDraft) {
  return Object.fromEntries(Object.entries(draft.answers).map(([id, entry]) => [id, entry.value]));
}
