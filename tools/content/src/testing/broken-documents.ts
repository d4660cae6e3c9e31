import { swap, type Broken } from './broken.ts';

const page = (path: string, more = '') => `{\n  "id": "new",\n  "path": "${path}",\n  "title": "A page",\n  "description": "A page.",${more}\n  "blocks": [{ "id": "top", "type": "hero", "title": "A page" }]\n}\n`;
const put = (file: string, text: string, words: RegExp, more: Partial<Broken> = {}): Broken => ({ name: `${file} is put there`, file, edit: () => text, words, ...more });
const take = (file: string, words: RegExp, more: Partial<Broken> = {}): Broken => ({ name: `${file} is deleted`, file, edit: () => undefined, words, ...more });
const insert = (file: string, after: string, added: string, words: RegExp, more: Partial<Broken> = {}) => swap(file, after, `${after}\n${added}`, words, { at: added, name: `${file}: ${added}`, ...more });

const survey = 'surveys/talent.json';
const rules = 'blueprint/rules.json';
const general = 'blueprint/milestones/general.json';
const cards = 'payment/cards.json';
const mentor = 'onboarding/mentor.json';
const terms = 'legal/terms.mdx';
const post = 'blog/project-based-learning.mdx';
const redirects = 'redirects.json';
const mails = 'messages/mails.json';

/** Addresses that collide: with screens, calls, languages, files, and each other. */
export const brokenAddresses: Broken[] = [
  ...[['/login', /a screen/], ['/talent/dashboard', /a screen/], ['/talent/mentorships/one', /a screen/], ['/career', /a short address/], ['/auth/about', /the calls/], ['/users', /the calls/], ['/api', /the calls/], ['/fr', /the language "fr"/], ['/ar/about', /the language "ar"/], ['/en', /the language "en"/], ['/index', /by itself/], ['/404', /by itself/], ['/about/index', /by itself/], ['/shell', /by itself/], ['/assets/new', /by itself/], ['/share/new', /by itself/], ['/dev', /by itself/], ['/content', /by itself/], ['/content/new', /by itself/], ['/theme', /by itself/], ['/saver', /by itself/]].map(([path, words]) => put('pages/new.json', page(path as string), words as RegExp, { at: 3, name: `a page at ${String(path)}` })),
  ...['/About', '/about/', '/about us', '/../about', '/./about', 'about', '//about', '/about.html', '/a//b', '', '/é'].map((path) => put('pages/new.json', page(path), /is not the address of a page/, { at: 3, name: `a page at ${JSON.stringify(path)}` })),
  ...['/about', '/terms', '/explore/technology', '/blog/project-based-learning', '/for-educators'].map((path) => put('pages/new.json', page(path), /is the address of .* already/, { at: 3, name: `a page at ${path}`, ...(path === '/for-educators' && { told: redirects, at: '/for-educators' }) })),
  put('blog/index.mdx', '---\ntitle: All\ndescription: A post.\ndate: 2026-11-20\nauthor: The team\ncategory: Education\n---\n\nA text.\n', /by itself/, { at: 2 }),
  put('blog/404.mdx', '---\ntitle: Lost\ndescription: A post.\ndate: 2026-11-20\nauthor: The team\ncategory: Education\n---\n\nA text.\n', /by itself/, { at: 2 }),
  put('legal/login.mdx', '---\ntitle: Lost\ndescription: A text.\nversion: "1"\ndate: 2026-11-20\n---\n\nA text.\n', /a screen/, { at: 2 }),
  insert(redirects, '"redirects": [', '{ "from": "/about", "to": "/for-mentors" },', /the address of the page pages\/about\.json already/),
  insert(redirects, '"redirects": [', '{ "from": "/login", "to": "/for-mentors" },', /a screen/),
  insert(redirects, '"redirects": [', '{ "from": "/users/old", "to": "/for-mentors" },', /the calls/),
  insert(redirects, '"redirects": [', '{ "from": "/favicon.ico", "to": "/for-mentors" },', /the name of a file/),
];

