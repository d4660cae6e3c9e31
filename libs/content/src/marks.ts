import { isSeen } from '@bridge/model';
import { plainText } from '@bridge/model/rich';
import { z } from 'zod';
import { hostileText, oneLineAlone, safeLink } from './hostile.ts';
import { namesIn } from './translations/kept.ts';
import { unwrittenIn } from './unwritten.ts';

/**
 * What a schema leaf means beyond its type. The walk (walk.ts) finds marked leaves: texts for translation, ids and
 * references for the cross-file checks. Nothing else in a document is ever translated or followed.
 */
export type Mark =
  | { mark: 'text'; rich: boolean; maximum: number }
  | { mark: 'id'; collection: string; unique: Unique; aliases?: Aliases }
  | { mark: 'ref'; collection: string; within?: Within }
  | { mark: 'link' };

/** Other names that references may use for an item: question "6" is also known among the answers as "6:other". */
export type Aliases = { collection: string; names: (id: string, parent: string | undefined) => string[] };

/** How far an id must be the only one: in its list, in its document, or in all of content/. */
export type Unique = 'list' | 'document' | 'everywhere';

/**
 * Narrows a reference to ids declared inside one item: the item it stands in ('item'), the item named by the key of the
 * record it stands in ('key'), the item named by a neighbouring field ({ field: 'question' }), or one item ({ item: '5' }).
 */
export type Within = 'item' | 'key' | { field: string } | { item: string };

export const marks = z.registry<Mark>();

/** The mark of a schema. get() and not has(): has() is false for clones such as `text().meta(…)`. */
export function markOf(schema: z.core.$ZodType): Mark | undefined {
  return marks.get(schema);
}

/** One plain text a person reads, translated per locale. No HTML. `fills` are the names in braces that the product fills in, each of which must stand in it. */
export function text(maximum = 300, fills: readonly string[] = []) {
  return leaf(maximum, false, fills);
}

/** Words with commas between them, by which something is found; a star leaves an end open. Nobody is shown them. */
export function wordList(maximum: number) {
  return label(maximum).superRefine((value, context) => {
    if (!isSeen(value) || hostileText(value) !== undefined) return;
    const strange = value.split(/[,،]/).map((word) => word.trim()).find((word) => /^\*?$|\*\*|;/.test(word));
    if (strange !== undefined) context.addIssue({ code: 'custom', message: strange === '' ? 'has a comma too many' : `holds "${strange}", which is no word: between words stand commas, a star at an end leaves it open` });
  }).register(marks, { mark: 'text', rich: false, maximum });
}

/** A text that may hold **bold**, *emphasis* and [links](/path), translated per locale. */
export function rich(maximum = 2000) {
  return leaf(maximum, true);
}

/** A name or figure that is the same in every language: never translated. */
export function label(maximum = 120, fills: readonly string[] = []) {
  return z
    .string()
    .min(1, 'is empty')
    .refine((value) => value === '' || isSeen(value) || hostileText(value) !== undefined, 'is empty: nothing in it can be seen')
    .max(maximum)
    .superRefine((value, context) => {
      refuseHostile(value, context);
      if (value.trim().includes('\n') && hostileText(value) === undefined) context.addIssue({ code: 'custom', message: oneLineAlone, params: { code: 'hostile-text' } });
      refuseUnfilled(value, fills, context);
    });
}

/** For `fills`: the text quotes answers in {braces}, which whoever knows the answers judges. */
export const answersInBraces: readonly string[] = [];

/** Braces are shown as they stand where the product fills nothing in; so are the names that other systems fill in, and tags. */
function refuseUnfilled(value: string, fills: readonly string[], context: z.RefinementCtx) {
  const strange = strangeName(value) ?? /<\/?[a-z][\w-]*\s*\/?>|\$t\([^()]*\)/i.exec(value)?.[0] ?? (fills === answersInBraces ? undefined : /(?<!\{)\{[^{}]*\}(?!\})/.exec(value)?.[0]);
  if (strange !== undefined && hostileText(value) === undefined) context.addIssue({ code: 'custom', message: `has ${strange}, which is shown as it stands: ${fills.length === 0 ? 'write plain words' : `write ${fills.map((name) => `{{${name}}}`).join(' and ')}`}`, params: { code: 'placeholder' } });
  else if (fills !== answersInBraces || /\{\{|\}\}/.test(value)) refuseOtherNames(value, fills, context);
}

/** How other systems name what they fill in: %s, %{name}, ${name}. */
export function strangeName(value: string): string | undefined {
  return /%(?:[sd](?![\p{L}\p{N}])|\{[^{}]*\})|\$\{[^{}]*\}/u.exec(value)?.[0];
}

