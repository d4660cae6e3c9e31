import { forXml } from '@bridge/model/xml';
import { Unreadable, type Entry, type Format, type Given } from './entry.ts';
import { childrenOf, readXml, type Element } from './xml.ts';

const core = 'urn:oasis:names:tc:xliff:document:2.0';
const limits = 'urn:oasis:names:tc:xliff:sizerestriction:2.0';
const stale = 'bridge:stale';
// What stands in a text as a sign that a tool shall keep: names in braces, tags, where links lead.
const kept = /\{\{[^{}]*\}\}|\{[^{}]*\}|\$t\([^()]*\)|<\/?[A-Za-z][\w-]*\s*\/?>|\]\([^()\s]*\)/g;

/** XLIFF 2.1: a file for each document, a unit for each text. */
export const xliff: Format = { extension: 'xlf', write, read };

function write(entries: readonly Entry[], { source, locale }: { source: string; locale: string }): string {
  const files = [...Map.groupBy(entries, ({ file }) => file)].map(([file, units], index) => [
    `  <file id="f${index + 1}" original="${attribute(file)}" xml:space="preserve">`,
    '    <slr:profiles generalProfile="xliff:codepoints"/>',
    ...units.map(unit),
    '  </file>',
  ].join('\n'));
  return [`<?xml version="1.0" encoding="UTF-8"?>`, `<xliff xmlns="${core}" xmlns:slr="${limits}" version="2.1" srcLang="${source}" trgLang="${locale}">`, ...files, '</xliff>', ''].join('\n');
}

function unit({ key, source, text, state, was, maximum, notes }: Entry, index: number): string {
  const data = new Map<string, string>();
  const ids = new Map<string, string[]>();
  const said = inline(source, data, (sign) => {
    const id = String([...ids.values()].flat().length + 1);
    ids.set(sign, [...(ids.get(sign) ?? []), id]);
    return id;
  });
  let more = [...ids.values()].flat().length;
  const translated = text === undefined ? undefined : inline(text, data, (sign) => ids.get(sign)?.shift() ?? String(++more));
  const told = [...notes.map((note) => ['context', note] as const), ...(was === undefined ? [] : [['was', was] as const])];
  return [
    `    <unit id="u${index + 1}" name="${attribute(key)}"${maximum === undefined ? '' : ` slr:sizeRestriction="${maximum}"`}>`,
    ...(told.length === 0 ? [] : ['      <notes>', ...told.map(([category, note]) => `        <note category="${category}">${escaped(forXml(note))}</note>`), '      </notes>']),
    ...(data.size === 0 ? [] : ['      <originalData>', ...[...data].map(([sign, id]) => `        <data id="${id}">${escaped(sign)}</data>`), '      </originalData>']),
    `      <segment state="${state === 'fresh' ? 'translated' : 'initial'}"${state === 'stale' ? ` subState="${stale}"` : ''}>`,
    `        <source>${said}</source>`,
    ...(translated === undefined ? [] : [`        <target>${translated}</target>`]),
    '      </segment>',
    '    </unit>',
  ].join('\n');
}

function inline(text: string, data: Map<string, string>, idOf: (sign: string) => string): string {
  let made = '';
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(kept)) {
    if (forXml(sign) !== sign) continue;
    const id = idOf(sign);
    if (!data.has(sign)) data.set(sign, `d${data.size + 1}`);
    made += `${words(text.slice(from, index))}<ph id="${id}" dataRef="${data.get(sign)}" disp="${attribute(sign)}"/>`;
    from = index + sign.length;
  }
  return made + words(text.slice(from));
}

function words(text: string): string {
  return forXml(escaped(text), (one) => `<cp hex="${one.charCodeAt(0).toString(16).padStart(4, '0')}"/>`);
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r/g, '&#13;');
}

