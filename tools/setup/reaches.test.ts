import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { notReaching } from './reaches.ts';

test('only a file that comes to another one by no way does not reach it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reaches-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'itself.test.ts': "import { a } from './below/target.ts';",
    'by-another.test.ts': "import { one } from './one.ts';",
    'later.test.ts': "const one = await import('./one.ts');",
    'handed-on.test.ts': "export * from './one.ts';",
    'not.test.ts': "import path from 'node:path';\nimport { two } from './two.ts';\nimport { gone } from './gone.ts';",
    'below/not-either.test.ts': "import { two } from '../two.ts';",
    'one.ts': "import { two } from './two.ts';\nimport { a } from './below/target.ts';",
    'two.ts': "import type { Not } from './not.test.ts';\nimport { three } from './three.ts';",
    'three.ts': "import { two } from './two.ts';",
    'below/target.ts': "import { two } from '../two.ts';",
  };
  mkdirSync(path.join(folder, 'below'));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  expect(notReaching(folder, '**/*.test.ts', 'below/target.ts').sort()).toEqual(['below/not-either.test.ts', 'not.test.ts']);
});