function refuseOtherNames(value: string, fills: readonly string[], context: z.RefinementCtx) {
  if (!value.includes('{{') && !value.includes('}}') && fills.length === 0) return;
  const known = fills.length === 0 ? 'nothing is filled in here' : `${fills.map((name) => `{{${name}}}`).join(' and ')} alone is filled in here`;
  const tell = (message: string) => context.addIssue({ code: 'custom', message, params: { code: 'placeholder' } });
  const rest = value.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, name: string) => (fills.includes(name) ? '' : whole));
  const [whole] = /\{\{[^{}]*\}\}|\{\{|\}\}/.exec(rest) ?? [];
  if (whole !== undefined) tell(`has ${whole}, which nobody fills: ${known}`);
}

function leaf(maximum: number, isRich: boolean, fills: readonly string[] = []) {
  return label(maximum, fills).superRefine((value, context) => refuseLacking(value, maximum, fills, context)).superRefine(isRich ? refuseOpenMarks : refuseMarks).register(marks, { mark: 'text', rich: isRich, maximum });
}

/** Told where nothing else is wrong with the text: one mistake, one fault. */
function refuseLacking(value: string, maximum: number, fills: readonly string[], context: z.RefinementCtx) {
  if (fills.length === 0 || value.length > maximum || !isSeen(value) || hostileText(value) !== undefined || unwrittenIn(JSON.stringify(value)).size > 0) return;
  if (/\{\{|\}\}|\]\(|\*\*/.test(fills.reduce((rest, name) => rest.replaceAll(`{{${name}}}`, ''), value))) return;
  const lacking = fills.filter((name) => !namesIn(value).includes(`{{${name}}}`));
  if (lacking.length > 0) context.addIssue({ code: 'custom', message: `lacks ${lacking.map((name) => `{{${name}}}`).join(' and ')}, which the product fills in here`, params: { code: 'placeholder' } });
}

