import { readFileSync } from 'node:fs';
import path from 'node:path';
import { swap, type Broken } from './broken.ts';

// Faults of each kind, put wherever they can stand: into every milestone, every card, every language, every page.

const own = path.resolve(import.meta.dirname, '../../../../content');
const textOf = (file: string) => readFileSync(path.join(own, file), 'utf8');
const json = <Shape>(file: string) => JSON.parse(textOf(file)) as Shape; // the test beside says what it reads

const survey = 'surveys/talent.json';
const library = ['background', 'challenges', 'general', 'goals', 'industries', 'learning', 'soft-skills', 'technical-skills', 'themes'].map((name) => `blueprint/milestones/${name}.json`);

type Entry = { id: string; years: number[]; for?: string[]; when?: string[]; unless?: string[]; after?: string[]; also?: string[]; topic?: string };

const { everyYear } = json<{ everyYear: string[] }>('blueprint/rules.json'); // for whom none is left out: a fault of its own

/** A milestone that could never be used, for each of the library. */
export const brokenMilestones: Broken[] = library.flatMap((file) =>
  json<{ milestones: Entry[] }>(file).milestones.flatMap(({ id, years, ...entry }) => {
    const start = `"id": "${id}", "years": [${years.join(', ')}]`;
    const add = (more: string, words: RegExp) => swap(file, start, `${start}, ${more}`, words, { name: `${file} ${id}: ${more}` });
    const own_ = (entry.for ?? []).filter((tag) => !tag.endsWith(':text') && !tag.endsWith(':other'));
    return [
      swap(file, start, `"id": "${id}", "years": []`, /at least 1 entry/),
      swap(file, start, `"id": "${id}", "years": [6]`, /more than 5/),
      add('"cost": "much"', /"none"/),
      ...(entry.for && !entry.unless ? [add(`"unless": ${JSON.stringify(entry.for)}`, /excludes every answer of "for"/)] : []),
      ...(entry.after ? [] : [add(`"after": ["${id}"]`, /waits for itself/), add('"after": ["nobody"]', /"nobody" is not among the milestones/)]),
      ...(entry.also || !own_[0] ? [] : [add(`"also": ["${own_[0]}"]`, /stands in "for" already/)]),
      ...(entry.when || entry.for || everyYear.includes(id) ? [] : [add('"for": ["1:text"]', /an answer that nobody can give/), add('"for": ["1:student"], "when": ["1:employed"]', /asks for another answer to "1"/)]),
    ];
  }),
);

type Resource = { id: string; address: string; for?: string[]; topics?: string[]; acts?: string[] };

/** Addresses that lead nowhere public, twins, and resources that help with nothing, for each there is. */
export const brokenResources: Broken[] = json<{ items: Resource[] }>('resources.json').items.flatMap(({ id, address, topics, acts }, index, items) => {
  const [file, own_] = ['resources.json', JSON.stringify(address)];
  const change = (from: string, to: string, words: RegExp): Broken => ({
    name: `${file} ${id}: ${from} → ${to}`, file, at: `"id": "${id}", `, words,
    edit: (text) => text.split('\n').map((line) => (line.includes(`"id": "${id}", `) ? line.replace(from, () => to) : line)).join('\n'),
  });
  const bad = ['http://www.example.org/', 'https://127.0.0.1/', 'https://localhost/', 'https://me:secret@www.example.org/', 'https://www.example.org:8443/', 'https://[::1]/', 'https://www.example.org'];
  const alone = (acts ?? []).some((act) => items.filter((other) => other.acts?.includes(act)).length === 1);
  return [
    change(own_, JSON.stringify(bad[index % bad.length]), /is not a whole public address/),
    ...(index > 0 ? [change(own_, JSON.stringify(items[0]!.address), new RegExp(`is the address of "${items[0]!.id}", too`))] : []), // the list has a first
    ...(topics ? [change(`"topics": ["${topics[0]}"`, '"topics": ["nobody"', /is the topic of no milestone/)] : []),
    ...(acts && !alone ? [change(`"acts": ["${acts[0]}"`, '"acts": ["nobody"', /"nobody" is not among the acts/)] : []),
    change('"seen": "', '"checked": "2026-01-01", "seen": "', /is not a field of a resource/),
  ];
});

