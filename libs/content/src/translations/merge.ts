import type { FaultCode } from '../fault.ts';
import type { Mark } from '../marks.ts';
import { hostileText, oneLineAlone } from '../hostile.ts';
import { hint, near } from '../near.ts';
import { idOf, textPlan, type Plan } from '../walk.ts';
import type { z } from 'zod';
import { lacks, type Plural } from './kept.ts';
import { categoriesOf, pluralIn } from './plurals.ts';

/** Texts of a language, nested by key and by id: lists of items are objects here. */
export type Overlay = { [key: string]: string | Overlay };

/** Something wrong in an overlay; `path` is by key and id, as the overlay is written. */
export type Finding = { path: readonly string[]; part: 'key' | 'value'; code: FaultCode; message: string };

/** One text of a document as a language has it: undefined where it is missing. What does not fit its source is not shown. */
export type Text = { path: readonly string[]; source: string; text: string | undefined; isShown: boolean; rich: boolean; maximum: number };

/** An object that renderers may give a language of its own: one with an id, or the document itself. */
type Around = { object: Record<string, unknown>; isMissing: boolean; isTranslated: boolean; inside: Around[] };

type Languages = { source: string; locale: string };

/**
 * A document with the texts of a language. Merged by id: the order of the source holds, and what the overlay lacks stays
 * in the source language. Whatever in the overlay is not a text of the document is told and left out.
 */
