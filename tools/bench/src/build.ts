import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cpuOfRun } from './cpu.ts';
import { ms, printTable } from './table.ts';

const prerender = 'tools/prerender/src/main.ts';

/** What one more page costs, and one edited post among five hundred. */
export function measureBuild(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-bench-'));
  try {
    measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measure(folder: string): void {
  const content = path.join(folder, 'content');
  const out = path.join(folder, 'site');
  const build = (clean: boolean) => {
    if (clean) rmSync(out, { recursive: true, force: true });
    const started = performance.now();
    const { cpu, code } = cpuOfRun(prerender, ['--content', content, '--out', out, '--no-images']);
    if (code !== 0) throw new Error(`${prerender} ended with ${code}`);
    return { cpu, wall: performance.now() - started };
  };
  cpSync('content', content, { recursive: true });
  for (let post = 0; post < 100; post += 1) writePost(content, post);
  build(true);
  const hundred = build(true);
  for (let post = 100; post < 500; post += 1) writePost(content, post);
  const fiveHundred = build(true);
  writePost(content, 250, 'One sentence more.');
  const edited = build(false);
  const languages = 1 + globSync('translations/*/locale.json', { cwd: content }).length;
  printTable('Making the site (Node’s own start included; pictures for shared links are drawn once for each title and left out)', ['what', 'CPU ms', 'wall ms', 'goal'], [
    ['100 posts', ms(hundred.cpu), ms(hundred.wall), ''],
    ['500 posts', ms(fiveHundred.cpu), ms(fiveHundred.wall), ''],
    [`one more page (a post is ${languages} of them, one for each language)`, ((fiveHundred.cpu - hundred.cpu) / 400 / languages).toFixed(2), '', '2'],
    ['one post of 500 edited', ms(edited.cpu), ms(edited.wall), '1000 wall'],
  ]);
}

/** A post of ordinary length: five sections with paragraphs, a list, a link, a table of code. */
function writePost(content: string, number: number, more = ''): void {
  const paragraph = 'A project is the shortest road from a classroom to evidence: something made, for someone, with a deadline, and read by people who need it. '.repeat(4);
  const section = (index: number) => `## Section ${index + 1} of post ${number}\n\n${paragraph}\n\n- A first point\n- A *second* point\n- [A link](https://example.com/${number})\n\n${paragraph}\n`;
  const head = `---\ntitle: Post ${number}\ndescription: A sample of ordinary length, number ${number}.\ndate: ${new Date(Date.UTC(2024, 0, 1 + number)).toISOString().slice(0, 10)}\nauthor: Editorial team\ncategory: Education\n---\n\n`;
  writeFileSync(path.join(content, `blog/post-${number}.mdx`), `${head}${Array.from({ length: 5 }, (_, index) => section(index)).join('\n')}\n\`\`\`js\nconst post = ${number};\n\`\`\`\n\n${more}\n`);
}
