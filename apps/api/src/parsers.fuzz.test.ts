import { Readable } from 'node:stream';
import { spoilt } from '@bridge/content/testing';
import { calendarFile } from '@bridge/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readToken } from './core/caller.ts';
import { openCookies } from './core/cookies.ts';
import { acceptedLocale } from './content/locale.ts';
import { byNetwork } from './core/rate-limit.ts';
import { Refusal } from './core/refusal.ts';
import { packAlong } from './http/asset.ts';
import { parseJson } from './http/json-body.ts';
import { loggedPath } from './http/log.ts';
import { placeOf } from './http/choice.ts';
import { readBounce } from './mail/bounced.ts';
import { testContent } from './testing/content.ts';
import { seeds } from './testing/seeds.ts';

// Whatever comes, a parser ends soon, with a value that keeps its promise or with a refusal. SEED=n repeats a run.
const runs = process.env['LONG'] ? 20_000 : 100;
const seed = Number(process.env['SEED'] ?? 1);
const turn = 50; // milliseconds of the processor, for input as long as the server takes

type Parser = { takes: keyof typeof seeds; most: number; /** Where it is read by a command in a process of its own. */ longest?: number; read(bytes: Buffer): unknown };
const text = (bytes: Buffer) => bytes.toString('latin1'); // headers are such bytes

const parsers: Record<string, Parser> = {
  'a JSON body': {
    takes: 'json', most: 64 * 1024,
    read: (bytes) => {
      const value = parseJson(bytes);
      expect(JSON.stringify(value) ?? '').not.toMatch(/"(?:__proto__|constructor|prototype)":/);
    },
  },
  cookies: { takes: 'cookies', most: 16 * 1024, read: (bytes) => expect(['string', 'undefined']).toContain(typeof openCookies(text(bytes), () => false).read('authToken')) },
  'a header of languages': { takes: 'language', most: 16 * 1024, read: (bytes) => expect(testContent.document('locales').locales.map(({ code }) => code)).toContain(acceptedLocale(testContent, text(bytes))) },
  'a header of encodings': {
    takes: 'encoding', most: 16 * 1024,
    read: (bytes) => {
      const packed = packAlong([], text(bytes));
      expect(packed.bytes).toBeInstanceOf(Readable);
      packed.bytes.destroy();
    },
  },
  'the address of a network': { takes: 'address', most: 16 * 1024, read: (bytes) => expect(byNetwork(['x'], text(bytes), { most: 1, seconds: 1 }).length).toBeGreaterThan(0) },
  'a header with a token': { takes: 'token', most: 16 * 1024, read: (bytes) => readToken({ authorization: text(bytes), 'x-access-token': text(bytes).slice(7) }) },
  'an address for the log': { takes: 'url', most: 16 * 1024, read: (bytes) => expect(loggedPath(text(bytes), { pattern: undefined, found: true })).not.toMatch(/[a-z0-9]@[a-z0-9]/i) },
  'an address to go back to': { takes: 'url', most: 16 * 1024, read: (bytes) => expect(new URL(placeOf(text(bytes)), 'https://bridge.example').origin).toBe('https://bridge.example') },
  'a mail that came back': { takes: 'mail', most: 128 * 1024, longest: 5000, read: async (bytes) => expect((await readBounce(bytes))?.recipients.length ?? 1).toBeGreaterThan(0) },
  'a calendar file': {
    takes: 'title', most: 16 * 1024,
    read: (bytes) => {
      const file = calendarFile({ uid: 'a', revision: 0, startsAt: '2030-01-01T10:00:00.000Z', endsAt: '2030-01-01T11:00:00.000Z', title: bytes.toString(), location: bytes.toString(), status: 'CONFIRMED' }, new Date(0));
      expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
      expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    },
  },
};

test.each(Object.entries(parsers))('%s: whatever comes, it ends soon and keeps its promise', { timeout: 1_800_000 }, async (_, { takes, most, longest = turn, read }) => {
  const once = async (bytes: Buffer) => {
    try {
      await read(bytes);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  };
  for (const seedText of seeds[takes]) await once(Buffer.from(seedText).subarray(0, most));
  await fc.assert(
    fc.asyncProperty(spoilt(seeds[takes], most), async (bytes) => {
      const took = async () => {
        const before = process.threadCpuUsage();
        await once(bytes);
        const { user, system } = process.threadCpuUsage(before);
        return (user + system) / 1000;
      };
      // Once more where it took long: a collection of rubbish may have come between.
      if ((await took()) > longest) expect(Math.min(await took(), await took())).toBeLessThan(longest);
    }),
    { numRuns: longest > turn ? runs / 10 : runs, seed },
  );
});
