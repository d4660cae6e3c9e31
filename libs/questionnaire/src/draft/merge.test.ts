import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer, Draft } from '@bridge/model';
import { acknowledged, answersOf, edit, emptyDraft, isStarted, merge, retaken, takeServer, unsent, type LocalDraft } from './merge.ts';

const said = (text: string): Answer => ({ text });
const answering = (draft: LocalDraft, id: string, text: string, now: number) => edit(draft, { answer: { id, value: said(text) } }, now);
const server = (changes: Partial<Draft> = {}): Draft => ({ generation: 0, envision: '', answers: {}, position: {}, updatedAt: null, ...changes });

test('two tabs keep each other’s answers', () => {
  const one = answering(emptyDraft, '1', 'a', 10);
  const two = answering(emptyDraft, '2', 'b', 20);
  expect(answersOf(merge(one, two))).toEqual({ 1: said('a'), 2: said('b') });
});

test('of two answers to one question the later stands', () => {
  const one = answering(emptyDraft, '1', 'old', 10);
  const two = answering(emptyDraft, '1', 'new', 20);
  expect(answersOf(merge(two, one))).toEqual({ 1: said('new') });
});

test('a clock that was set back loses nothing', () => {
  const later = answering(answering(emptyDraft, '1', 'old', 500), '1', 'new', 3);
  expect(answersOf(merge(later, answering(emptyDraft, '1', 'old', 500)))).toEqual({ 1: said('new') });
});

test('a forgotten tab does not bring back what Retake cleared', () => {
  const before = answering({ ...emptyDraft, generation: 2 }, '1', 'a', 10);
  expect(isStarted(merge(before, retaken(before)))).toBe(false);
  expect(isStarted(merge(retaken(before), before))).toBe(false);
});

test('answers given after an offline retake survive the server’s word for it', () => {
  const offline = answering(retaken({ ...emptyDraft, generation: 2 }), '1', 'a', 10);
  const told = takeServer(offline, server({ generation: 3 }));
  expect(told).toMatchObject({ generation: 3, retakes: 0 });
  expect(answersOf(merge(told, answering(offline, '2', 'b', 11)))).toEqual({ 1: said('a'), 2: said('b') });
});

test('a retake on another device that came first is not made twice', () => {
  const mine = answering(retaken({ ...emptyDraft, generation: 2 }), '1', 'a', 10);
  const told = takeServer(mine, server({ generation: 3, answers: { 2: said('b') }, updatedAt: '2026-01-01' }));
  expect(told.retakes).toBe(0);
  expect(answersOf(told)).toEqual({ 1: said('a'), 2: said('b') });
});

test('a newer generation of the server replaces the local draft', () => {
  const old = answering({ ...emptyDraft, generation: 1 }, '1', 'a', 10);
  expect(answersOf(takeServer(old, server({ generation: 2, answers: { 2: said('b') } })))).toEqual({ 2: said('b') });
});

test('what was not sent yet stands against the server, what was sent follows it', () => {
  const own = { ...answering({ ...emptyDraft, generation: 0 }, '1', 'mine', 10) };
  const copy = server({ answers: { 1: said('theirs') }, updatedAt: '2026-01-01' });
  expect(answersOf(takeServer(own, copy))).toEqual({ 1: said('mine') });
  expect(answersOf(takeServer(acknowledged(own, own), copy))).toEqual({ 1: said('theirs') });
});

test('an answer of the server that is older than one already heard changes nothing', () => {
  const heard = takeServer({ ...emptyDraft, generation: 0 }, server({ answers: { 1: said('new') }, updatedAt: '2026-01-02' }));
  expect(takeServer(heard, server({ answers: { 1: said('old') }, updatedAt: '2026-01-01' })).answers).toEqual(heard.answers);
});

test('the blank somebody has just typed is not taken away by the server’s trimming', () => {
  const typed = answering({ ...emptyDraft, generation: 0 }, '1', 'I like ', 10);
  const copy = server({ answers: { 1: said('I like') }, updatedAt: '2026-01-01' });
  expect(answersOf(takeServer(acknowledged(typed, typed), copy))).toEqual({ 1: said('I like ') });
});

