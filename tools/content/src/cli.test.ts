import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfContent } from '@bridge/content/testing';

const cli = path.join(import.meta.dirname, 'cli.ts');

function start(...args: string[]) {
  const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said.err += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  return { child, said, ended };
}

async function run(...args: string[]) {
  const { said, ended } = start(...args);
  return { code: await ended, ...said };
}

test('content without faults ends well', async () => {
  using copy = copyOfContent();
  expect(await run('check', '--part', '--folder', copy.folder)).toEqual({ code: 0, out: '7 files, no faults\n', err: '' });
});

test('what is over is told at its own line, each time, and is no fault', async () => {
  using copy = copyOfContent();
  copy.write('blog/gone.mdx', '---\ntitle: Gone\ndescription: No more.\ndate: 2025-11-20\nauthor: The team\ncategory: Education\npublishUntil: 2026-01-01\n---\n\nA text of it.\n');
  for (let time = 0; time < 2; time++) {
    const { code, out } = await run('check', '--part', '--folder', copy.folder);
    expect([code, out]).toEqual([0, 'content/blog/gone.mdx:7:1 over is not shown any more since 2026-01-01: give it a later day, or take it away\n8 files, no faults\n']);
  }
});

test('faults are listed and end with code 1', async () => {
  using copy = copyOfContent();
  copy.replace('surveys/talent.json', '"prompt": "What is your field', '"promt": "What is your field');
  const { code, out } = await run('check', '--part', '--folder', copy.folder);
  expect(code).toBe(1);
  expect(out).toBe('content/surveys/talent.json:35:11 error unknown-key "promt" is not a field of a question. Did you mean "prompt"?\nLinks and ids that have to do with content/surveys/talent.json are looked at once that is mended.\n7 files, 1 fault\n');
});

test('faults as JSON and as annotations of a pull request', async () => {
  using copy = copyOfContent();
  copy.replace('navigation/footer.json', '"/help"', '"help, now: 100%"');
  const json = await run('check', '--part', '--json', '--folder', copy.folder);
  expect([json.code, JSON.parse(json.out)]).toEqual([
    1,
    { files: 7, faults: [{ file: 'content/navigation/footer.json', line: 7, column: 44, code: 'unsafe-link', message: '"to" is not a link: use a path of this site ("/about"), https:, mailto: or tel:' }] },
  ]);
  const github = await run('check', '--part', '--github', '--folder', copy.folder);
  expect(github.out).toBe('::error file=content/navigation/footer.json,line=7,col=44,title=unsafe-link::"to" is not a link: use a path of this site ("/about"), https:, mailto: or tel:\n');
});

test('--watch reports after each edit', async () => {
  using copy = copyOfContent();
  const { child, said, ended } = start('check', '--part', '--watch', '--folder', copy.folder);
  await expect.poll(() => said.out).toBe('7 files, no faults\n');
  const good = copy.read('locales.json');
  // The first report says that it has read, not yet that it watches.
  await expect.poll(() => (copy.write('locales.json', '{}'), said.out), { interval: 200 }).toContain('error missing-field a list of locales needs "source"');
  said.out = '';
  copy.write('locales.json', good);
  await expect.poll(() => said.out).toMatch(/7 files, no faults\n$/);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});

