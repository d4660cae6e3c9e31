import { readFileSync } from 'node:fs';
import path from 'node:path';
import { swap, type Broken } from './broken.ts';

// What people who write content, and no code, got wrong when they tried: each was silent, or told at another place.

const own = path.resolve(import.meta.dirname, '../../../../content');
const textOf = (file: string) => readFileSync(path.join(own, file), 'utf8');
const put = (file: string, text: string, words: RegExp, more: Partial<Broken> = {}): Broken => ({ name: `${file} is put there`, file, edit: () => text, words, ...more });
/** The line that begins with `start` is another one. */
const line = (file: string, start: string, edit: (line: string) => string, words: RegExp, more: Partial<Broken> = {}): Broken => {
  const lines = textOf(file).split('\n');
  const index = lines.findIndex((one) => one.trim().startsWith(start));
  return { name: `${file}:${index + 1} ${edit(lines[index] ?? '').trim()}`, file, at: index + 1, words, edit: (text) => text.split('\n').with(index, edit(lines[index]!)).join('\n'), ...more };
};
/** Each line that fits is another one. */
const lines = (file: string, fits: RegExp, edit: (line: string) => string, words: RegExp): Broken[] =>
  textOf(file).split('\n').flatMap((before, index) => (fits.test(before) ? [{ name: `${file}:${index + 1} ${edit(before).trim()}`, file, at: index + 1, words, edit: (text: string) => text.split('\n').with(index, edit(before)).join('\n') }] : []));

const [about, survey, form, post, redirects, opportunities] = ['pages/about.json', 'surveys/talent.json', 'forms/apply.json', 'blog/project-based-learning.mdx', 'redirects.json', 'lists/opportunities.json'];
const asking = 'blueprint/asking.json';
const [sessions, fit, visions, rubric, begin, general] = ['mentors/sessions.json', 'mentors/fit.json', 'blueprint/visions.json', 'blueprint/rubric.json', 'blueprint/begin.json', 'blueprint/milestones/general.json'];

const paragraph = (said: string) => swap(about, 'Between the last', said, /./);
const title = (said: string) => swap(about, '"title": "Our Mission"', `"title": "${said}"`, /./);
const inPost = (said: string): Broken => swap(post, '\nThis is not an argument', `\n${said}\n\nThis is not an argument`, /./, { at: said });
const redirect = (entry: string, words = /./) => swap(redirects, '"redirects": [', `"redirects": [\n${entry},`, words, { at: entry, name: `${redirects}: ${entry}` });

/** Marks, names and signs that are shown as they stand. */
export const brokenSigns: Broken[] = [
  ...['**Between** the *last', '__Between__ the last', '_Between_ the last', '~~Between~~ the last', '*Between the last', 'Between* the last', 'Between the `last', '[Between][1] the last', '[Between] (/about) the last', '(Between)[/about] the last', '[Between(/about) the last', '[**Between](/about)** the last', 'Between {the} last', 'Between <the> last', 'Between %s the last', 'Between ${the} last', '$t(Between) the last', 'Between\\\\nthe last', 'Betwe\u00c3\u00a9n the last', 'Between the last\u00e2\u20ac\u2122', 'B\u0300\u0301\u0302\u0303\u0304etween the last'].map(paragraph),
  ...['Between\\tthe last', 'Between\\rthe last', 'Between\\nthe last'].map(paragraph),
  ...['Bridge\\tAI', 'Bridge\\nAI'].map((said) => swap('brand.json', '"name": "Bridge AI"', `"name": "${said}"`, /tab|line break/)),
  swap('locales.json', '"name": "English"', '"name": "Eng\\tlish"', /tab.*: write a blank/),
  swap('locales.json', '"name": "English"', '"name": "Eng\tlish"', /tab.*: write a blank/, { name: 'a raw tab in a text' }),
  ...['Notre\\tmission', 'Notre\\nmission'].map((said) => line('translations/fr/pages/about.json', '"title"', (before) => before.replace(/: ".*"/, () => `: "${said}"`), /tab|line break/)),
  ...['*Our* Mission', '_Our_ Mission', '__Our__ Mission', '`Our` Mission', '# Our Mission', '{Our} Mission', 'Our <Mission>', '???', '...', 'null', 'undefined', 'xxx', 'tbd'].map(title),
  ...['**Bold that is open', '*emphasis open', '__bold open', '[link] (/about)', '(link)[/about]', '[link](/about', '##NoBlank', '| a | b |\n| 1 | 2 |', '\u0410bout us here', 'A word that opens {', '<Callout title="x>text</Callout>', '####### Seven', '-one entry', '1.one entry', 'TODO write this', 'FIXME later', '???'].map(inPost),
  swap(post, '\nThis is not an argument', '\n| a | b |\n|---|---|\n| 1 | 2 | 3 |\n\nThis is not an argument', /has 3 cells, and its table 2/, { at: '| 1 | 2 | 3 |', name: 'a row with a cell too many' }),
  ...['"Close {name}"', '"<bold>Close</bold>"', '"**Close**"', '"[Close](/about)"', '"$t(cancel)"', '"Close %s"'].map((said) => swap('interface/common.json', '"close": "Close"', `"close": ${said}`, / placeholder /)),
  swap('messages/mails.json', '{{code}}', '{{code, uppercase}}', / placeholder /),
];