test('only changed parts are sent, in the words the server takes', () => {
  const draft = answering(takeServer(emptyDraft, server({ generation: 4, answers: { 1: said('a') } })), '2', 'b\u202e', 10);
  expect(unsent(draft)).toEqual({ generation: 4, answers: { 2: said('b') } });
  expect(unsent(acknowledged(draft, draft))).toBeNull();
  expect(unsent(acknowledged(answering(draft, '2', 'c', 20), draft))).toEqual({ generation: 4, answers: { 2: said('c') } });
});

const entryOf = <Value>(value: fc.Arbitrary<Value>) => fc.record({ value, at: fc.nat(5), sent: fc.boolean() });
const drafts: fc.Arbitrary<LocalDraft> = fc.record({
  generation: fc.nat(2),
  retakes: fc.nat(1),
  serverTime: fc.constantFrom('', '2026-01-01', '2026-01-02'),
  submitted: fc.boolean(),
  envision: entryOf(fc.constantFrom('', 'x', 'y')),
  position: entryOf(fc.constantFrom({}, { phase: 'a' })),
  answers: fc.dictionary(fc.constantFrom('1', '2', '3'), entryOf(fc.constantFrom(said('a'), said('b')))),
});

test('joining copies gives one result in any order, however often', () => {
  fc.assert(
    fc.property(drafts, drafts, drafts, (a, b, c) => {
      expect(merge(a, b)).toEqual(merge(b, a));
      expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
      expect(merge(merge(a, b), b)).toEqual(merge(a, b));
    }),
    { numRuns: 500 },
  );
});

// Two devices with two tabs each and one server. A tab has its own copy in memory; the tabs of a device share a storage.
type Step = { tab: number; does: 'write' | 'follow' | 'send' | 'send, answer lost' | 'read'; question: number };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    tab: fc.nat(3),
    does: fc.constantFrom<Step['does'][]>('write', 'write', 'follow', 'send', 'send, answer lost', 'read'),
    question: fc.nat(2),
  }),
  { maxLength: 40 },
);

function play(history: Step[], questionOf: (step: Step) => string) {
  const tabs = [emptyDraft, emptyDraft, emptyDraft, emptyDraft];
  const storages = [emptyDraft, emptyDraft];
  const written = new Map<string, string[]>();
  let copy = server();
  let now = 0;
  const get = (tab: number) => tabs[tab] ?? emptyDraft;
  const join = (tab: number, draft: LocalDraft) => {
    const device = tab >> 1;
    storages[device] = merge(draft, storages[device] ?? emptyDraft);
    tabs[tab] = storages[device];
  };
  const send = (tab: number, heardOf: boolean) => {
    join(tab, get(tab));
    if (get(tab).generation === null) join(tab, takeServer(get(tab), copy));
    const sent = get(tab);
    const changes = unsent(sent);
    if (!changes) return;
    copy = { ...copy, answers: { ...copy.answers, ...changes.answers }, updatedAt: String(++now).padStart(6, '0') };
    if (heardOf) join(tab, takeServer(acknowledged(sent, sent), copy));
  };
  history.forEach((step, place) => {
    if (step.does === 'write') {
      const [id, text] = [questionOf(step), `${step.tab}-${place}`];
      written.set(id, [...(written.get(id) ?? []), text]);
      join(step.tab, answering(get(step.tab), id, text, ++now));
    }
    if (step.does === 'follow') join(step.tab, get(step.tab));
    if (step.does === 'send') send(step.tab, true);
    if (step.does === 'send, answer lost') send(step.tab, false);
    if (step.does === 'read') join(step.tab, takeServer(get(step.tab), copy));
  });
  for (let round = 0; round < 3; round++) {
    for (const tab of [0, 1, 2, 3]) {
      send(tab, true);
      join(tab, takeServer(get(tab), copy));
    }
  }
  return { tabs, copy, written };
}

test('whatever the order of messages, no answer is lost and all ends agree', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const { tabs, copy, written } = play(history, (step) => String(step.question));
      expect(Object.keys(copy.answers).toSorted()).toEqual([...written.keys()].toSorted());
      for (const [id, answer] of Object.entries(copy.answers)) expect(written.get(id)).toContain(answer.text);
      for (const tab of tabs) expect(answersOf(tab)).toEqual(copy.answers);
    }),
    { numRuns: 500 },
  );
});

test('a question answered in one tab only ends with that tab’s last answer', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const { copy, written } = play(history, (step) => `${step.tab}-${step.question}`);
      for (const [id, texts] of written) expect(copy.answers[id]).toEqual(said(texts.at(-1) ?? ''));
    }),
    { numRuns: 500 },
  );
});
