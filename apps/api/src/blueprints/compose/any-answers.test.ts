import { answersSchema, reasonSchema, years, type Answers } from '@bridge/model';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { composedSchema } from '../structured.ts';
import { compose, library, survey } from './testing.ts';

const helps = ['written', 'feedback', 'work', 'models', 'support'] as const;
const awkward = ['CEO', 'to become a CEO...', 'I want to lead a hospital', '"quoted"', '{5} and {envision}', '<b>bold</b> https://example.org', '  ', '…', 'x\u0000\u202ey', '\ud800', '👩🏾‍🔬'.repeat(60), 'مهندس', '医者。', 'a'.repeat(2000), 'line\nbreak'];
const typed = (maximum: number) => fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme', maxLength: 300 }), fc.lorem({ maxCount: 60 })).map((text) => text.slice(0, maximum));

const answers = fc.record(
  Object.fromEntries(
    survey.phases.flatMap((phase) => phase.questions).map((question) => {
      const ids = 'options' in question ? question.options.map(({ id }) => id) : [];
      const options = question.type === 'multi-select' ? fc.subarray(ids) : fc.subarray(ids, { maxLength: Math.min(1, ids.length) });
      const parts = { ...(ids.length > 0 && { options }), ...(question.type === 'multi-select' && { other: typed(200) }), ...(question.type !== 'multi-select' && { text: typed(2000) }) };
      return [question.id, fc.record(parts, { requiredKeys: [] })];
    }),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Answers>; // a key that is not required is absent, never undefined

test('any answers give a sound blueprint in whole, clean sentences', () => {
  fc.assert(
    fc.property(answers, typed(2000), (given, envision) => {
      const blueprint = compose({ answers: given, envision });
      v.parse(composedSchema, blueprint);
      expect(blueprint).toEqual(compose({ answers: given, envision }));
      const milestones = years.flatMap((year) => blueprint.years[year]);
      for (const text of [blueprint.careerVision, ...milestones.map((milestone) => milestone.text)]) sound(text);
      for (const year of years) expect(helps.filter((one) => blueprint.years[year].every(({ id }) => !library.milestones.find((entry) => entry.id === id)?.helps?.includes(one)))).toEqual([]);
      expect(new Set(milestones.map(({ id }) => id)).size).toBe(milestones.length);
      expect(alike(milestones.map(({ text }) => text))).toEqual([]);
      for (const reason of milestones.flatMap(({ reasons }) => reasons)) {
        v.parse(reasonSchema, reason);
        if (reason.option) expect(given[reason.question]?.options).toContain(reason.option);
        else expect(reason.question === 'envision' ? envision : (given[reason.question]?.text ?? given[reason.question]?.other)).toBeTruthy();
      }
    }),
    { numRuns: 400 },
  );
});

test('the awkward answers are answers that the server takes', () => {
  const kept = awkward.filter((text) => v.safeParse(answersSchema, { '2': { text } }).success);
  expect(kept.length).toBeGreaterThan(8);
});

function sound(text: string) {
  const own = text.replace(/“[^”]*”/gu, '“…”');
  expect(text).toBe(text.trim());
  expect(text.length).toBeLessThan(1000);
  expect(own).toMatch(/^[A-Z]/);
  expect(own).toMatch(/[.]$/);
  expect(own).not.toMatch(/[{}]| {2}|\.\.| [,.;:]|“”/);
  expect(own).not.toMatch(/\b(a|an|the|to|of|in) \1\b/i);
  expect(own).not.toMatch(/\ba (?!one|euro)[aeio]\w/i);
  expect(own).not.toMatch(/\ban (?![aeiou]|hour|honest|honour|MP|SMS)\w/i);
  // eslint-disable-next-line no-control-regex -- the controls are what it looks for
  expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
  expect(text.isWellFormed()).toBe(true);
}

/** Pairs of texts that share most of their longer words. */
function alike(texts: string[]): string[][] {
  const words = texts.map((text) => new Set(text.replace(/“[^”]*”/gu, '').toLowerCase().match(/\p{L}{4,}/gu)));
  return texts.flatMap((one, i) => texts.slice(i + 1).flatMap((other, j) => (overlap(words[i]!, words[i + 1 + j]!) > 0.6 ? [[one, other]] : []))); // one set a text
}

function overlap(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.min(one.size, other.size);
}