/** Addresses, ids and files. */
export const brokenPlaces: Broken[] = [
  ...['{ "from": "/Signin", "to": "/explore" }', '{ "from": "/JOBS", "to": "/explore" }'].map((entry) => ({ ...redirect(entry), words: /is the address of the redirect|choose another/, at: undefined, edit: (text: string) => text.replace('  ]\n', `    ,${entry}\n  ]\n`) })).map((one) => ({ ...one, at: one.name.slice(one.name.indexOf('{')) })),
  { ...put('pages/about-2.json', textOf(about).replace('"id": "about"', '"id": "about-2"'), /is the address of the page pages\/about\.json already/), at: 3 },
  { ...put('forms/advice.json', textOf('forms/contact.json'), /"contact" is used twice/), at: 2 },
  { ...swap(about, '"id": "about"', '"id": "help"', /"help" is used twice/), at: 2 },
  put('pages/room.json', '{\n  "id": "room",\n  "path": "/staff/about",\n  "title": "A page",\n  "description": "A page.",\n  "blocks": [{ "id": "top", "type": "hero", "title": "A page" }]\n}\n', /below a room of the application/, { at: 3 }),
  ...[['pages/About-Us.json', 'about-us.json'], ['pages/about us.json', 'about-us.json'], ['forms/my_form.json', 'my-form.json'], ['blog/Été à Paris.mdx', 'ete-a-paris.mdx'], ['blueprint/milestones/-new.json', 'new.json'], ['legal/TERMS.MDX', 'terms.mdx'], ['pages/Über.JSON', 'uber.json']].map(([file, name]) => put(file!, '{}', new RegExp(`unknown-file the name of a file of .*<slug>.* has small letters, digits and hyphens only: call it "${name!}"$`))), // two of each
  put('pages/关于.json', '{}', /unknown-file the name of a file of pages\/<slug>\.json has small letters, digits and hyphens only$/),
  put('navigation/extra.json', '{\n  "label": "Extra",\n  "items": [{ "id": "about", "label": "About", "to": "/about" }]\n}\n', /shows nothing of this file/),
  put('surveys/second.json', textOf(survey).replace('"id": "talent"', '"id": "second"'), /shows nothing of this file/),
  put('blueprint/typed/english.json', '{\n  "lines": [{ "at": "2:text", "typed": "law", "means": ["law"] }]\n}\n', /is named after no language/),
  put('translations/fr/redirects.json', '{ "redirects": {} }\n', /nothing of this document is shown in a language/),
  put('translations/pt/payment/transfer.json', '{ "bankName": "Banco" }\n', /nothing of this document is shown in a language/),
  put('translations/zz/locale.json', '{ "name": "Zz", "dir": "ltr" }\n', /is the code of no language/),
  swap(about, '"id": "about"', '"id": "abuot"', /is not the name of this file: write "about"/),
  swap('locales.json', '"dir": "ltr"', '"dir": "rtl"', /is written "ltr"/),
  swap('locales.json', '"name": "English"', '"name": "Français"', /is the name of the language "fr" too/),
  ...['brand.json', 'navigation/public.json'].map((file): Broken => ({ name: `${file} holds blanks alone`, file, edit: () => '  \n\n', words: /is empty/ })),
  ...['brand.json', about].map((file): Broken => ({ name: `${file} has the line ends of old computers, and a comma too few`, file, edit: (text) => text.replaceAll('\n', '\r').replace(',\r', '\r'), words: /comma is missing/, at: 3 })),
  ...[['questions', form, '"type": "dropdown"'], ['blocks', about, '"type": "hero"']].map(([what, file, type]): Broken => swap(file!, type!, type!.replace('"type"', '"tpye"'), /"tpye" is not a field of .* Did you mean "type"/, { name: `the kind of one of the ${what!} is misspelt` })), // three of each
];