type Question = { id: string; type: string; showIf?: object; options?: { id: string }[] };
type Asked = { phases?: { questions: Question[] }[]; questions?: Question[] };

/** Conditions that look at themselves, at what comes later, and at what nobody can choose, at every question that has none. */
export const brokenConditions: Broken[] = [survey, 'onboarding/mentor.json', 'forms/apply.json', 'forms/job-application.json', 'forms/contact.json', 'forms/demo.json', 'forms/post-project.json'].flatMap((file) => {
  const { phases, questions: alone = [] } = json<Asked>(file);
  const questions = phases?.flatMap((phase) => phase.questions) ?? alone;
  return questions.flatMap((question, index) => {
    const start = `"id": "${question.id}",${textOf(file).includes(`"id": "${question.id}",\n`) ? '' : ' '}`;
    if (question.showIf || textOf(file).split(start).length !== 2) return [];
    const ask = (id: string, options: string[], words: RegExp) => swap(file, start, `${start}\n"showIf": { "question": "${id}", "options": ${JSON.stringify(options)} },\n`, words, { at: '"showIf": { "question": ', name: `${file} ${question.id} hangs on ${id} ${options.join()}`, edit: (text) => text.replace(start, () => `${start}\n"showIf": { "question": "${id}", "options": ${JSON.stringify(options)} },\n`) });
    const later = questions.slice(index + 1).find((other) => other.options);
    const earlier = questions.slice(0, index).find((other) => other.options);
    return [
      ...(question.options?.[0] ? [ask(question.id, [question.options[0].id], /hangs on its own answer/)] : []),
      ...(later ? [ask(later.id, [later.options![0]!.id], /which is asked later/)] : []), // it was found for its options
      ...(earlier ? [ask(earlier.id, ['nobody'], /"nobody" is not among the options/), ask(earlier.id, [], /at least 1 entry/)] : []),
      ask('nobody', ['nobody'], /"nobody" is not among the questions/),
    ].map((broken) => ({ ...broken, at: lineOfCondition(file, start) }));
  });
});

function lineOfCondition(file: string, start: string): number {
  return textOf(file).split(start)[0]!.split('\n').length + 1; // the line after the id
}

/** Beginnings of cards that others take, whole or in parts. */
export const brokenCards: Broken[] = json<{ types: { id: string; starts: { from: string; to?: string }[] }[] }>('payment/cards.json').types.flatMap(({ id, starts }, index, types) => {
  const change = (list: object[], words: RegExp, name: string): Broken => ({
    name: `${id}: ${name}`,
    file: 'payment/cards.json',
    edit: (text) => text.replace(new RegExp(`("id": "${id}".*"starts": )\\[[^\\]]*\\]`), (_, before: string) => before + JSON.stringify(list)),
    at: `"id": "${id}"`,
    words,
  });
  const before = types[index - 1]?.starts[0];
  return [
    change([...starts, starts[0]!], /can never match/, 'a beginning twice'), // each has one
    change([{ from: '60', to: '64' }, { from: '65', to: '69' }, { from: '6' }], /can never match/, 'one that two others take together'),
    change([{ from: '6' }, { from: '601', to: '659' }], /can never match/, 'a longer beginning inside a shorter one'),
    change([{ from: '69', to: '60' }], /is no end of a range/, 'a range turned round'),
    change([{ from: '6', to: '69' }], /is no end of a range/, 'a range of two lengths'),
    ...(before ? [change([before], /can never match/, 'what the kind before takes')] : []),
  ];
});