/** Redirects in circles, to redirects, to nowhere. */
export const brokenRedirects: Broken[] = [
  swap(redirects, '"to": "/login"', '"to": "/nowhere"', /nothing stands at "\/nowhere"/),
  swap(redirects, '"to": "/login"', '"to": "/logn"', /Did you mean "\/login"|nothing stands at "\/logn"/),
  swap(redirects, '"to": "/login"', '"to": "/signin"', /leads back to itself/),
  swap(redirects, '"to": "/login"', '"to": "/forgot-password"', /which only leads on: write where it ends/),
  swap(redirects, '"TALENT": "/talent/career"', '"TALENT": "/talent/nowhere"', /nothing stands at/),
  swap(redirects, '"TALENT": "/talent/career"', '"TALENT": "/jobs"', /which only leads on/),
  swap(redirects, '"MENTOR": "/mentor/resources", "PARTNER": "/partner/opportunities" }', '"MENTOR": "/projects", "PARTNER": "/partner/opportunities" }', /"\/projects" leads back to itself/),
  ...['/signin', '/career'].map((from) => swap(redirects, `"from": "${from}"`, '"from": "/unused"', new RegExp(`the product leads to "${from}", and no redirect leads it on`), { at: '"redirects": [', name: `the redirect from ${from} is gone` })),
  { ...swap(redirects, '"redirects"', '"redirects"', /the product leads to "\/signin"/), name: 'the line of a short address is deleted', edit: (text) => text.replace(/.*"\/signin".*\n/, ''), at: '"redirects": [' },
  { ...swap(redirects, '"redirects"', '"redirects"', /the product leads to "\/signin"/), name: 'a short address is written with a capital', edit: (text) => text.replace('"/signin"', '"/Signin"'), at: '"redirects": [' },
  { ...swap(redirects, '"redirects"', '"redirects"', /the product leads to "\/career"/), name: 'a short address is misspelt', edit: (text) => text.replace('"/career"', '"/carrer"'), at: '"redirects": [' },
  swap(redirects, '"TALENT": "/talent/career", ', '', /needs "TALENT"/, { at: '{ "MENTOR": "/mentor/dashboard"' }),
  swap('pages/for-employers.json', '"redirect": "/for-partners"', '"redirect": "/nowhere"', /nothing stands at/),
  swap('pages/for-employers.json', '"redirect": "/for-partners"', '"redirect": "/for-employers"', /leads back to itself/),
  swap('pages/for-employers.json', '"redirect": "/for-partners"', '"redirect": "/signin"', /which only leads on/),
  swap('pages/for-employers.json', '"redirect": "/for-partners"', '"redirect": "/../up"', /is not a path of this site/),
];

