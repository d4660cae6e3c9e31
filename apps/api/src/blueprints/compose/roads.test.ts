import { expect, test } from 'vitest';
import { samples } from './samples.ts';
import { compose, library, type Person } from './testing.ts';

const topics = ['cv', 'interviews', 'advertised-post'];
const topicsOf = (person: Person) => Object.values(compose(person).years).flat().flatMap(({ id }) => library.milestones.find((entry) => entry.id === id)?.topic ?? []);

test.each(['A job', 'to find a steady job', 'I want to get hired somewhere'])('"%s" gets the road to a job, however little was answered', (envision) => {
  expect(topicsOf({ answers: { '1': { options: ['recent-graduate'] }, '2': { text: 'History' } }, envision })).toEqual(expect.arrayContaining(topics));
});

test('so does everybody whose goal is a first job, also who answered a great deal', () => {
  const looking = samples.filter(({ answers }) => answers['10']?.options?.includes('first-job-or-internship') && !answers['1']?.options?.includes('employed'));
  expect(looking.length).toBeGreaterThan(2);
  for (const person of looking) expect(topicsOf(person)).toEqual(expect.arrayContaining(topics));
});

test('who has work and wants another aim gets none of it for that', () => {
  expect(topicsOf({ answers: { '1': { options: ['self-employed'] } }, envision: 'I want to quit my job and open a bakery' })).not.toContain('advertised-post');
});