const day = (at: string, file: string, start: string | RegExp, days: string, words: RegExp): Broken => ({ name: `${file}: ${days}`, file, at, words, edit: (text) => text.replace(start, (whole) => `${days}${whole}`) });

/** Ends before beginnings, wherever there are days. */
export const brokenDays: Broken[] = [
  ...['opportunities', 'openings'].flatMap((list) => {
    const [file, start] = [`lists/${list}.json`, /(?<="items": \[[\s\S]{0,20}?)"id": /];
    return [
      day('"publishUntil"', file, start, '"publishFrom": "2027-03-02",\n"publishUntil": "2027-03-01", ', /"publishUntil" is before "publishFrom"/),
      ...(/"(?:deadline|start)"/.test(textOf(file)) ? [] : [
        day('"start"', file, start, '"deadline": "2027-03-02",\n"start": "2027-03-01", ', /"start" is before "deadline"/),
        day('"deadline"', file, start, '"publishFrom": "2027-03-02",\n"deadline": "2027-03-01", ', /"deadline" is before "publishFrom"/),
      ]),
    ];
  }),
  ...['news', 'updates'].flatMap((list) => [
    day('"publishUntil"', `lists/${list}.json`, /"id": /, '"publishFrom": "2027-03-02",\n"publishUntil": "2027-03-01", ', /"publishUntil" is before "publishFrom"/),
    day('"publishUntil"', `lists/${list}.json`, /"id": /, '"publishUntil": "2020-03-01",\n', /"publishUntil" is before "date"/),
  ]),
  ...['about', 'blog', 'contact', 'demo', 'solutions'].map((page) => day('"publishUntil"', `pages/${page}.json`, '"path":', '"publishFrom": "2026-03-02",\n  "publishUntil": "2026-03-01",\n  ', /"publishUntil" is before "publishFrom"/)),
  ...['ai-career-development', 'ai-career-roadmaps', 'personalized-career-blueprints', 'project-based-learning'].flatMap((post) => [
    day('publishUntil', `blog/${post}.mdx`, 'author:', 'publishFrom: 2026-03-02\npublishUntil: 2026-03-01\n', /"publishUntil" is before "publishFrom"/),
  ]),
];

const locale = (name: string, dir: string) => `{ "name": "${name}", "dir": "${dir}" }\n`;
const language = (code: string, text: string, words: RegExp): Broken => ({ name: `the language ${code}: ${text}`, file: `translations/${code}/locale.json`, edit: () => text, words });

/** Languages that cannot be. */
export const brokenLanguages: Broken[] = [
  language('api', locale('Api', 'ltr'), /"\/api", where the language would be, is where the calls/),
  language('dev', locale('Dev', 'ltr'), /"\/dev", where the language would be, is what the product answers with/),
  language('pt-br', locale('Português (Brasil)', 'ltr'), /is written "pt-BR"/),
  language('de', locale('Français', 'ltr'), /"Français" is the name of the language "fr" too/),
  ...['ar', 'he', 'fa', 'ur'].map((code) => language(code, locale(`Language ${code}`, 'ltr'), /but this language is written "rtl"/)),
  ...['fr', 'sw', 'pt', 'de', 'ha'].map((code) => language(code, locale(`Language ${code}`, 'rtl'), /but this language is written "ltr"/)),
  swap('translations/fr/glossary.json', '"id": "milestone"', '"id": "blueprint"', /"id" is that of another term already/, { at: '"id": "blueprint", "source": ["milestone"' }),
  ...['fr', 'pt', 'sw', 'ar'].flatMap((code) => [
    swap(`translations/${code}/blog/project-based-learning.mdx`, '](/explore)', '](/about)', /has a link to \/about in the place of the one to \/explore/),
    ...['blog/ai-career-development.mdx', 'blog/project-based-learning.mdx', 'legal/terms.mdx'].flatMap((file) => ['Callout', 'Quote'].flatMap((tag) => withoutTag(`translations/${code}/${file}`, tag))),
  ]),
];

/** A text that keeps the words of a <Callout> or <Quote>, and has lost its tags. */
function withoutTag(file: string, tag: string): Broken[] {
  const [whole, words] = new RegExp(`<${tag}[^>]*>([^<]+)</${tag}>`).exec(textOf(file)) ?? [];
  return whole === undefined ? [] : [swap(file, whole, words!, / <(?:Callout|Quote)>, where the source text has /, { name: `${file} without <${tag}>` })]; // with its words
}

const skills = 'skills.json';
/** Skills that are taken for one another, lead nowhere, or are not there. */
export const brokenSkills: Broken[] = [
  swap(skills, '"label": "Bookkeeping"', '"label": "Accounting"', /"Accounting" is a name of "accounting" too/, { name: 'two skills of one name', at: '"id": "bookkeeping"' }),
  swap(skills, '"also": "taxation, ', '"also": "Payroll, ', /"Payroll" is a name of "payroll" too/, { at: '"id": "tax"' }),
  ...['"label": "Coding" }', '"label": "Bookkeeping" }', '"label": "Keeping notes", "also": "taxation" }', '"label": "Comptabilité générale", "also": "Comptabilité" }'].flatMap((words) => {
    const [first, last] = ['{ "id": "programming",', '{ "id": "data-entry",'];
    const added = `{ "id": "added-today", ${words}`;
    // Whoever adds one is led to what they added, wherever in the list they put it
    return [first, last].map((before) => swap(skills, before, `${added},\n    ${before}`, /is a name of "(?!added-today)/, { name: `${words} before ${before}`, at: added }));
  }),
  swap(skills, '"id": "python", "label": "Python", "within": "programming"', '"id": "python", "label": "Python", "within": "programing"', /"programing" is not among the skills.*Did you mean "programming"/),
  swap(skills, '"id": "finance", "label": "Finance"', '"id": "finance", "label": "Finance", "within": "accounting"', /leads back to itself/, { name: 'wider skills in a circle' }),
  swap(skills, '"skills": ["negotiation", "accepting-feedback"', '"skills": ["negotiations", "accepting-feedback"', /"negotiations" is not among the skills/),
  swap(skills, '"skills": ["negotiation", "accepting-feedback"', '"skills": ["beekeeping", "accepting-feedback"', /"beekeeping" is built by no milestone/),
  swap(skills, 'esco/skill/21d2f96d-35f7-4e3f-9745-c533d2dd6e97', 'esco/skill/programming', /is not the address of a skill of ESCO/),
  swap('blueprint/milestones/goals.json', '"skills": ["cv-writing"]', '"skills": ["cv-writting"]', /"cv-writting" is not among the skills/),
  swap('surveys/talent.json', '"value": "creativity"', '"value": "being early"', /"being early" is the name of no skill/),
  swap('onboarding/mentor.json', '"value": "Interviews"', '"value": "Being early"', /"Being early" is the name of no skill/),
];

const fit = 'mentors/fit.json';
/** Pairs that no two people have, and rules without words. */
export const brokenFit: Broken[] = [
  ...json<{ rules: { pairs?: { talent: string; mentor: string }[] }[] }>(fit).rules.flatMap(({ pairs = [] }) => pairs.flatMap(({ talent, mentor }) => {
    const pair = `{ "talent": "${talent}", "mentor": "${mentor}" }`;
    return [
      swap(fit, pair, `{ "talent": "${talent}x", "mentor": "${mentor}" }`, /is not the value of an answer/),
      swap(fit, pair, `{ "talent": "${talent}", "mentor": "${mentor}x" }`, /is not the value of an answer/),
      swap(fit, pair, `{ "talent": "${talent}",\n"mentor": "${mentor}" },\n${pair}`, /is there already/, { at: pair }),
    ];
  })),
  ...['industry', 'skill', 'level', 'help'].map((id) => swap(fit, `"id": "${id}"`, `"id": "${id}-new"`, /has no words for its reason/)),
];