test('what was found sound is known again, what was not is looked at again, and so is the least change', async () => {
  using copy = copyOfContent();
  const check = () => run('check', '--part', '--folder', copy.folder);
  const sound = { code: 0, out: '7 files, no faults\n', err: '' };
  const memory = path.join(path.dirname(copy.folder), '.content/sound-folder');
  expect(await check()).toEqual(sound);
  const seen = readFileSync(memory, 'utf8');
  expect(await check()).toEqual(sound);
  expect(JSON.parse((await run('check', '--part', '--json', '--folder', copy.folder)).out)).toEqual({ files: 7, faults: [] });
  const survey = copy.read('surveys/talent.json');
  copy.write('surveys/talent.json', survey.replace('"prompt"', '"promt"'));
  for (let time = 0; time < 2; time += 1) expect(await check()).toMatchObject({ code: 1, out: expect.stringContaining('Did you mean "prompt"?') });
  copy.write('surveys/talent.json', survey);
  copy.write('surveys/Wrong name.json', '{}');
  expect(await check()).toMatchObject({ code: 1, out: expect.stringContaining('unknown-file') });
  copy.remove('surveys/Wrong name.json');
  expect(await check()).toEqual(sound);
  expect(readFileSync(memory, 'utf8')).toBe(seen);
  // Documents that are known one by one are held against each other all the same.
  copy.write('surveys/again.json', survey.replace('"id": "talent"', '"id": "again"'));
  copy.write('surveys/other.json', survey.replace('"id": "talent"', '"id": "other"'));
  expect(await check()).toEqual({ ...sound, out: '9 files, no faults\n' });
  copy.write('surveys/other.json', survey.replace('"id": "talent"', '"id": "again"'));
  copy.write('surveys/more.json', survey.replace('"id": "talent"', '"id": "more"'));
  for (let time = 0; time < 2; time += 1) expect(await check()).toMatchObject({ code: 1, out: expect.stringContaining('surveys/other.json:2:9 error duplicate-id "again" is used twice: first in surveys/again.json:2:9') });
});

test('a wrong command or option is answered with what was meant', async () => {
  expect(await run('chek')).toMatchObject({ code: 2, err: expect.stringMatching(/^There is no command "chek"\. Did you mean "check"\?/) });
  expect(await run('check', '--wach')).toMatchObject({ code: 2, err: expect.stringMatching(/^There is no option "--wach"\. Did you mean "--watch"\?/) });
  expect(await run('check', '--folder', '/nowhere')).toMatchObject({ code: 2, err: 'There is no folder /nowhere.\n' });
});

test('help tells the commands, and each command its options', async () => {
  expect((await run('--help')).out).toMatchInlineSnapshot(`
    "npm run content -- <command> [options]

      check           Checks every file of content/ and reports all that is wrong, with line and column.
      schema          Writes JSON Schemas for editors to .content/schema, translations included, and tells VS Code of them.
      new question    Adds a question at the end of a phase of a survey, or of a form.
      new page        Adds a public page, with a hero and a paragraph.
      new post        Adds a blog post, dated today.
      new list-entry  Adds an entry at the end of a list of lists/.
      remove          Takes away what an id names, or a whole document, with its translations; refused where something still refers to it.
      needs           For developers: writes down which documents, addresses and words the code needs, for the check to guard.
      rename          Gives an id another name: where it is declared, where it is referred to, in translations and their lock files.
      locale add      Begins a language: a folder of translations/ with its name and direction.
      locale status   How much of each language is translated, missing, or stale because its source has changed.
      locale todo     What is missing or stale in a language: JSON as the files of translations/ want it, with the source texts to be replaced.
      locale diff     Of every stale text: what its source said when it was translated (from the history of git), what it says now, and the translation.
      locale accept   Says of stale texts that their translation is still right as it is.
      locale pseudo   Writes the pseudo-language en-XA, a draft: every text accented, in brackets and longer, so that what is not translated shows.
      locale export   Writes the texts of a language with their source and state, for Weblate, Crowdin, a translation tool or an editor of PO files.
      locale import   Takes over a file of translations: XLIFF, PO or flat JSON. A text with a fault is left out and told; one made from an older source stays stale.
      locale tidy     Takes away the words of a language whose source text is gone; nothing else ever does.

    A command tells its options with --help.
    "
  `);
  expect(await run('check', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('--watch') });
});

test('schema writes one file for each kind, and the mappings', async () => {
  using copy = copyOfContent();
  const out = path.dirname(copy.folder);
  expect((await run('schema', '--folder', copy.folder, '--out', out)).code).toBe(0);
  expect(existsSync(path.join(out, '.content/schema/surveys-any.json'))).toBe(true);
  expect(readFileSync(path.join(out, '.vscode/settings.json'), 'utf8')).toContain('./.content/schema/surveys-any.json');
});
