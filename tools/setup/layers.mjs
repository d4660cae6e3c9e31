// Who may import whom, for both halves of the product, and what is said to whoever imports something else.
import path from 'node:path';

/**
 * Projects, by the tag in their package.json ("layer:model" …). `content` in a screen's layer means types only: zod never
 * reaches the browser. No library and no app stands on a tool: what the product needs at run time is a library.
 */
export const layers = {
  model: [],
  content: ['model', 'picture'],
  client: ['model'],
  ui: ['model'],
  questionnaire: ['model', 'client', 'ui', 'content'],
  site: ['model', 'client', 'ui', 'content'],
  feature: ['model', 'client', 'ui', 'questionnaire', 'content'],
  web: ['model', 'client', 'ui', 'questionnaire', 'site', 'feature', 'content'],
  picture: ['model'],
  api: ['model', 'content', 'picture'],
  tool: ['model', 'content', 'picture', 'tool'],
  testing: ['model', 'client', 'ui', 'questionnaire', 'site', 'feature', 'content'],
  e2e: ['model', 'content', 'tool'],
};

/** Domains of the server, and whose faces each may ask. There is no circle among them (layers.test.ts). */
export const domains = {
  safeguarding: [],
  pictures: ['safeguarding'],
  accounts: ['pictures', 'safeguarding'],
  blocks: ['safeguarding'],
  resources: [],
  publishing: [],
  blueprints: ['resources'],
  drafts: [],
  threads: [],
  mentors: ['blocks', 'drafts', 'pictures', 'safeguarding'],
  bookings: ['blocks', 'mentors', 'pictures', 'safeguarding', 'threads'],
  reviews: ['blocks', 'bookings', 'mentors', 'safeguarding'],
  sharing: ['blueprints', 'safeguarding'],
  opportunities: ['blocks', 'blueprints', 'pictures', 'safeguarding', 'sharing', 'threads'],
  guardians: ['bookings', 'opportunities', 'safeguarding'],
  messages: ['opportunities'],
  profiles: ['accounts', 'blocks', 'blueprints', 'bookings', 'drafts', 'mentors', 'opportunities', 'pictures', 'safeguarding', 'threads'],
  staff: ['accounts', 'blocks', 'blueprints', 'bookings', 'guardians', 'mentors', 'messages', 'opportunities', 'pictures', 'profiles', 'publishing', 'resources', 'safeguarding', 'sharing', 'threads'],
};

/** Folders of apps/api/src from the ground up; on the highest floor stand also the files beside the folders, which put the server together. */
const floors = [['database'], ['core'], ['mail', 'content'], Object.keys(domains), ['http'], ['demo', 'measure', 'operator', '']];
const server = path.resolve(import.meta.dirname, '../../apps/api/src');

/** What is wrong with an import between two files of the server (their paths within it); undefined where nothing is. */
export function floorFault(from, to) {
  const [folder, other] = [from, to].map((file) => (file.includes('/') ? file.split('/', 1)[0] : ''));
  if (folder === other || isForTests(from)) return undefined;
  if (isForTests(to)) return `${to} is for tests. What the product needs as well belongs to the folder that uses it.`;
  const [own, target] = [folder, other].map((name) => floors.findIndex((floor) => floor.includes(name)));
  if (own === -1) return `${folder}/ has no floor yet: name it in tools/setup/layers.mjs.`;
  if (target > own) return `${folder || 'this'} stands below ${other || to}. What it needs from above it declares as a port (core/ports.ts), and server.ts hands it in; or what both need moves down.`;
  if (target === own && !(folder in domains) && own < floors.length - 1) return `${folder} and ${other} stand beside each other, and do not meet: what both need moves down.`;
  if (folder in domains && other in domains && !domains[folder].includes(other)) return `${folder} does not ask ${other}. What both need moves down, or the call that joins them goes to the domain above both; a new arrow is a line of "domains" in tools/setup/layers.mjs, and makes no circle.`;
  if (other in domains && !isFace(folder, to)) return `${other} is met at ${other}/face.ts alone: export there what others may ask.`;
  return undefined;
}

/** Where a domain is met: at its face; its calls are gathered by handlers.ts. */
function isFace(folder, to) {
  return to.endsWith('/face.ts') || (folder === '' && to.endsWith('/calls.ts'));
}

function isForTests(file) {
  return /\.test\.ts$|(?:^|\/)testing[/.]|^measure\//.test(file);
}

/** The rule "floors/imports" of ESLint. */
export const floorRules = {
  rules: {
    imports: {
      create(context) {
        const look = (node) => {
          const asked = node.source?.value ?? node.argument?.literal?.value;
          if (typeof asked !== 'string' || !asked.startsWith('.')) return;
          const [from, to] = [context.filename, path.resolve(path.dirname(context.filename), asked)].map((file) => path.relative(server, file).replaceAll('\\', '/'));
          if (from.startsWith('..') || to.startsWith('..')) return;
          const message = floorFault(from, to);
          if (message) context.report({ node, message });
        };
        return { ImportDeclaration: look, ExportNamedDeclaration: look, ExportAllDeclaration: look, ImportExpression: look, TSImportType: look };
      },
    },
  },
};

/** Imports that a part of the tree must not have, in the words that whoever writes one reads. */
export const refused = {
  tools: {
    regex: '^@bridge/(content-tool|setup|prerender|bench)(/|$)|/tools/',
    message: 'No product stands on a tool: what it needs at run time is a library (reading content: @bridge/content).',
  },
  contentCode: {
    regex: '^@bridge/content(/|$)',
    allowTypeImports: true,
    message: 'Content reaches the browser through virtual:content; import only its types.',
  },
  zod: { regex: '^zod(/|$)', message: 'zod stays at build time; use valibot in what the browser loads.' },
};