function attribute(text: string): string {
  return escaped(forXml(text)).replace(/"/g, '&quot;').replace(/\n/g, '&#10;').replace(/\t/g, '&#9;');
}

function read(text: string, { source, locale }: { source: string; locale: string }): Given[] {
  const root = readXml(text);
  const { version = '', srcLang, trgLang } = root.attributes;
  if (root.name !== 'xliff' || !version.startsWith('2.')) throw new Unreadable(`this is not XLIFF 2: it begins with <${root.name}>${version && `, version ${version}`}`);
  if (srcLang !== source) throw new Unreadable(`it is translated from "${srcLang ?? ''}", and content/ is written in "${source}"`);
  if (trgLang !== locale) throw new Unreadable(`it is for the language "${trgLang ?? ''}", not "${locale}"`);
  const seen = new Set<string>();
  return childrenOf(root, 'file').flatMap(unitsIn).map((unit) => {
    const given = givenIn(unit);
    if (seen.has(given.key)) throw new Unreadable(`line ${unit.line}: "${given.key}" stands twice`);
    seen.add(given.key);
    return given;
  });
}

function unitsIn(around: Element): Element[] {
  return around.children.flatMap((child) => (typeof child === 'string' || child.uri !== around.uri ? [] : child.name === 'unit' ? [child] : child.name === 'group' ? unitsIn(child) : []));
}

/** Tools may cut a text into segments; together they are the text again. */
function givenIn(unit: Element): Given {
  const key = unit.attributes['name'];
  if (key === undefined) throw new Unreadable(`line ${unit.line}: this unit has no name: it says which text it is`);
  const data = new Map(childrenOf(unit, 'originalData').flatMap((around) => childrenOf(around, 'data')).map((one) => [one.attributes['id'] ?? '', textIn(one, new Map())]));
  const parts = unit.children.filter((child): child is Element => typeof child !== 'string' && child.uri === unit.uri && ['segment', 'ignorable'].includes(child.name));
  const both = parts.map((part) => {
    const [said, translated] = ['source', 'target'].map((name) => childrenOf(part, name)[0]);
    return { source: said ? textIn(said, data) : '', text: translated ? textIn(translated, data) : part.name === 'ignorable' && said ? textIn(said, data) : '', part };
  });
  const segments = both.filter(({ part }) => part.name === 'segment');
  const isWhole = segments.length > 0 && segments.every(({ text }) => text !== '');
  const remark = childrenOf(unit, 'notes').flatMap((around) => childrenOf(around, 'note')).filter(({ attributes }) => !['context', 'was'].includes(attributes['category'] ?? '')).map((note) => textIn(note, data)).join(' · ');
  return { key, source: both.map((one) => one.source).join(''), text: isWhole ? both.map((one) => one.text).join('') : '', isSure: segments.every(({ part }) => part.attributes['state'] !== 'initial'), ...(remark && { remark }) };
}

function textIn(around: Element, data: ReadonlyMap<string, string>): string {
  return around.children.map((child) => (typeof child === 'string' ? child : signOf(child, data))).join('');
}

function signOf(element: Element, data: ReadonlyMap<string, string>): string {
  const { name, attributes, line } = element;
  const kept = (reference: string | undefined) => {
    const sign = reference === undefined ? '' : data.get(reference);
    if (sign === undefined) throw new Unreadable(`line ${line}: <${name}> refers to "${reference}", which is not among the original data`);
    return sign;
  };
  switch (name) {
    case 'ph':
    case 'sc':
    case 'ec':
      return kept(attributes['dataRef']);
    case 'pc':
      return kept(attributes['dataRefStart']) + textIn(element, data) + kept(attributes['dataRefEnd']);
    case 'cp':
      return character(attributes['hex'], line);
    case 'mrk':
    case 'sm':
    case 'em':
      return textIn(element, data);
    default:
      throw new Unreadable(`line ${line}: <${name}> is not known inside a text`);
  }
}

function character(hex = '', line: number): string {
  const code = /^[0-9A-Fa-f]{1,6}$/.test(hex) ? Number.parseInt(hex, 16) : Infinity;
  if (code > 0x10ffff) throw new Unreadable(`line ${line}: "${hex}" is not the number of a character`);
  return String.fromCodePoint(code);
}
