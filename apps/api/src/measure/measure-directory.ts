// Pages of a directory of 100,000 generated mentors on the empty database of DATABASE_URL or in the empty folder DATA_FOLDER: prints rows of JSON, times in ms.
import process from 'node:process';
import { openDatabase } from '../database/index.ts';
import { skillBook } from '../content/skills.ts';
import { testContent } from '../testing/content.ts';
import { findMentors, type Wanted } from '../mentors/directory.ts';

const rows = 100_000;
const repeats = 41;
const answers = { industriesOfInterest: ['Finance', 'Technology'], technicalSkills: ['Cloud Computing', 'Data Analysis'], currentStatus: 'Student', careerChallenges: ['Unclear Career Path'] };

const { DATABASE_URL: url, DATA_FOLDER: folder } = process.env;
if (!url && !folder) throw new Error('Set DATABASE_URL to the address of an empty PostgreSQL database, or DATA_FOLDER to an empty folder.');
const database = await openDatabase({ url, folder });
await generate();
const fit = { fit: testContent.document('mentors/fit'), book: skillBook(testContent) };

async function time(name: string, wanted: Partial<Wanted>, given: object = answers): Promise<void> {
  const taken: number[] = [];
  let found = '';
  for (let round = 0; round < repeats; round += 1) {
    const start = performance.now();
    const { total, isMore } = await findMentors(database, given, fit, { page: 1, limit: 10, q: '', ...wanted });
    found = isMore ? `> ${total}` : String(total);
    taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  console.log(JSON.stringify({ name, found, p50: taken[Math.floor(repeats / 2)], p95: taken[Math.floor(repeats * 0.95)] }));
}

await time('first, by fit', {});
await time('first, no answers', {}, {});
await time('fifth, by fit', { page: 5 });
await time('sixth, by rating', { page: 6 });
await time('last that can be turned to (1000)', { page: 1000 });
await time('a topic', { filter: { facets: ['topic:Finance'] } });
await time('a topic, tenth page', { page: 10, filter: { facets: ['topic:Finance'] } });
await time('a topic, a language and free ones', { filter: { facets: ['topic:Finance', 'language:fr', 'price:free'] } });
await time('near in time, one of seven zones', { filter: { oneOf: ['utc:-2', 'utc:-1', 'utc:0', 'utc:1', 'utc:2', 'utc:3', 'utc:4'] } });
await time('low prices, free this week', { filter: { upTo: { NGN: 8000, USD: 15 }, freeBefore: new Date(Date.now() + 7 * 86_400_000) } });
await time('search for one name', { q: 'Mentor 77777' });
await time('search for a specialty (one in a hundred)', { q: 'specialty 42' });
await time('search for a part of an e-mail address', { q: '4242@example' });
await time('search that finds nothing', { q: 'zzzz' });
await time('search that finds everybody', { q: 'demo' });
await time('search for two letters', { q: 'or' });
await database.close();

/** Rows as sets: one by one, the triggers would take longer than all that is measured. */
async function generate(): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(`
    insert into users (id, email, role, first_name, last_name)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'mentor' || n || '@example.com', 'MENTOR', 'Demo', 'Mentor ' || n from generate_series(1, ${rows}) as n;
    alter table mentors disable trigger mentor_after_write;
    insert into mentors (user_id, state, specialty, email_visible, rating_count, rating_sum, profile, fit_tags)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'verified', 'Specialty ' || n % 1000, n % 2 = 0, (n * 7919) % 97, (n * 7919) % 97 * (1 + n % 5),
      jsonb_build_object('industryExpertise', jsonb_build_array((array['Finance', 'Technology', 'Healthcare', 'Marketing', 'Education', 'Consulting'])[1 + n % 6]),
        'fieldsOfExpertise', jsonb_build_array((array['Data Science', 'UI/UX', 'Product Management', 'Cloud'])[1 + n / 7 % 4]),
        'languages', jsonb_build_array('en', (array['fr', 'pt', 'sw', 'ar', 'ha'])[1 + n / 3 % 5]), 'offersPaidMentorship', n % 4 > 0, 'litePrice', 5000 + n % 10 * 1000, 'currency', 'NGN',
        'availability', jsonb_build_object('timeZone', (array['Africa/Lagos', 'Africa/Nairobi', 'Europe/Paris', 'America/Sao_Paulo', 'Asia/Kolkata'])[1 + n % 5])),
      array['industry:' || (array['Finance', 'Technology', 'Healthcare', 'Marketing', 'Education', 'Consulting'])[1 + n % 6],
        'skill:' || (array['Data Science', 'UI/UX', 'Product Management', 'Cloud'])[1 + n / 7 % 4], 'skills:' || (array['data-science', 'ui-ux-design', 'product-management', 'cloud-computing'])[1 + n / 7 % 4], 'skills-in:' || (array['data-analysis', 'graphic-design', 'marketing', 'finance'])[1 + n / 7 % 4], 'level:' || (array['entry', 'mid', 'technical', 'founders'])[1 + n / 11 % 4],
        'help:' || (array['career guidance', 'project review', 'mock interviews'])[1 + n / 13 % 3]]
    from generate_series(1, ${rows}) as n;
    alter table mentors enable trigger mentor_after_write;
    insert into mentor_tags (tag, rank, mentor_id) select tag, rank, user_id from mentors cross join unnest(fit_tags || array(select '=' || facet from unnest(facets) as facet)) as tag;
    insert into mentor_count (verified) values (${rows})`);
  }, { unhurried: true });
  // Vacuum marks a page as seen by all only once its commit is on the disk, and so late a commit as that of an analyze before it would hold it up.
  await database.query('checkpoint');
  await database.query('vacuum users, mentors, mentor_tags');
  await database.query('analyze');
}
