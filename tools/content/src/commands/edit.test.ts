import { expect, test } from 'vitest';
import { Content } from '@bridge/content/engine/content';
import { copyOfContent, type ContentCopy } from '@bridge/content/testing';
import { run } from '../testing/run.ts';

const at = (copy: ContentCopy) => ['--folder', copy.folder];
const faults = async (copy: ContentCopy) => (await new Content(copy.folder).readAll()).faults();

test('a question of each type is added where it is wanted, and the rest of the file stays as it was', async () => {
  using copy = copyOfContent();
  const before = copy.read('surveys/talent.json').split('\n');
  expect(await run('new', 'question', 'surveys/talent', 'languages', '--phase', 'skills', '--prompt', 'Which languages?', ...at(copy))).toMatchObject({ code: 0, out: expect.stringMatching(/^content\/surveys\/talent\.json:\d+ is there/) });
  const after = copy.read('surveys/talent.json').split('\n');
  expect(before.filter((line) => !after.includes(line))).toEqual([]);
  for (const type of ['dropdown', 'radio', 'multi-select']) expect((await run('new', 'question', 'surveys/talent', `a-${type}`, '--type', type, ...at(copy))).code).toBe(0);
  expect(await faults(copy)).toEqual([]);
  const survey = (await new Content(copy.folder).readAll()).get('surveys/talent')!;
  expect(survey.phases.find(({ id }) => id === 'skills')!.questions.at(-1)).toEqual({ id: 'languages', type: 'text', prompt: 'Which languages?' });
  expect(survey.phases.at(-1)!.questions.slice(-3).map(({ type }) => type)).toEqual(['dropdown', 'radio', 'multi-select']);
});

test('a page, a post and an entry of a list are added and have no faults', async () => {
  using copy = copyOfContent();
  copy.write('lists/news.json', '{\n  "items": []\n}\n');
  expect(await run('new', 'page', 'about/team', '--title', 'The team', ...at(copy))).toMatchObject({ code: 0, out: expect.stringContaining('content/pages/about-team.json:') });
  expect((await run('new', 'post', 'first-steps', '--title', 'First: steps', ...at(copy))).code).toBe(0);
  expect((await run('new', 'list-entry', 'news', 'opening', ...at(copy))).code).toBe(0);
  expect(await faults(copy)).toEqual([]);
  const content = await new Content(copy.folder).readAll();
  expect(content.get('pages/about-team')).toMatchObject({ path: '/about/team', title: 'The team' });
  expect(content.get('blog/first-steps')).toMatchObject({ title: 'First: steps' });
  expect(content.get('lists/news')).toMatchObject({ items: [{ id: 'opening' }] });
});

test('what is asked wrongly is answered with what was meant, and nothing is written', async () => {
  using copy = copyOfContent();
  const before = copy.read('surveys/talent.json');
  expect(await run('new', 'question', 'surveys/tallent', 'x', ...at(copy))).toMatchObject({ code: 2, err: 'There is no file content/surveys/tallent.json. Did you mean "surveys/talent.json"?\n' });
  expect(await run('new', 'question', 'surveys/talent', 'x', '--phase', 'skils', ...at(copy))).toMatchObject({ code: 2, err: 'There is no phase "skils" in surveys/talent.json. Did you mean "skills"?\n' });
  expect(await run('new', 'question', 'surveys/talent', 'x', '--type', 'dropdwon', ...at(copy))).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean "dropdown"?') });
  expect(await run('new', 'post', 'Not an id', ...at(copy))).toMatchObject({ code: 2 });
  expect(await run('new', 'question', 'surveys/talent', ...at(copy))).toMatchObject({ code: 2, err: expect.stringContaining('Something is missing after "new question".') });
  expect(await run('new', 'pots', ...at(copy))).toMatchObject({ code: 2, err: expect.stringContaining('There is no command "new pots". Did you mean "new post"?') });
  expect(copy.read('surveys/talent.json')).toBe(before);
});