/** What cannot be, or says nothing. */
export const brokenMeanings: Broken[] = [
  ...['currentStatus', 'ageRange', 'industriesOfInterest'].map((field): Broken => ({ ...swap(survey, `"field": "${field}",`, '', new RegExp(`"${field}" is what the product asks for`)), at: textOf(survey).slice(0, textOf(survey).indexOf(`"field": "${field}"`)).split('\n').length - 3, name: `no question sends ${field}` })),
  swap(survey, '"label": "Masters and above"', '"label": "Bachelor’s"', /is that of option "bachelors" too/),
  swap(survey, '"label": "Recent Graduate"', '"label": "\\uff33tudent"', /is that of option "student" too/),
  swap(survey, '"id": "5",', '"id": "5", "maxSelected": 50,', /is more than there are options/),
  ...['leadership', 'programming', 'student', 'cloud'].map((option) => swap(opportunities, '"industries": ["technology", "healthcare"]', `"industries": ["${option}"]`, new RegExp(`"${option}" is not among the options of "5"`))),
  swap(opportunities, '"skills": ["programming", "data-analysis"]', '"skills": ["financee"]', /is not among the skills/),
  swap(opportunities, '"label": "Marketing"', '"label": "Technology"', /is that of "technology" too/, { at: '"id": "marketing"' }),
  swap(opportunities, '"places": 4', '"deadline": "2027-05-01", "publishUntil": "2027-04-01"', /gone while people can still apply/),
  swap(opportunities, '"places": 4', '"publishFrom": "2027-05-01", "start": "2027-04-01"', /would begin before anybody sees it/),
  swap('lists/offices.json', '"phone": "+234 000 000 0001"', '"phone": "soon"', /is not a telephone number/),
  swap(post, 'date: 2025-02-12', 'date: 2062-02-12', /is yet to come/),
  line('lists/news.json', '"date"', (before) => before.replace(/\d{4}-/, '2062-'), /is yet to come/),
  swap(sessions, '"to": "12:00" }', '"to": "18:00" }', /begins before the morning ends/, { at: '"afternoon"' }),
  swap(sessions, '"from": "17:00", "to": "20:00"', '"from": "06:00", "to": "08:00"', /begins before the afternoon ends/),
  swap(fit, '"mentor": "industryExpertise"', '"mentor": "supportTypes", "same": true', /says nothing without "pairs"/),
  swap(fit, '"talent": "industriesOfInterest"', '"talent": "currentStatus"', /have no value in common/),
  ...['/share/about.png', '/share/fr/home.png', '/share/login.png'].map((picture) => swap('brand.json', '/share/default.png', picture, /is the picture of a page/)),
  swap('brand.json', '/share/default.png', '/share/default.jpg', /is drawn as a PNG/),
  ...['/share/nope.png', '/share/Default.png', '/share/default.png.png', '/share/fr/default.png', '/icon-512.png', '/favicon.png'].map((picture) => swap('brand.json', '/share/default.png', picture, /there is no picture/)),
  ...['/share/nope.png', '/share/default.jpg', '/favicon.svg.png', '/favicons.svg', '/icon.png'].map((picture) => swap('blog/project-based-learning.mdx', '](/explore)', `](/explore) ![A bridge](${picture})`, /nothing stands at/)),
  ...['/rss.xm', '/rss.xmls', '/feed.xml', '/sitemaps.xml', '/robots.tx', '/openapi.jso', '/favicon.ico.svg', '/site.webmanifests', '/assets/guide.pdf', '/share/default.pn'].map((file) => swap('navigation/footer.json', '"to": "/privacy"', `"to": "${file}"`, /nothing stands at/)),
  swap('brand.json', '"https://bridge.example"', '" https://bridge.example"', /is not a web address/),
  ...[['"by": ""', '"by": "A lawyer"', '"on": ""'], ['"on": ""', '"on": "2026-01-01"', '"by": ""'], ['"name": ""', '"name": "Somebody"', '"email": ""'], ['"email": ""', '"email": "young@bridge.example"', '"name": ""']].map(([from, to, at]) => swap('safeguarding.json', from!, to!, /is empty/, { at: at! })), // three of each
  swap('safeguarding.json', '"by": "", "on": ""', '"by": "A lawyer", "on": "2062-01-01"', /is yet to come/),
  swap('safeguarding.json', '"by": ""', '"by": " "', /is empty/),
  swap('payment/cards.json', '"logo": "visa"', '"logo": "verve"', /is the mark of another kind too/, { at: '"id": "visa"' }),
  swap(general, '"id": "general-strengths", "years": [1]', '"id": "general-strengths", "years": [1], "also": ["1:student"]', /says nothing without "for"/),
  swap(visions, '"5:technology": "technology",', '', /lack "5:technology"/, { at: '"phrases"' }),
  swap(visions, '{envision}', '{1}', /"phrases" say of none of its options/),
  ...['nurs**', 'nurs*,', '*', 'nurs*; medic*'].map((word) => swap('blueprint/rules.json', '"words": "nurs*', `"words": "${word}`, /comma too many|is no word/)),
  ...lines(asking, /rops": \[/, (before) => before.replace(/\[.*\]/, '["10:social-impact"]'), /"10:social-impact" is not among the answers of "when"/),
  swap(visions, '{ "id": "aim-own-words"', '{ "id": "aim-any", "text": "I have an aim." },\n        { "id": "aim-own-words"', /never "aim-any" takes everybody that "aim-own-words", "aim-first-job" and 11 more could be for: put it behind them/, { at: '"aim-any"' }),
  swap(visions, '{ "id": "ground-open", "text": "From here, one year at a time." }', '{ "id": "ground-open", "text": "From here, one year at a time." },\n        { "id": "ground-last", "text": "One year at a time." }', /never "ground-last" is behind "ground-open", which takes everybody/, { at: '"ground-last"' }),
  swap(visions, '{ "id": "ground-transition"', '{ "id": "ground-pupil", "for": ["1:student"], "text": "I start at school." },\n        { "id": "ground-transition"', /never "ground-pupil" is behind "ground-student"/, { at: '"ground-pupil"' }),
  line(asking, '"health"', () => '', /have no question for "health"/, { at: '"themes"' }),
  swap(begin, '"verbs": "apply,', '"verbs": "ask, apply,', /by which "apply" is known already/, { at: '"verbs": "ask, talk to' }),
  swap(rubric, '"visionWords": 25', '"visionWords": 10', /is less than the visions of most languages have/),
  swap(rubric, '"milestoneWords": 40', '"milestoneWords": 10', /of our own milestones have/),
  line(rubric, '"cv"', (before) => before.replace('"cv"', '"vc"'), /is the topic of no road/),
  { ...swap('blueprint/prompt.json', '{{language}}', 'the language', /nowhere say \{\{language\}\}/), at: '"instructions"' },
  swap(about, '"icon": "people"', '"icon": "people", "action": "Read more"', /leads nowhere/),
  ...['search', 'all', 'empty', 'showAll'].map((key) => ({ ...swap('pages/explore.json', `"${key}":`, `"${key}":`, new RegExp(`with "explorer" need "${key}"`)), name: `the explorer without ${key}`, edit: (text: string) => text.replace(new RegExp(`,\\n\\s*"${key}": "[^"]*"`), ''), at: 13 })),
  { name: 'a page without a heading', file: about, edit: (text) => text.replace('"type": "hero"', '"type": "prose",\n      "paragraphs": []').replace(',\n      "art": "band"', ''), at: '"blocks"', words: /have no "hero"/ },
];
