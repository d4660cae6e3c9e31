import type { Applicant, Application, ApplicationState, OpportunityKind, Post, PostState } from '@bridge/model';

export type ApplicationRow = {
  id: string;
  talent_id: string;
  target: string;
  post_id: string | null;
  kind: OpportunityKind;
  title: string;
  organisation: string;
  answers: Application['answers'];
  state: ApplicationState;
  note: string | null;
  created_at: Date;
  changed_at: Date;
  /** Of a partner's post: whether it can be applied for. */
  is_published: boolean;
  shares_skills: boolean;
  shares_plan: boolean;
  first_name: string;
  last_name: string;
  email: string;
  language: string | null;
  profile_image_url: string | null;
  partner_id: string | null;
};

/** Applications as `ApplicationRow`, to be followed by a condition. */
export const selectApplications = `select applications.*, posts.partner_id, coalesce(posts.state = 'published', false) as is_published,
  users.first_name, users.last_name, users.email, users.language, users.profile_image_url
  from applications join users on users.id = applications.talent_id left join posts on posts.id = applications.post_id`;

/** An application as its talent sees it. */
export function presentApplication(row: ApplicationRow): Application {
  const isThere = row.target.startsWith('post.') ? row.is_published : /^(?:project|opening)\./.test(row.target);
  const shares = row.post_id === null ? null : { skills: row.shares_skills, plan: row.shares_plan };
  return { ...shared(row), opportunity: isThere ? row.target : null, organisation: row.organisation, shares };
}

/** An application as the partner sees it whose post it answers. */
export function presentApplicant(row: ApplicationRow, said: Applicant['shared']): Applicant {
  return {
    ...shared(row),
    shared: said,
    postId: row.post_id ?? '',
    talent: { userId: row.talent_id, firstName: row.first_name, lastName: row.last_name, email: row.email, ...(row.profile_image_url !== null && { profileImageUrl: row.profile_image_url }) },
  };
}

function shared({ id, kind, title, state, note, answers, created_at, changed_at }: ApplicationRow) {
  return { id, kind, title, state, note, answers, sentAt: created_at.toISOString(), changedAt: changed_at.toISOString() };
}

export type PostRow = {
  id: string;
  kind: OpportunityKind;
  state: PostState;
  note: string | null;
  title: string;
  organisation: string;
  category: string;
  location: string;
  terms: string;
  description: string;
  industries: string[];
  skills: string[];
  deadline: string | null;
  starts_on: string | null;
  places: number | null;
  pay: string;
  updated_at: Date;
  published_at: Date | null;
  applications: number;
  waiting: number;
  invited: number;
};

/** Posts as `PostRow`, to be followed by a condition. */
export const selectPosts = `select posts.*,
  (select count(*) from applications where post_id = posts.id and applications.state <> 'withdrawn') as applications,
  (select count(*) from applications where post_id = posts.id and applications.state in ('received', 'seen')) as waiting,
  (select count(*) from applications where post_id = posts.id and applications.state = 'invited') as invited from posts`;

export function presentPost(row: PostRow): Post {
  const { id, kind, state, note, title, organisation, category, location, terms, description, industries, skills, places, pay, applications, waiting, invited } = row;
  const times = { updatedAt: row.updated_at.toISOString(), publishedAt: row.published_at?.toISOString() ?? null };
  const days = { deadline: row.deadline ?? '', start: row.starts_on ?? '' };
  return { id, kind, state, note, title, organisation, category, location, terms, description, industries, skills, ...days, places, pay, applications, waiting, invited, ...times };
}
