// Layers are the tags in each project's package.json ("layer:model" …). What a layer may import is written once, here.
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// `content` below a screen's layer means types only (see no-restricted-imports): zod never reaches the browser.
const mayImport = {
  model: [],
  client: ['model'],
  ui: ['model'],
  questionnaire: ['model', 'client', 'ui', 'content'],
  site: ['model', 'client', 'ui', 'content'],
  feature: ['model', 'client', 'ui', 'questionnaire', 'content'],
  web: ['model', 'client', 'ui', 'questionnaire', 'site', 'feature', 'content'],
  picture: ['model'],
  api: ['model', 'content', 'picture'],
  content: ['model'],
  tool: ['model', 'content', 'picture', 'tool'],
  testing: ['model', 'client', 'ui', 'questionnaire', 'site', 'feature', 'content'],
  e2e: ['model', 'content', 'tool'],
};
const constraints = (alsoTesting) =>
  Object.entries(mayImport).map(([layer, targets]) => ({
    sourceTag: `layer:${layer}`,
    onlyDependOnLibsWithTags: [...targets, ...(alsoTesting ? ['testing', layer] : [])].map((target) => `layer:${target}`),
  }));
const boundaries = (alsoTesting) => [
  'error',
  { enforceBuildableLibDependency: false, allow: [], depConstraints: constraints(alsoTesting) },
];

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
    files: ['libs/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@bridge/content',
              allowTypeImports: true,
              message: 'Content reaches the browser through the Vite plugin (virtual:content); import only its types.',
            },
            { name: 'zod', message: 'zod stays at build time; use valibot in what the browser loads.' },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Draw with React: Trusted Types refuse HTML strings.' },
        { selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]', message: 'Draw with React: Trusted Types refuse HTML strings.' },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { '@nx/enforce-module-boundaries': boundaries(true) },
  },
  // Wiring, not product: these read tools/setup by path before any package of ours can be resolved.
  { files: ['**/{vite,vitest,playwright}.config.ts'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },
);