export function merge(schema: z.ZodType, source: unknown, overlay: unknown, { source: sourceLocale, locale }: Languages, hear?: (text: Text) => void) {
  const findings: Finding[] = [];
  const path: string[] = [];
  const categories = categoriesOf(locale);
  const tell = (code: FaultCode, message: string, part: 'key' | 'value' = 'value', ...below: string[]) => void findings.push({ path: [...path, ...below], part, code, message });
  const root: Around = { object: {}, isMissing: false, isTranslated: false, inside: [] };
  const document = step(textPlan(schema), source, overlay, root);
  if (isObject(document)) root.object = document;

  return {
    document,
    findings,
    /** Says on the objects where they fell back, once the document has been checked: `lang` is no field of its schema. */
    markLanguages: ({ bodyIsMissing = false } = {}) => {
      root.isMissing ||= bodyIsMissing;
      mark(root, false);
    },
  };

  function step(plan: Plan, value: unknown, given: unknown, around: Around): unknown {
    switch (plan.type) {
      case 'leaf':
        return typeof value === 'string' ? leaf(plan.mark, value, given, around) : value;
      case 'union':
        return step(plan.branch(value), value, given, around);
      case 'object':
        return isObject(value) ? intoObject(plan, value, group(given), around) : value;
      case 'record':
        return isObject(value) ? intoRecord(plan, value, group(given), around) : value;
      case 'array':
        return Array.isArray(value) ? intoList(plan, value, group(given), around) : value;
      case 'nothing':
        if (path.length === 0 && given !== undefined) tell('not-translatable', 'nothing of this document is shown in a language: delete this file');
        return value;
    }
  }

  function leaf(mark: Mark, value: string, given: unknown, around: Around, plural?: Plural): string {
    if (given !== undefined && typeof given !== 'string') tell('wrong-type', `"${path.at(-1) ?? ''}" must be a text, not ${kindOf(given)}`);
    const text = typeof given === 'string' && given.trim() !== '' ? given : undefined;
    const harm = text === undefined ? undefined : hostileText(text);
    const problems = text === undefined ? [] : harm === undefined ? [...lacks(value, text, plural), ...(text.trim().includes('\n') && !value.includes('\n') ? [{ code: 'hostile-text' as const, message: oneLineAlone }] : [])] : [{ code: 'hostile-text' as const, message: harm }];
    const isShown = text !== undefined && problems.length === 0;
    if (mark.mark === 'text') hear?.({ path: [...path], source: value, text, isShown, rich: mark.rich, maximum: mark.maximum });
    for (const { code, message } of problems) tell(code, `"${path.at(-1) ?? ''}" ${message}`);
    // A name that is not filled in, a link that leads elsewhere: the source text is the lesser evil.
    if (!isShown) {
      around.isMissing = true;
      return value;
    }
    around.isTranslated = true;
    return text;
  }

  function intoObject(plan: Extract<Plan, { type: 'object' }>, value: Record<string, unknown>, given: Record<string, unknown>, outer: Around): Record<string, unknown> {
    const merged = { ...value };
    const around: Around = plan.item ? { object: merged, isMissing: false, isTranslated: false, inside: [] } : outer;
    if (plan.item) outer.inside.push(around);
    const texts = new Map(plan.fields);
    for (const key of Object.keys(given)) {
      if (texts.has(key) && Object.hasOwn(value, key)) continue;
      if (Object.hasOwn(value, key)) tell('not-translatable', `"${key}" is the same in every language: only texts are translated`, 'key', key);
      else unknown(key, plan.fields.map(([name]) => name).filter((name) => Object.hasOwn(value, name)), given);
    }
    for (const [key, part] of plan.fields) if (Object.hasOwn(value, key)) merged[key] = enter(key, () => step(part, value[key], given[key], around));
    return merged;
  }

  function intoList(plan: Extract<Plan, { type: 'array' }>, value: unknown[], given: Record<string, unknown>, around: Around): unknown[] {
    const ids = value.map((child, index) => idOf(plan.element, child) ?? String(index));
    for (const key of Object.keys(given)) if (!ids.includes(key)) unknown(key, ids, given);
    return value.map((child, index) => enter(ids[index]!, () => step(plan.element, child, given[ids[index]!], around)));
  }

  function intoRecord(plan: Extract<Plan, { type: 'record' }>, value: Record<string, unknown>, given: Record<string, unknown>, around: Around): Record<string, unknown> {
    const merged: Record<string, unknown> = {};
    const wanted = new Set<string>();
    for (const key of Object.keys(value)) {
      const form = pluralIn(key);
      const other = form && value[`${form.stem}_other`];
      if (!form || typeof other !== 'string') {
        wanted.add(key);
        merged[key] = enter(key, () => step(plan.value, value[key], given[key], around));
      } else if (!wanted.has(`${form.stem}_other`)) {
        const forms = intoPlural(form.stem, markFor(plan.value, other), value, given, around);
        for (const one of Object.keys(forms)) wanted.add(one);
        Object.assign(merged, forms);
      }
    }
    for (const key of Object.keys(given)) {
      if (wanted.has(key)) continue;
      const form = pluralIn(key);
      if (form && wanted.has(`${form.stem}_other`)) tell('plural', `"${key}" is a form of the plural that ${locale} does not have. It has: ${categories.map((category) => `${form.stem}_${category}`).join(', ')}`, 'key', key);
      else unknown(key, wanted, given);
    }
    return merged;
  }

  /** A plural has the forms of its own language, all of them or none. */
  function intoPlural(stem: string, mark: Mark, value: Record<string, unknown>, given: Record<string, unknown>, around: Around): Record<string, string> {
    const text = (texts: Record<string, unknown>, category: string) => {
      const found = texts[`${stem}_${category}`];
      return typeof found === 'string' && found.trim() !== '' ? found : undefined;
    };
    const sources = ['zero', 'one', 'two', 'few', 'many', 'other'].flatMap((category) => text(value, category) ?? []);
    const isOdd = (category: string) => given[`${stem}_${category}`] !== undefined && typeof given[`${stem}_${category}`] !== 'string'; // told as such
    const strangers = Object.keys(given).filter((key) => !Object.hasOwn(value, key) && typeof value[`${pluralIn(key)?.stem}_other`] !== 'string'); // told as keys that do not exist
    const isMisspelt = (category: string) => strangers.some((key) => near(key, [`${stem}_${category}`]) !== undefined);
    const missing = categories.filter((category) => text(given, category) === undefined && !isOdd(category) && !isMisspelt(category));
    const first = categories.find((category) => text(given, category) !== undefined);
    if (first !== undefined && missing.length > 0) tell('plural', `"${stem}" needs all forms that plurals have in ${locale}: ${missing.map((category) => `"${stem}_${category}"`).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`, 'key', `${stem}_${first}`);
    return Object.fromEntries(
      categories.map((category) => {
        const key = `${stem}_${category}`;
        const said = enter(key, () => leaf(mark, text(value, category) ?? text(value, 'other') ?? '', given[key], around, { all: sources, category }));
        return [key, text(given, category) === undefined ? (text(given, 'other') ?? said) : said];
      }),
    );
  }

  function group(given: unknown): Record<string, unknown> {
    if (given === undefined || isObject(given)) return given ?? {};
    tell('wrong-type', Array.isArray(given) ? `lists are translated by id here: { "<id>": { … } }, not [ … ]` : `${path.length === 0 ? 'the document' : `"${path.at(-1)}"`} must be an {object} of texts, not ${kindOf(given)}`);
    return {};
  }

  function unknown(key: string, known: Iterable<string>, given: Record<string, unknown>): void {
    const free = [...known].filter((name) => !Object.hasOwn(given, name));
    tell('unknown-key', `"${key}" does not exist in the source${path.length === 0 ? '' : ` at "${path.join('.')}"`}.${hint(key, free) || hint(key, known)}`, 'key', key);
  }

  function enter<Made>(key: string, make: () => Made): Made {
    path.push(key);
    const made = make();
    path.pop();
    return made;
  }

  function mark(around: Around, isForeign: boolean): void {
    if (around.isMissing) around.object['lang'] = sourceLocale;
    else if (isForeign && around.isTranslated) around.object['lang'] = locale;
    const inside = around.isMissing || (isForeign && !around.isTranslated);
    for (const inner of around.inside) mark(inner, inside);
  }
}

function markFor(plan: Plan, text: string): Mark {
  const leaf = plan.type === 'union' ? plan.branch(text) : plan;
  return leaf.type === 'leaf' ? leaf.mark : { mark: 'text', rich: false, maximum: Infinity };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a [list]';
  return typeof value === 'object' ? 'an {object}' : typeof value === 'string' ? 'a text' : JSON.stringify(value);
}