const written = /\[[^\]]+\]\([^)\s]+\)/g;
const target = String.raw`(?:\/|#|https?:|mailto:|tel:)`;
/** Links that are nearly ones. */
const nearLinks: readonly [RegExp, string][] = [
  [new RegExp(String.raw`\]\s+\(\s*${target}`), 'holds a link with a blank between its words and its target'],
  [new RegExp(String.raw`\)\[${target}`), 'holds a link whose brackets are the wrong way round'],
  [new RegExp(String.raw`\[[^\][()]*\(${target}`), 'holds a link without its "]"'],
  [/\]\[/, 'holds a link whose target does not stand beside it'],
];
/** Marks of other systems. */
const otherMarks = /(?<![\p{L}\p{N}_])(_{1,2})(?=[^_\s])[^_]*[^_\s]\1(?![\p{L}\p{N}_])|~~|`/u;

/** A link that is nearly one, in words; or undefined. */
export function nearLink(value: string): string | undefined {
  const [, what] = nearLinks.find(([pattern]) => pattern.test(value)) ?? [];
  return what === undefined ? undefined : `${what}: write [where it leads](/path)`;
}

/** Marks that are not what they begin are shown as they stand. */
function refuseOpenMarks(value: string, context: z.RefinementCtx) {
  const before = context.issues.length;
  const tell = (message: string) => context.addIssue({ code: 'custom', message });
  const near = nearLink(value);
  if (near !== undefined) tell(near);
  if (value.includes('](')) {
    if (/!\[[^\]]*\]\(/.test(value)) tell('holds a picture: pictures stand in posts and legal texts alone');
    else if (/\[\s*\]\(/.test(value)) tell('holds a link without words: write [where it leads](/path)');
    else if (value.replace(written, '').includes('](')) tell('holds a link that is not closed, or has blanks in its target: write [where it leads](/path)');
  }
  const [line] = /^(?:#{1,6}|[-*+>]) (?=\S)|`[^`]+`/.exec(value) ?? [];
  if (line !== undefined) tell(`holds "${line.trim()}", which is shown here as it stands: **bold**, *emphasis* and [links](/path) are all that a paragraph knows`);
  if (value.split('**').length % 2 === 0) tell('holds a "**" alone: write **bold words**');
  if (context.issues.length > before) return;
  const shown = plainText(value);
  const [mark] = /\]\(|\*\*|\*(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\*/u.exec(shown) ?? otherMarks.exec(shown) ?? [];
  if (mark !== undefined) tell(`holds ${mark.startsWith('*') ? `a "${mark}" alone` : `"${mark}"`}, which is shown here as it stands: **bold**, *emphasis* and [links](/path) are all that a paragraph knows`);
}

/** Titles and labels are shown as they stand. */
function refuseMarks(value: string, context: z.RefinementCtx) {
  const [mark] = /\]\(|\*\*|^#{1,6} (?=\S)/.exec(value) ?? /(?<![\p{L}\p{N}*])\*(?=[\p{L}\p{N}])[^*]*[^*\s]\*(?![\p{L}\p{N}*])/u.exec(value) ?? otherMarks.exec(value) ?? [];
  if (mark !== undefined) context.addIssue({ code: 'custom', message: `holds ${mark === '**' ? '**bold words**' : mark === '](' ? 'a [link](…)' : `"${mark.trim()}"`}, which is shown here as it stands: write plain words` });
}

export function refuseHostile(value: string, context: z.RefinementCtx) {
  const problem = hostileText(value);
  if (problem) context.addIssue({ code: 'custom', message: problem, params: { code: 'hostile-text' } });
}

export const idPattern = /^[a-z0-9][a-z0-9-]*$/;

/** The id of an item: lower-case letters, digits and hyphens. References and translations name the item by it. */
export function id(collection: string, unique: Unique = 'list', aliases?: Aliases) {
  return z
    .string()
    .max(80)
    .regex(idPattern, 'is not an id: use lower-case letters, digits and hyphens')
    .register(marks, { mark: 'id', collection, unique, ...(aliases && { aliases }) });
}

/** Where somebody is written to. */
export function email() {
  return z.email('is not an e-mail address').max(254);
}

const [firstYear, lastYear] = [1990, 2100];

/** A day of the calendar: 2026-11-20. */
export function day() {
  return z.iso.date({ error: 'is not a date such as 2026-11-20', abort: true }).refine((value) => isSensible(value), `is not a day between ${firstYear} and ${lastYear}`);
}

/** A moment, with its zone: 2026-11-20T18:00:00+01:00. */
export function moment() {
  return z.iso.datetime({ offset: true, error: 'is not a time such as 2026-11-20T18:00:00+01:00', abort: true }).refine((value) => isSensible(value), `is not in a year between ${firstYear} and ${lastYear}`);
}

function isSensible(value: string): boolean {
  const year = Number(value.slice(0, 4));
  return year >= firstYear && year <= lastYear;
}

/** A list in which nothing stands twice. */
export function once<Item extends z.ZodType>(items: Item) {
  return z.array(items).superRefine((values, context) => {
    values.forEach((value, index) => {
      if (values.indexOf(value) < index) context.addIssue({ code: 'custom', path: [index], message: `names ${JSON.stringify(value)} a second time`, params: { code: 'contradiction' } });
    });
  });
}

/** The id of an item declared elsewhere: in this document if it declares any of the collection, else in all of content/. */
export function ref(collection: string, within?: Within) {
  return z.string().max(200).register(marks, { mark: 'ref', collection, ...(within && { within }) });
}

/**
 * Names that say "this answer" outside its survey: "6:cloud-computing" (question:option), "5:other" and "2:text" (what
 * was typed), "envision".
 */
export const answerNames = {
  survey: { collection: 'answers', names: () => ['envision'] },
  question: { collection: 'answers', names: (id) => [`${id}:other`, `${id}:text`] },
  option: { collection: 'answers', names: (id, question) => [`${question}:${id}`] },
} satisfies Record<string, Aliases>;

const segment = '[A-Za-z0-9_~-][A-Za-z0-9._~-]*'; // no "." and "..": the site is made of files, and nothing climbs out of its folder

/** A path on this site: /about, /talent/career. */
export function sitePath() {
  return z
    .string()
    .max(200)
    .regex(new RegExp(`^/(?!/)(?:${segment}(?:/${segment})*)?$`), 'is not a path of this site, such as "/about"');
}

/** Where a page stands. Pages are files, whose names are the same in small letters and capitals on many computers, and what has an ending is no page. */
export function pagePath() {
  return z
    .string()
    .max(200)
    .regex(/^\/(?:[a-z0-9_~-]+(?:\/[a-z0-9_~-]+)*)?$/, 'is not the address of a page, such as "/about": use small letters, digits and hyphens');
}

/** Where a picture stands: /share/default.png. */
export function picturePath() {
  return z
    .string()
    .max(200)
    .regex(new RegExp(`^(?:/${segment})+\\.(?:png|jpg)$`), 'is not the path of a PNG or JPEG, such as "/share/default.png"');
}

/** Where a link leads: a path of this site (with an optional ?query or #part), https:, mailto: or tel:. */
export function link() {
  return z
    .string()
    .max(500)
    .superRefine((value, context) => {
      if (safeLink(value)) return;
      const message = 'is not a link: use a path of this site ("/about"), https:, mailto: or tel:';
      context.addIssue({ code: 'custom', message, params: { code: 'unsafe-link' } });
    })
    .register(marks, { mark: 'link' });
}