test('a renamed question takes references, answers of the library, translations and their lock along', async () => {
  using copy = copyOfContent();
  copy.write('blueprint/begin.json', JSON.stringify({ acts: [{ id: 'do', first: 'Begin.', done: 'It is there.', stuck: 'Ask.', hours: [1, 2], cost: 'none', ways: ['mentors'] }] }));
  copy.write('blueprint/milestones/some.json', JSON.stringify({ milestones: [{ id: 'a', years: [1], act: 'do', text: 'Do it.', for: ['5:technology', '5:other', '6:other'] }] }, null, 2));
  copy.replace('surveys/talent.json', '"id": "7",', '"id": "7", "showIf": { "question": "5", "options": ["technology"] },');
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('translations/fr/surveys/talent.json', JSON.stringify({ phases: { skills: { questions: { 5: { prompt: 'Secteurs ?', options: { technology: { label: 'Technologie' } } } } } } }));
  await run('check', ...at(copy));

  const renamed = await run('rename', '5', 'industries', ...at(copy));

  expect(renamed).toMatchObject({ code: 0, out: expect.stringContaining('"5" is now "industries" in 4 files.') });
  expect(copy.read('surveys/talent.json')).toContain('"showIf": { "question": "industries", "options": ["technology"] }');
  expect(JSON.parse(copy.read('blueprint/milestones/some.json'))).toMatchObject({ milestones: [{ for: ['industries:technology', 'industries:other', '6:other'] }] });
  expect(JSON.parse(copy.read('translations/fr/surveys/talent.json'))).toMatchObject({ phases: { skills: { questions: { industries: { prompt: 'Secteurs ?' } } } } });
  expect(copy.read('translations/fr.lock.json')).toContain('"phases.skills.questions.industries.options.technology.label"');
  expect(await run('check', '--frozen', ...at(copy))).toMatchObject({ code: 0 });

  expect((await run('rename', 'industries.options.technology', 'tech', ...at(copy))).code).toBe(0);
  expect(copy.read('surveys/talent.json')).toContain('"showIf": { "question": "industries", "options": ["tech"] }');
  expect(copy.read('blueprint/milestones/some.json')).toContain('"industries:tech"');
  expect(await faults(copy)).toEqual([]);
});

test('a renamed question takes along what is translated under its answers', async () => {
  using copy = copyOfContent();
  const part = { id: 'who', patterns: [{ id: 'any', text: 'I work in {5:other}.' }] };
  copy.write('blueprint/visions.json', JSON.stringify({ quote: '“{words}”', phrases: { '5:technology': 'technology', '6:programming': 'programming' }, parts: [part] }, null, 2));
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('translations/fr/surveys/talent.json', JSON.stringify({ phases: { skills: { questions: { 5: { prompt: 'Secteurs ?' } } } } }));
  copy.write('translations/fr/blueprint/visions.json', JSON.stringify({ phrases: { '5:technology': 'la technologie', '6:programming': 'la programmation' }, parts: { who: { patterns: { any: { text: 'Mon métier : {5:other}.' } } } } }));
  await run('check', ...at(copy));

  expect(await run('rename', '5', 'industries', ...at(copy))).toMatchObject({ code: 0, err: '' });

  expect(JSON.parse(copy.read('blueprint/visions.json'))).toMatchObject({ phrases: { 'industries:technology': 'technology', '6:programming': 'programming' }, parts: [{ patterns: [{ text: 'I work in {industries:other}.' }] }] });
  expect(JSON.parse(copy.read('translations/fr/blueprint/visions.json'))).toEqual({ phrases: { 'industries:technology': 'la technologie', '6:programming': 'la programmation' }, parts: { who: { patterns: { any: { text: 'Mon métier : {industries:other}.' } } } } });
  expect(await run('check', '--frozen', ...at(copy))).toMatchObject({ code: 0 });
});

test('an id of several things is asked about, one that is taken is refused and nothing is written', async () => {
  using copy = copyOfContent();
  const before = copy.read('surveys/talent.json');
  copy.write('surveys/other.json', before.replace('"id": "talent"', '"id": "other"'));
  expect(await run('rename', '5', 'industries', ...at(copy))).toMatchObject({ code: 2, err: '"5" is the id of 2 things. Say which:\n  phases.skills.questions.5 --file surveys/other.json\n  phases.skills.questions.5 --file surveys/talent.json\n' });
  copy.remove('surveys/other.json');
  expect(await run('rename', '5', '6', ...at(copy))).toMatchObject({ code: 1, err: expect.stringMatching(/^Nothing was renamed\. With the new name this would be wrong:\ncontent\/surveys\/talent\.json:.* duplicate-id "6" is used twice/) });
  expect(await run('rename', 'stuff', 'x', ...at(copy))).toMatchObject({ code: 2, err: expect.stringContaining('There is no id "stuff".') });
  expect(copy.read('surveys/talent.json')).toBe(before);
});
