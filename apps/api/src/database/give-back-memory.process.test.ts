import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

// A rush, of which nothing is needed afterwards, in a thread that then has nothing to do.
const rush = `
  import { giveBackMemory } from ${JSON.stringify(path.join(import.meta.dirname, 'give-back-memory.ts'))};
  const megabytes = () => process.memoryUsage.rss() / 2 ** 20;
  giveBackMemory(1000);
  let many = Array.from({ length: 2e6 }, (_, number) => ({ number }));
  const full = megabytes();
  many = undefined;
  const looks = setInterval(() => {
    if (megabytes() > full - 60) return;
    console.log('given back');
    clearInterval(looks);
  }, 100);
`;

test('what a rush took goes back to the system once there is nothing to do', async () => {
  const child = spawn(process.execPath, ['--expose-gc', '--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', rush], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect([said, code]).toEqual(['given back\n', 0]);
});