/** What can never be in questions, cards, sessions, the library and between documents that must agree. */
export const brokenSense: Broken[] = [
  swap(mentor, '"showIf": { "question": "paid", "options": ["yes"] }', '"showIf": { "question": "paid", "options": ["maybe"] }', /"maybe" is not among the options of "paid"/),
  swap(mentor, '"showIf": { "question": "paid", "options": ["yes"] }', '"showIf": { "question": "piad", "options": ["yes"] }', /"piad" is not among the questions.*Did you mean "paid"/),
  swap(mentor, '"showIf": { "question": "paid", "options": ["yes"] }', '"showIf": { "question": "paid", "options": ["yes", "yes"] }', /names "yes" a second time/),
  swap(mentor, '"showIf": { "question": "paid", "options": ["yes"] }', '"showIf": { "question": "paid", "options": [] }', /at least 1 entry/),
  insert(survey, '"id": "1",', '"showIf": { "question": "3", "options": ["o-level"] },', /hangs on "3", which is asked later/),
  insert(survey, '"id": "3",', '"showIf": { "question": "3", "options": ["o-level"] },', /hangs on its own answer/),
  insert(survey, '"id": "3",', '"showIf": { "question": "2", "options": ["x"] },', /"x" is not among the options of "2"/),
  swap(survey, '{ "id": "employed", "label": "Employed", "value": "Employed" }', '{ "id": "employed", "label": "Employed", "value": "Student" }', /is that of option "student" too/),
  swap(survey, '{ "id": "employed", "label": "Employed", "value": "Employed" }', '{ "id": "employed", "label": "student", "value": "Employed" }', /is that of option "student" too/),
  swap(mentor, '"bestDays": "', '"bestDays": "paid", "was": "', /needs a multi-select|is not a field/, { name: 'days from a question that takes one', edit: (text) => text.replace(/"bestDays": "[^"]*"/, '"bestDays": "paid"'), at: '"bestDays": "paid"' }),
  swap(cards, '"from": "506"', '"from": "4"', /can never match/, { at: '"id": "visa"' }),
  swap(cards, '{ "from": "34" }', '{ "from": "5199" }', /can never match: every number that begins so is taken for Mastercard/),
  swap(cards, '"from": "51", "to": "55"', '"from": "55", "to": "51"', /is no end of a range/),
  swap(cards, '"from": "506"', '"from": "(5+)+$"', /is not a beginning: use 1 to 6 digits/),
  swap(cards, '"from": "506"', '"from": ""', /is not a beginning/),
  swap(cards, '"lengths": [15]', '"lengths": []', /at least 1 entry/),
  swap(cards, '"groups": [4, 6, 5]', '"groups": [4, 4, 5]', /hold 13 digits, but a number has 15/),
  swap(cards, '"lengths": [13, 16]', '"lengths": [13, 13, 16]', /a second time/),
  swap('mentors/sessions.json', '"leadHours": 2', '"leadHours": 168', /leaves nothing to book/, { edit: (text) => text.replace('"leadHours": 2', '"leadHours": 168').replace('"horizonDays": 28', '"horizonDays": 7') }),
  swap('mentors/sessions.json', '"from": "12:00", "to": "17:00"', '"from": "17:00", "to": "12:00"', /ends before it begins/),
  swap('mentors/sessions.json', '"from": "12:00", "to": "17:00"', '"from": "12:00", "to": "12:15"', /is shorter than a session/),
  swap('mentors/sessions.json', '"from": "09:00"', '"from": "25:00"', /is not a time/),
  swap('mentors/fit.json', '"weight": 5', '"weight": 0', /weight for nothing/),
  swap('mentors/fit.json', '"weight": 24', '"weight": 0', /"weight" needs more than 0/),
  swap('badges.json', '"percent": 100', '"percent": 101', /is more than 100/),
  swap(general, '"unless": ["4:15-18"]', '"for": ["4:15-18"], "unless": ["4:15-18"]', /excludes every answer of "for"/),
  swap(general, '"id": "general-senior", "years": [5]', '"id": "general-senior", "years": [5], "after": ["general-senior"]', /waits for itself: general-senior → general-senior/),
  swap(general, '"id": "general-senior", "years": [5]', '"id": "general-senior", "years": [5], "after": ["general-next-five"]', /waits for itself: general-senior → general-next-five → general-senior/, {
    name: 'a circle of two is told at the first of them', edit: (text) => text.replace('"id": "general-senior", "years": [5]', '"id": "general-senior", "years": [5], "after": ["general-next-five"]').replace('"id": "general-next-five", "years": [5]', '"id": "general-next-five", "years": [5], "after": ["general-senior"]'),
  }),
  swap(general, '"id": "general-senior", "years": [5]', '"id": "general-senior", "years": [5], "after": ["general-nobody"]', /"general-nobody" is not among the milestones/),
  swap(general, '"id": "general-first-skill", "years": [1]', '"id": "general-first-skill", "years": [1], "after": ["general-strengths"]', /waits for milestones that come in year 1 at the earliest/),
  swap(general, '"id": "general-first-skill", "years": [1]', '"id": "general-first-skill", "years": [1], "after": ["leadership-board"]', /waits for milestones that come in year 5 at the earliest/, { name: 'a milestone after a later one of another file' }),
  swap(general, '"id": "general-strengths", "years": [1]', '"id": "general-strengths", "years": []', /at least 1 entry/),
  swap(general, '"id": "general-strengths", "years": [1]', '"id": "general-strengths", "years": [6]', /more than 5/),
  swap(general, '"id": "general-strengths", "years": [1]', '"id": "general-strengths", "for": [], "years": [1]', /names no answer/),
  swap(general, '"id": "general-strengths", "years": [1]', '"id": "general-strengths", "for": ["5:finanse"], "years": [1]', /"5:finanse" is not among the answers.*Did you mean "5:finance"/),
  swap(general, '"id": "general-strengths", "years": [1]', '"id": "general-three-directions", "years": [1]', /"general-three-directions" is used twice/, { at: '"id": "general-three-directions", "years": [1], "topic": "three-roles"' }),
  swap(general, 'Ask five people', 'Ask {five} people', /\{five\}, which is filled by nothing/),
  swap(general, 'Ask five people', 'Ask {2:text people', /has a "\{" alone/),
  { ...swap(general, '"years": [5]', '"years": [4]', /year 5 has 1 milestones that are for everybody/, { at: '"milestones"' }), edit: (text) => text.replaceAll(/("id": "general-(?!companion)[a-z-]+", )"years": \[5\]/g, '$1"years": [4]'), name: 'one milestone for everybody in year 5' },
  swap('blueprint/visions.json', '“{words}”', '“words”', /lacks \{words\}/),
  swap('blueprint/visions.json', 'I want to advance in my career.', 'I want to advance in my career, and to be asked for what I do best.', /can make a vision of \d+ words, and 25 are the most/, { at: '"parts"' }),
  swap(rules, '"id": "4", "places": [4]', '"id": "40", "places": [4]', /places for nothing/, { name: 'places for no question' }),
  swap(rules, '"id": "4", "places": [4]', '"id": "4", "places": []', /at least 1 entry/),
  swap(rules, '"id": "4", "places": [4]', '"id": "4", "places": [4, 6]', /more than 5/),
  swap(rules, '"id": "4", "places": [4]', '"id": "4", "places": [4, 4]', /give year 4 7 places/, { at: '"questions"' }),
  swap(rules, '"id": "4", "places": [4], "general": [4]', '"id": "4", "places": [4], "general": []', /keep 1 places of year 4/, { at: '"questions"' }),
  swap(rules, '"id": "4", "places": [4], "general": [4]', '"id": "4", "places": [4], "general": [4, 5]', /"4" has no place in year 5/),
  swap(rules, '"general-companion-school"', '"general-strengths"', /"general-strengths" does not bring/),
  swap(rules, '"borrows": ["2", "11"]', '"borrows": ["2", "111"]', /"111" has no places/),
  swap(rules, '"from": ["2:text", "5:other", "envision"], "asks": ["10:other"], "words": "nurs*', '"from": ["5:finance"], "asks": ["10:other"], "words": "nurs*', /is not typed/),
  swap('blueprint/prompt.json', '{{language}}', '{{langauge}}', /\{\{langauge\}\}/, { name: 'a placeholder of the instructions' }),
  ...['publishFrom: 2026-12-01\npublishUntil: 2026-11-01'].map((dates) => swap(post, 'author:', `${dates}\nauthor:`, /is before "publishFrom"/, { at: 'publishUntil' })),
  ...['2026-02-30', '2026-13-01', 'tomorrow', '20261120', '0026-11-20', '9999-01-01'].map((date) => swap(post, 'date: ', `date: ${date} #`, /date/, { at: `date: ${date}` })),
  swap(post, 'author:', 'publishUntil: 2020-01-01\nauthor:', /"publishUntil" is before "date".*gone before its day/, { at: 'publishUntil' }),
  swap('lists/webinars.json', '2027-09-15T17:00:00+01:00', '2027-09-31T17:00:00+01:00', /is not a time/),
  swap('lists/webinars.json', '2027-09-15T17:00:00+01:00', '2027-09-15 17:00', /is not a time/),
  swap('lists/opportunities.json', '"type": "technology"', '"type": "tecnology"', /Did you mean "technology"/),
  swap('lists/opportunities.json', '"industries": ["technology", "healthcare"]', '"industries": ["technology", "helthcare"]', /Did you mean "healthcare"/),
  ...['https://bridge.example/', 'https://bridge.example/site', 'https://bridge.example?from=here', 'https://me@bridge.example', 'https://Bridge.example'].map((address) => swap('brand.json', '"https://bridge.example"', `"${address}"`, /is not the beginning of every address/)),
  ...['abuja', 'abuja@bridge', 'abuja bridge.example', ''].map((address) => swap('lists/offices.json', '"abuja@bridge.example"', `"${address}"`, /is not an e-mail address/, { at: `"email": "${address}"` })),
  ...['takedown', 'Decline', 'publishing', 'constructor'].map((decision) => ({ ...swap('lists/decision-notes.json', '"decline"', `"${decision}"`, /is not among the decisions/), edit: (text: string) => text.replace('"decline"', `"${decision}"`), at: `"${decision}"\n` })),
  ...['contact', 'demo', 'post-project', 'apply', 'job-application'].flatMap((form) => {
    const question = '"required": true, "input": "email"';
    return [
      swap(`forms/${form}.json`, question, '"required": true', /the question for the e-mail address needs "input": "email": whoever writes could not be answered/, { at: '"id": "email"' }),
      swap(`forms/${form}.json`, question, '"input": "email"', /needs "required": true/, { at: '"id": "email"' }),
      { ...swap(`forms/${form}.json`, '"id": "email"', '', /ask for no e-mail address: .* Add a text question/, { at: '"questions"', name: `forms/${form}.json asks for no address` }), edit: (text: string) => text.replace(/.*"id": "email".*\n/, '') },
    ];
  }),
  swap('brand.json', '"path": "/share/default.png"', '"path": "/pictures/nothing.png"', /there is no picture/),
  swap('brand.json', '"alt": "Bridge AI: a career is a bridge, built stone by stone."', '"alt": " "', /is empty/),
];

/** What the product leads to, and would not be shown; redirects to what is gone. */
export const brokenShown: Broken[] = [
  ...([['publishFrom', '2027-01-01', /would not be shown before/], ['publishUntil', '2026-01-01', /would not be shown any more/]] as const).map(([field, day, words]) => swap('pages/home.json', '"path":', `"${field}": "${day}",\n  "path":`, words, { at: `"${field}"` })),
  swap('pages/home.json', '"path": "/"', '"redirect": "/about",\n  "path": "/"', /the home page, which cannot lead on/, { at: '"redirect"' }),
  ...['redirects.json', 'pages/for-employers.json'].map((file) => swap(file, file === 'redirects.json' ? '"to": "/login"' : '"redirect": "/for-partners"', file === 'redirects.json' ? '"to": "/blog/gone"' : '"redirect": "/blog/gone"', /not shown any more since 2026-01-01/, { with: { 'blog/gone.mdx': '---\ntitle: Gone\ndescription: No more.\ndate: 2025-11-20\nauthor: The team\ncategory: Education\npublishUntil: 2026-01-01\n---\n\nA text.\n' } })),
  swap('navigation/public.json', '"to": "/how-it-works"', '"to": "?from=menu"', /this is no page/),
  ...['https://-', 'https://x..example', 'https://localhost/x', 'https://127.0.0.1', 'https://example.com:99999/', 'mailto:someone@nowhere'].map((to) => swap('navigation/public.json', '"to": "/how-it-works"', `"to": "${to}"`, /is not a link/)),
  swap('navigation/public.json', '"to": "/how-it-works"', '"to": "https://BRIDGE.example/nowhere"', /nothing stands at "\/nowhere"/),
  ...['mobile', 'talent', 'mentor', 'partner', 'staff'].map((menu): Broken => ({ name: `an entry of navigation/${menu}.json without its icon`, file: `navigation/${menu}.json`, edit: (text) => text.replace(/, "icon": "\w+"/, ''), at: 4, words: /needs "icon"/ })),
];

/** Marks in texts that are not what they begin. */
export const brokenMarks: Broken[] = [
  ...['](/help', '](/help) and [](/about)', '](/help) and [ ](/about)', '](/help) and ![x](/share/default.png)', '](/help) **bold', '](/help) &nbsp;', '](/help) &#x202e;'].map((text) => swap('pages/home.json', '](/help)', text, /holds/)),
  ...['Our **Mission**', '[Our](/about) mission', 'Our &amp; mission', '\\u0301', '\\ue000', 'To\\u00a0be written', 'TO-BE-WRITTEN'].map((text) => swap('pages/about.json', '"Our Mission"', `"${text}"`, /holds|is empty|still to be written/)),
  ...['[x][nobody]', 'a note[^nobody]', '<Callout></Callout>', '<Callout />', '<Quote by="">x</Quote>', '<Callout title=" ">x</Callout>', '<Callout title="a" title="b">x</Callout>', '##', 'https://bridge.example/nowhere', '```\nopen'].map((text): Broken => ({ name: `a post: ${text}`, file: post, edit: (before) => before.replace(/\n---\n\n/, () => `\n---\n\n${text}\n\n`), at: 10, words: /./ })),
  swap('pages/about.json', '"id": "values"', '"id": "main"', /"main" is a part of every page already/),
];

/** Lists that pages draw, and are not there or hold nothing. */
export const brokenLists: Broken[] = [
  take('lists/news.json', /this file is missing, and pages\/news\.json draws it/),
  take('lists/updates.json', /this file is missing, and pages\/updates\.json draws it/),
  ...['offices', 'partners', 'testimonials'].map((list) => swap(`lists/${list}.json`, '"items"', '"items"', /has no entries, and pages/, { name: `lists/${list}.json has no entries`, edit: () => '{\n  "items": []\n}\n', at: 2 })),
  swap('lists/testimonials.json', '"audience"', '"audience"', /has no entry for the audience "partners", which pages/, { name: 'no voice for one audience', edit: (text) => text.replaceAll('"audience": "partners"', '"audience": "talents"').replaceAll(/\n.*"face".*,?(?=\n)/g, ''), at: '"items"' }),
  swap('pages/learners.json', '"only": [', '"only": [], "was": [', /at least 1 entry/, { name: 'opportunities of which none is chosen', edit: (text) => text.replace(/"only": \[[^\]]*\]/, '"only": []'), at: '"only": []' }),
  swap('navigation/public.json', '"groups": [', '"groups": [', /this menu has no groups/, { name: 'a menu without its groups', edit: (text) => text.replace(/"groups": \[[\s\S]*?\],\s*/, '').replace(/, "group": "(?!programs)[^"]*"/g, '').replace(/(, "group": "programs")([\s\S]*)/, (_, first: string, rest: string) => first + rest.replaceAll(', "group": "programs"', '')), at: '"group": "programs"' }),
  swap('badges.json', '"items"', '"items"', /at least 1 entry/, { name: 'no badges', edit: () => '{\n  "items": []\n}\n', at: 2 }),
];

/** The product needs it, and it is not there; words that lost a form, a placeholder, themselves. */
export const brokenNeeds: Broken[] = [
  ...['messages/mails.json', 'messages/answers.json', 'messages/fields.json', 'interface/app.json', 'interface/site.json', 'navigation/public.json', 'navigation/footer.json', 'navigation/mobile.json', 'navigation/talent.json', 'navigation/mentor.json', 'navigation/partner.json', 'payment/cards.json', 'badges.json', 'mentors/sessions.json', 'lists/mentor-resources.json', 'locales.json', 'messages/failures.json'].map((file) => take(file, /is missing/)),
  swap(mails, '"verifyEmail": {', '"verifyMail": {', /"verifyMail" is used nowhere\. Did you mean "verifyEmail"/),
  swap(mails, '"nameless": "there",', '', /"nameless" is missing/, { at: 1 }),
  swap(mails, 'your verification code is {{code}}. It is valid for {{minutes}} minutes.\\n\\n{{code}}', 'your verification code is here for {{minutes}} minutes', /lacks \{\{code\}\}/, { at: 'your verification code is here' }),
  swap(mails, 'Hello {{firstName}}', 'Hello {{fristName}}', /has \{\{fristName\}\}, which the product does not fill in here\. Did you mean "\{\{firstName\}\}"/),
  swap(mails, 'Hello {{firstName}}', 'Hello {firstName}', /broken placeholder/),
  swap('pages/webinars.json', '"{{count}} minutes"', '"minutes"', /lacks \{\{count\}\}/),
  swap('interface/app.json', '"titlePattern": "{{page}} · {{brand}}"', '"titlePattern": "{{page}}"', /lacks \{\{brand\}\}/),
  swap('interface/app.json', '"titlePattern":', '"titelPattern":', /"titelPattern" is used nowhere\. Did you mean "titlePattern"/),
  swap('interface/app.json', '"collapse": "Narrow the menu",', '', /"collapse" is missing/, { at: '"frame": {' }),
  swap('interface/app.json', '"collapse": "Narrow the menu",', '"collapse": { "deep": "Narrow the menu" },', /"collapse" must be a group|"collapse" is missing|must be/),
  swap('interface/app.json', '"collapse": "Narrow the menu",', '"collapse": "",', /is empty/),
  swap('interface/app.json', '"collapse": "Narrow the menu",', '"collapse": null,', /must be a text/),
  swap('interface/blueprint.json', '"summary_one": "{{done}} of {{count}} milestone done.",', '', /"summary" needs all forms/, { at: '"summary_other"', name: 'a plural without its one' }),
  swap('interface/blueprint.json', 'milestone done.",\n    "summary_other": "{{done}} of {{count}} milestones done."', 'milestone done."', /add "summary_other" beside it/, { at: '"summary_one"', name: 'a plural without its other' }),
];

/** Texts that say nothing, or harm. */
export const brokenTexts: Broken[] = [
  ...(['To be written', 'to be written.', 'TO BE WRITTEN', 'TO BE WRITTEN: who we are'] as const).map((text) => swap('pages/about.json', '"Our Mission"', `"${text}"`, /still to be written/)),
  swap(post, 'author: Editorial team', 'author: To be written', /still to be written/),
  swap(survey, '"Who would you like to be five years from now?"', '"To be written"', /still to be written/),
  ...['<script>alert(1)</script>', '<b>bold</b>', '<img src=x onerror=alert(1)>', '<!-- hidden -->', 'a\\u0000b', 'a\\u202eb', 'a\\u200bb', 'a\u00adb', 'a\ue000b', 'a\\ue000b', 'a\\uffff', '\\ud800'].map((text) => swap('pages/about.json', '"Our Mission"', `"${text}"`, /HTML|invisible|no font|half a character/)),
  ...['', ' ', '\\u00a0', '\\n'].map((text) => swap('pages/about.json', '"Our Mission"', `"${text}"`, /is empty/)),
  swap('pages/about.json', '"Our Mission"', `"${'x'.repeat(200)}"`, /200 characters long/),
  ...['import x from "x"', 'export const x = 1', '{process.env}', '<script>x</script>', '<Calout>x</Calout>', '<Callout onClick="x">y</Callout>', '<Quote by={name}>x</Quote>', '<Callout>open', '![](/share/default.png)', '![picture](/pictures/none.png)', '<https://plain.example>', '<!-- x -->', 'a {brace'].map((text) => swap(terms, '\n\n', `\n\n${text}\n\n`, /./, { at: text, name: `a legal text: ${text}`, edit: (before) => before.replace(/\n---\n\n/, () => `\n---\n\n${text}\n\n`) })),
  swap(terms, 'version: draft-1', 'version: ""', /is empty/),
];

/** Files that cannot be read, or are no content. */
export const brokenFiles: Broken[] = ['brand.json', 'navigation/public.json', survey, 'pages/about.json', 'lists/news.json', 'forms/contact.json', rules, 'interface/booking.json', mails].flatMap((file) => [
  { name: `${file} is cut off`, file, edit: (text: string) => text.trimEnd().slice(0, -1), words: /closing/, at: 'end' },
  { name: `${file} is empty`, file, edit: () => '', words: /value is expected/ },
  { name: `${file} starts with a BOM`, file, edit: (text: string) => `\ufeff${text}`, words: /byte order mark/ },
  { name: `${file} has a comma too many`, file, edit: (text: string) => text.replace(/^\{/, '{,'), words: /comma too many/ },
  { name: `${file} has a comment`, file, edit: (text: string) => text.replace(/^\{/, '{ // note'), words: /comments are not allowed/ },
  { name: `${file} has an unknown key`, file, edit: (text: string) => text.replace(/^\{/, '{ "colour": 1,'), words: /"colour" is not a field|must be a text/ },
  { name: `${file} has a key twice`, file, edit: (text: string) => text.replace(/^\{\s*("[\w-]+")/, (whole, key: string) => `{ ${key}: "x",${whole.slice(1)}`), words: /stands twice/, at: 2 },
  { name: `${file} is a list`, file, edit: (text: string) => `[${text}]`, words: /must be an \{object\}|not a \[list\]/ },
]);

/** What a stranger's hand gets wrong: each was silent when it was tried. */
export const brokenByHand: Broken[] = [
  swap('navigation/public.json', '"to": "/about" }', '"to": "/talent/dashboard" }', /where they must sign in first/),
  swap('navigation/footer.json', '"to": "/help"', '"to": "/profile"', /where they must sign in first/),
  swap('navigation/talent.json', '"to": "/talent/projects"', '"to": "/mentor/resources"', /a room of others/),
  swap('navigation/partner.json', '"to": "/partner/jobs"', '"to": "/talent/jobs"', /a room of others/),
  swap(redirects, '"MENTOR": "/mentor/dashboard", "PARTNER"', '"MENTOR": "/talent/dashboard", "PARTNER"', /a room of others/),
  swap('navigation/public.json', '{ "id": "programs", "label": "Programs" }', '{ "id": "programs", "label": "Programs" }, { "id": "unused", "label": "Unused" }', /no item stands in it/),
  ...[' Close', 'Close\\n', 'Close '].map((text) => swap('interface/common.json', '"close": "Close"', `"close": "${text}"`, /begins or ends with blanks/)),
  swap('interface/common.json', '"close": "Close"', String.raw`"close": "Close\t"`, /holds a tab/),
  swap('interface/common.json', '"close": "Close"', '"close": "Cl\u043ese"', /letters of another alphabet/),
  ...['"TODO"', '"TODO: say why"', '"TBD."', '"FIXME"', '"XXX"', '"Lorem ipsum"'].map((text) => swap('pages/about.json', '"Our Mission"', text, /still to be written/)),
  ...['# ', '## ', '- ', '* ', '> '].map((mark) => swap('pages/about.json', '"Between the last exam', `"${mark}Between the last exam`, /which is shown here as it stands/)),
  swap('pages/about.json', 'Between the last exam', 'Between `the` last exam', /which is shown here as it stands/),
  swap(post, 'project', 'project', /as large as the title/, { name: 'a heading like the title', edit: (text) => text.replace(/\n## /, '\n# '), at: '\n# '.trim() }),
  swap(post, 'project', 'project', /skips a level/, { name: 'a heading two levels down', edit: (text) => text.replace(/\n## /, '\n#### '), at: '#### ' }),
  put('interface/extra.json', '{ "a": "b" }\n', /shows nothing of this file/),
  ...['other', 'others'].map((one) => insert(survey, '{ "id": "entrepreneurship", "label": "Entrepreneurship", "value": "Entrepreneurship" }', `,{ "id": "${one}", "label": "More", "value": "More" }`, /is offered at the end by itself/)),
  swap(general, 'Choose three directions you could imagine, talk to two people in each, and keep the one you can explain in a sentence.', 'Ask five people who know you well what they would come to you for, and write one page on what their answers have in common.', /is that of "general-strengths" too/, { at: '"general-three-directions"' }),
  swap('resources.json', '"languages": ["en"]', '"languages": ["xx"]', /the code of no language/),
  swap(mails, 'Your {{product}} verification code: {{code}}', 'Your {{product}}\\nverification code: {{code}}', /has a line break/),
  swap('interface/blueprint.json', '"kept_one": "{{count}} kept",\n    "kept_other": "{{count}} kept",', '"kept": "{{count}} kept",', /"kept" is one text, and the product shows a plural/),
  swap('blueprint/visions.json', '"quote": "“{words}”"', '"quote": "“{word}”"', /has \{word\}/),
];
