// What a layer or a floor may import is written once, in tools/setup/layers.mjs.
import js from '@eslint/js';
import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { floorRules, layers, refused } from './tools/setup/layers.mjs';

// Without Nx's graph of projects the rule of the layers lets everything pass, so it is made where nobody has made it yet.
try {
  readCachedProjectGraph();
} catch {
  await createProjectGraphAsync();
}

const constraints = (alsoTesting, more) =>
  Object.entries(layers).map(([layer, targets]) => ({
    sourceTag: `layer:${layer}`,
    onlyDependOnLibsWithTags: [...targets, ...more, ...(alsoTesting ? ['testing', layer] : [])].map((target) => `layer:${target}`),
  }));
const boundaries = (alsoTesting, more = []) => [
  'error',
  { enforceBuildableLibDependency: false, allow: [], depConstraints: constraints(alsoTesting, more) },
];

// A platform's own hour is 5 PM in one language and 17:00 in the next; libs/model/src/format/times.ts has the clock.
const clockRule = [
  'ObjectExpression:has(> Property[key.name="timeStyle"]):not(:has(> Property[key.name="hourCycle"]))',
  'ObjectExpression:has(> Property[key.name="hour"][value.value=/digit|numeric/]):not(:has(> Property[key.name="hourCycle"]))',
  'CallExpression[callee.property.name=/^toLocale(Time)?String$/][arguments.length<2]',
].map((selector) => ({ selector, message: 'Times stand on the 24-hour clock: use momentFormat or clock of @bridge/model.' }));

// A language has one order of dates, on public pages, on screens and in mails; libs/model/src/format/dates.ts has it.
const dateRule = [
  'NewExpression[callee.object.name="Intl"][callee.property.name="DateTimeFormat"][arguments.length>0]',
  'CallExpression[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]',
  'CallExpression[callee.property.name="toLocaleDateString"]',
].map((selector) => ({ selector, message: 'Dates have one order in each language: use dateFormat or calendarDay of @bridge/model.' }));

// Columns are named: what a statement answers must not change under a process while a migration of the next version runs.
const star = '/(^\\s*|\\b(select|distinct|returning)\\s+|,\\s*)(\\w+\\.)?[*](\\s+from\\b|\\s*[),]|\\s*$)|^[.][*]/i';
const columnsRule = [`TemplateElement[value.raw=${star}]`, `Literal[value=${star.replace('|^[.][*]', '').replace('(^\\s*|', '(')}]`].map((selector) => ({ selector, message: 'Name the columns (database/columns.ts): "*" changes with the schema, under a process of before the migration.' }));

const htmlRule = ['JSXAttribute[name.name="dangerouslySetInnerHTML"]', 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]'].map((selector) => ({ selector, message: 'Draw with React: Trusted Types refuse HTML strings.' }));

export default tseslint.config(
  { ignores: ['**/dist', '**/.nx', '**/node_modules', 'reports', '**/fixtures/**', 'tools/bench/measure.mjs'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': boundaries(false),
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-undef': 'off', // TypeScript knows
    },
  },
  {
    files: ['libs/*/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'],
    ignores: ['libs/content/**', 'libs/{pictures,share-image}/**'], // these run on the server and in builds
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [refused.zod, refused.contentCode, refused.tools],
          paths: [{ name: 'react', importNames: ['lazy'], message: 'It keeps a file that did not come for ever, and takes the whole screen with it: use latePart (libs/ui), or lazyScreen for a route.' }],
        },
      ],
      'no-restricted-syntax': ['error', ...htmlRule, ...clockRule, ...dateRule],
    },
  },
  {
    files: ['libs/{content,pictures,share-image}/src/**/*.ts', 'apps/api/src/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [refused.tools] }], 'no-restricted-syntax': ['error', ...clockRule, ...dateRule, ...columnsRule] },
  },
  { files: ['apps/api/src/**/*.ts'], plugins: { floors: floorRules }, rules: { 'floors/imports': 'error' } },
  // What makes dates or reads the parts of one, and tests, which say by other words what is to be read.
  {
    files: ['libs/model/src/format/{dates,times}.ts', 'libs/model/src/zone.ts', 'libs/model/src/zones/names.ts', '{libs,apps/web}/**/*.test.{ts,tsx}', '{libs,apps/web}/**/testing/**'],
    ignores: ['libs/content/**', 'libs/{pictures,share-image}/**'],
    rules: { 'no-restricted-syntax': ['error', ...htmlRule, ...clockRule] },
  },
  { files: ['{libs/content,libs/pictures,libs/share-image,apps/api}/**/*.test.ts', 'apps/api/**/testing/**'], rules: { 'no-restricted-syntax': ['error', ...clockRule] } },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { '@nx/enforce-module-boundaries': boundaries(true) },
  },
  {
    files: ['apps/web-e2e/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': ['error', { property: 'waitForTimeout', message: 'A time is too short on a slow machine and too long on a quick one: wait for the thing (expect(…), expect.poll, settled).' }],
    },
  },
  // Wiring, not product: these read tools/setup by path before any package of ours can be resolved.
  { files: ['**/{vite,vitest,playwright}.config.ts'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },
);
