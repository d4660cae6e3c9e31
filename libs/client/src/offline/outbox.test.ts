import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createOutbox, type Waiting } from './outbox.ts';

type Sent = { device: number; change: Waiting; isApplied: boolean; answer: () => void; lose: () => void };

/** Devices with pages, a network that loses things, and a server that knows ids. */
function aWorld() {
  const stores = [new Map<string, Waiting>(), new Map<string, Waiting>()];
  const log: { device: number; body: unknown }[] = [];
  const ids = new Set<string>();
  const onTheWay: Sent[] = [];
  let made = 0;

  /** One page; once it is killed, nothing of it happens any more. */
  function open(device: number) {
    const store = stores[device]!; // there are two
    let isAlive = true;
    const alive = (work: () => void) => void (isAlive && work());
    const outbox = createOutbox({
      read: () => [...store.values()],
      write: (change) => alive(() => store.set(change.id, structuredClone(change))),
      remove: (id) => alive(() => store.delete(id)),
      send: (change) => new Promise((resolve, reject) => {
        if (isAlive) onTheWay.push({ device, change, isApplied: false, answer: () => alive(() => resolve('done')), lose: () => alive(() => reject(new Error('no network'))) });
      }),
      isPassing: () => true,
      refusalOf: () => ({ code: '', message: '' }),
      alone: (work) => work(), // without locks: the hardest case
      later: () => {},
      freshId: () => crypto.randomUUID(),
      now: () => made,
      isEnd: () => false,
      patience: 1_000_000,
    });
    return { outbox, kill: () => (isAlive = false), isAlive: () => isAlive };
  }
  function arrive(sent: Sent) {
    if (!ids.has(sent.change.id)) log.push({ device: sent.device, body: sent.change.body });
    ids.add(sent.change.id);
    sent.isApplied = true;
  }
  return { open, arrive, log, onTheWay, stores, next: () => ++made };
}

const device = fc.nat(1);
const tab = fc.nat(2);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('make' as const), device, tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('flush' as const), device, tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), device, tab }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('arrive' as const, 'answer' as const, 'lose' as const), which: fc.nat(9) }) },
);

test('whatever is killed, lost or sent twice, by three pages of two devices, each change arrives once, and those of a device in their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const world = aWorld();
      const pages = new Map<string, ReturnType<typeof world.open>>();
      const made: { device: number; body: number }[] = [];
      const pageAt = (at: { device: number; tab: number }) => {
        const key = `${at.device} ${at.tab}`;
        const page = pages.get(key);
        if (page?.isAlive()) return page;
        const fresh = world.open(at.device);
        pages.set(key, fresh);
        return fresh;
      };
      for (const one of steps) {
        const sent = 'which' in one ? world.onTheWay[one.which % Math.max(1, world.onTheWay.length)] : undefined;
        if (one.do === 'make') {
          const body = world.next();
          made.push({ device: one.device, body });
          void pageAt(one).outbox.make({ call: 'c', params: {}, body, subject: 's' });
        } else if (one.do === 'flush') void pageAt(one).outbox.flush();
        else if (one.do === 'kill') pageAt(one).kill();
        else if (sent && one.do === 'arrive') world.arrive(sent);
        else if (sent && one.do === 'answer' && sent.isApplied) sent.answer();
        else if (sent && one.do === 'lose') sent.lose();
        for (let turn = 0; turn < 8; turn++) await Promise.resolve();
      }
      for (const page of pages.values()) page.kill();
      // The network is back, and each device is opened once more; what was still on its way may come, too.
      for (const late of world.onTheWay.splice(0)) if (late.change.madeAt % 2) world.arrive(late);
      const last = [0, 1].map((one) => world.open(one));
      for (const { outbox } of last) void outbox.flush();
      for (let round = 0; round < 200 && world.stores.some((store) => store.size > 0); round++) {
        for (const sent of world.onTheWay.splice(0)) {
          world.arrive(sent);
          sent.answer();
        }
        for (let turn = 0; turn < 8; turn++) await Promise.resolve();
      }
      const of = (which: number, list: readonly { device: number; body: unknown }[]) => list.flatMap((one) => (one.device === which ? [one.body] : []));
      for (const which of [0, 1]) expect(of(which, world.log)).toEqual(of(which, made));
    }),
    { numRuns: 300 },
  );
});

/** One page whose server refuses what is said, while there is a network. */
function aPage(refuses: (body: unknown) => boolean) {
  const store = new Map<string, Waiting>();
  const network = { isThere: true };
  const tried: unknown[] = [];
  const outbox = createOutbox({
    read: () => [...store.values()],
    write: (change) => void store.set(change.id, change),
    remove: (id) => void store.delete(id),
    send: ({ body }) => {
      tried.push(body);
      if (!network.isThere) return Promise.reject(new Error('no network'));
      if (body === 'too late') return Promise.reject(new EvalError('signed out'));
      return refuses(body) ? Promise.reject(new RangeError('changed meanwhile')) : Promise.resolve(`${String(body)} done`);
    },
    isPassing: (error) => !(error instanceof RangeError),
    isEnd: (error) => error instanceof EvalError,
    refusalOf: () => ({ code: 'milestone-changed', message: 'changed meanwhile' }),
    alone: (work) => work(),
    later: () => {},
    freshId: () => crypto.randomUUID(),
    now: () => 0,
    patience: 1_000_000,
  });
  const make = (body: string, subject: string) => outbox.make({ call: 'c', params: {}, body, subject });
  return { outbox, make, network, tried };
}

test('what the server takes is answered at once, and what it refuses at once goes back to who made it', async () => {
  const { outbox, make } = aPage((body) => body === 'bad');
  expect(await make('good', 'a')).toEqual({ answer: 'good done' });
  await expect(make('bad', 'a')).rejects.toThrow('changed meanwhile');
  expect(outbox.list()).toEqual([]);
});

test('what is made when the sign-in has ended goes back to who made it: it does not wait, as nothing outlives a sign-in', async () => {
  const { make } = aPage(() => false);
  await expect(make('too late', 'a')).rejects.toThrow('signed out');
});

test('what was refused after it had waited stays for the person to see, and so does what built upon it; the rest is made', async () => {
  const { outbox, make, network, tried } = aPage((body) => body === 'edit 1');
  network.isThere = false;
  for (const [body, subject] of [['edit 1', 'a'], ['tick', 'b'], ['edit 2', 'a']] as const) expect(await make(body, subject)).toBeUndefined();
  network.isThere = true;
  tried.length = 0;
  await outbox.flush();
  expect(tried).toEqual(['edit 1', 'tick']); // the second edit was written over what somebody else has changed since
  expect(outbox.list().map(({ body, refused }) => [body, refused?.code])).toEqual([['edit 1', 'milestone-changed'], ['edit 2', '']]);
  for (const { id } of outbox.list()) outbox.drop(id);
  expect(outbox.list()).toEqual([]);
});

test('whoever reads the list hears of each change of it, and of nothing else', async () => {
  const { outbox, make, network } = aPage(() => false);
  network.isThere = false;
  const heard: number[] = [];
  outbox.subscribe(() => heard.push(outbox.list().length));
  await make('one', 'a');
  await make('two', 'b');
  outbox.look();
  network.isThere = true;
  await outbox.flush();
  expect(heard).toEqual([1, 2, 1, 0]);
});
