import { createHash } from 'node:crypto';
import type { Database } from '../database/index.ts';

/** Plainly marked posts and applications for trying the partner's rooms; never made in production. */
const posts = [
  { kind: 'project', state: 'published', title: 'Sample: sort the service letters', category: 'technology', terms: '6 weeks', industries: ['technology'], skills: ['programming', 'data-analysis'], text: 'Sort three hundred sample letters by what they ask for, and show which question comes most often.' },
  { kind: 'project', state: 'published', title: 'Sample: redraw the visitor map', category: 'design', terms: '4 weeks', industries: ['education'], skills: ['ui-ux-design'], text: 'Walk the building with two visitors, redraw the map, and test it with two more.' },
  { kind: 'opening', state: 'published', title: 'Sample: junior analyst', category: 'finance', terms: 'Full-Time', industries: ['finance'], skills: ['financial-analysis', 'data-analysis'], text: 'You read figures with care, say what they cannot tell, and write short.' },
  { kind: 'project', state: 'submitted', title: 'Sample: a price list people can read', category: 'marketing', terms: '5 weeks', industries: ['marketing'], skills: ['writing-and-content-creation'], text: 'Rewrite our price list so that a stranger finds the right line in a minute.' },
  { kind: 'opening', state: 'draft', title: 'Sample: office assistant', category: 'consulting', terms: 'Part-Time', industries: [], skills: [], text: '' },
] as const;
const applied = [
  { post: 0, talent: 0, state: 'received', why: 'Sample answer: I would like to show a finished piece of analysis.' },
  { post: 0, talent: 1, state: 'seen', why: 'Sample answer: I sort letters at the library twice a week.' },
  { post: 2, talent: 1, state: 'invited', why: 'Sample answer: figures are what I read first.' },
] as const;

/** Makes what is not there yet of the demo partner's posts and their applications. Doing it again changes nothing. */
export async function addDemoOpportunities(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const [partner] = await transaction.query<{ id: string }>(`select id from users where email = 'partner1@demo.example' and role = 'PARTNER'`);
    if (!partner) return;
    for (const [n, post] of posts.entries()) {
      await transaction.query(
        `with made as (insert into posts (id, partner_id, kind, state, title, organisation, category, location, terms, description, industries, skills, submitted_at, published_at)
         values ($1, $2, $3, $4, $5, 'Demo Works', $6, 'Remote', $7, $8, $9, $10, case when $4 <> 'draft' then now() end, case when $4 = 'published' then now() end) on conflict do nothing returning id, state)
         insert into post_log (post_id, state, changed_by) select id, state, 'demo' from made`,
        [idOf(`post ${n}`), partner.id, post.kind, post.state, post.title, post.category, post.terms, post.text, post.industries, post.skills],
      );
    }
    const talents = await transaction.query<{ id: string }>(`select id from users where email like 'talent_@demo.example' and role = 'TALENT' order by email`);
    for (const [n, { post, talent, state, why }] of applied.entries()) {
      const talentId = talents[talent]?.id;
      if (!talentId) continue;
      await transaction.query(
        `insert into applications (id, talent_id, target, post_id, kind, title, organisation, form, answers, state)
         select $1, $2, 'post.' || posts.id, posts.id, kind, title, organisation, $4, $5, $6 from posts where posts.id = $3 on conflict do nothing`,
        [idOf(`application ${n}`), talentId, idOf(`post ${post}`), posts[post].kind === 'project' ? 'apply' : 'job-application', JSON.stringify([{ id: 'why', question: 'Why this, and why now?', answer: why }]), state],
      );
    }
  });
}

/** The same id at every start, so that nothing is made twice. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(`demo opportunity ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
