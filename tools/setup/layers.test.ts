import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const boundaries = '@nx/enforce-module-boundaries';

test.each([
  ['the model imports nothing of ours', 'libs/model/src/x.ts', "export { call } from '@bridge/client';"],
  ['a feature does not import another feature', 'libs/survey/src/x.ts', "export { CareerPage } from '@bridge/blueprint';"],
  ['not even lazily', 'libs/survey/src/x.ts', "export const later = () => import('@bridge/blueprint');"],
  ['a type counts as well', 'libs/blueprint/src/x.ts', "export type { SurveyFlow } from '@bridge/survey';"],
  ['a path around the package’s name is refused', 'libs/survey/src/x.ts', "export { CareerPage } from '../../blueprint/src/index.ts';"],
  ['a lib does not import an app', 'libs/ui/src/x.ts', "export * from '@bridge/api';"],
  ['the server does not import screens', 'apps/api/src/x.ts', "export { Dialog } from '@bridge/ui';"],
])('%s', (_, file, source) => {
  expect(rulesBrokenBy(file, source)).toContain(boundaries);
});

test('a screen takes types of content, never its code', () => {
  expect(rulesBrokenBy('libs/survey/src/x.ts', "export type { Survey } from '@bridge/content';")).toEqual([]);
  expect(rulesBrokenBy('libs/survey/src/x.ts', "import { openContent } from '@bridge/content';\nvoid openContent;")).toContain('@typescript-eslint/no-restricted-imports');
});

test('what a layer may import passes', () => {
  expect(rulesBrokenBy('libs/survey/src/x.ts', "export { Questionnaire } from '@bridge/questionnaire';\nexport { contract } from '@bridge/model';")).toEqual([]);
});

function rulesBrokenBy(file: string, source: string): string[] {
  const args = ['--stdin', '--stdin-filename', file, '--format', 'json'];
  const { stdout, stderr } = spawnSync('eslint', args, { cwd: root, input: source, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  const [result] = JSON.parse(stdout) as { messages: { ruleId: string }[] }[]; // ESLint's own format
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}
