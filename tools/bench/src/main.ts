// npm run bench [part …]: measurements, each printed beside its reference from the same run.
import process from 'node:process';

const parts: Record<string, () => Promise<void> | void> = {
  content: async () => (await import('./content.ts')).measureContent(),
  edit: async () => (await import('./edit.ts')).measureEdit(),
  survey: async () => (await import('./survey.ts')).measureSurvey(),
  list: async () => (await import('./list.ts')).measureList(),
  month: async () => (await import('./month.ts')).measureMonth(),
  pages: async () => (await import('./pages.ts')).measurePages(),
  build: async () => (await import('./build.ts')).measureBuild(),
  api: async () => (await import('./api.ts')).measureApi(),
  load: async () => (await import('./crowd.ts')).measureLoad(),
  accounts: async () => (await import('./accounts.ts')).measureAccounts(),
  mentors: async () => (await import('./mentors.ts')).measureMentors(),
  scale: async () => (await import('./scale.ts')).measureScale(),
  publish: async () => (await import('./publish.ts')).measurePublish(),
  boot: async () => (await import('./boot.ts')).measureBoot(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length) {
  console.error(`There is no part "${unknown.join('", "')}". The parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(parts)) if (!wanted.length || wanted.includes(name)) await measure();
process.exit(0);
