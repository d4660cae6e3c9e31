import type { Applicant, Application, ApplicationState, OpportunityKind, Post, PostState } from '@bridge/model';
import { apart } from '../blocks/face.ts';
import { columnsOf } from '../database/columns.ts';
import { imageOf } from '../pictures/face.ts';
import { threadCounts } from '../threads/face.ts';

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
  /** Of a partner's post: whether the two are kept apart, and whether it can be applied for. */
  is_apart: boolean;
  is_published: boolean;
  shares_skills: boolean;
  shares_plan: boolean;
  first_name: string;
  last_name: string;
  email: string;
  language: string | null;
  profile_image_url: string | null;
  partner_id: string | null;
  talent_read_to: number;
  partner_read_to: number;
  /** The place of the last message. */
  written: number;
  talent_unread: number;
  partner_unread: number;
};

const areApart = `coalesce(${apart('applications.talent_id', 'posts.partner_id')}, false)`; // of what a partner offers

/** Applications as `ApplicationRow`, to be followed by a condition. */
export const selectApplications = `select ${columnsOf('applications', 'id talent_id target post_id kind title organisation answers state note created_at changed_at shares_skills shares_plan talent_read_to partner_read_to')}, posts.partner_id, coalesce(posts.state = 'published', false) as is_published, ${areApart} as is_apart,
  users.first_name, users.last_name, users.email, users.language, case when not ${areApart} then ${imageOf()} end as profile_image_url,
  thread.written, thread.talent_unread, thread.partner_unread
  from applications join users on users.id = applications.talent_id left join posts on posts.id = applications.post_id
  ${threadCounts('application_id', 'applications.id', {
    talent_unread: { after: 'applications.talent_read_to', by: 'author_id <> applications.talent_id' },
    partner_unread: { after: 'applications.partner_read_to', by: 'author_id = applications.talent_id' },
  })}`;

/**
 * The two can write to each other while the application stands, whatever became of its post; after a refusal only where
 * they had begun. Nobody writes to who has withdrawn, or has left. What was written is there to be read in any case.
 */
export function canWriteAbout({ partner_id, is_apart, state, written }: Pick<ApplicationRow, 'partner_id' | 'is_apart' | 'state' | 'written'>): boolean {
  return partner_id !== null && !is_apart && state !== 'withdrawn' && (state !== 'declined' || written > 0);
}

/** What there is to read or to write about an application; nothing where neither is. */
function presentThread(row: ApplicationRow, side: 'talent' | 'partner'): Application['thread'] {
  if (row.is_apart) return null;
  const canWrite = canWriteAbout(row);
  return canWrite || row.written > 0 ? { unread: row[`${side}_unread`], canWrite } : null;
}

/** An application as its talent sees it; one to a partner from whom they are kept apart as if that partner had left. */
export function presentApplication(row: ApplicationRow): Application {
  const isThere = row.target.startsWith('post.') ? row.is_published && !row.is_apart : /^(?:project|opening)\./.test(row.target);
  const postId = row.is_apart ? null : row.post_id;
  const shares = postId === null ? null : { skills: row.shares_skills, plan: row.shares_plan };
  // Whom they are kept apart from is not named, and what they answered is not told.
  const theirs = row.is_apart ? { organisation: '', note: null } : { organisation: row.organisation };
  return { ...shared(row), ...theirs, opportunity: isThere ? row.target : null, postId, shares, thread: presentThread(row, 'talent') };
}

/** An application as the partner sees it whose post it answers. Of one that was withdrawn, what was written about it is left, and with whom. */
export function presentApplicant(row: ApplicationRow, said: Applicant['shared']): Applicant {
  const { talent_id: userId, first_name: firstName, last_name: lastName, email, profile_image_url } = row;
  const talent = { userId, firstName, lastName };
  const known = { ...shared(row), postId: row.post_id ?? '', thread: presentThread(row, 'partner') };
  if (row.state === 'withdrawn') return { ...known, note: null, answers: [], shared: { skills: null, plan: null }, talent };
  return { ...known, shared: said, talent: { ...talent, email, ...(profile_image_url !== null && { profileImageUrl: profile_image_url }) } };
}

function shared({ id, kind, title, state, note, answers, created_at, changed_at }: ApplicationRow) {
  return { id, kind, title, state, note, answers, sentAt: created_at.toISOString(), changedAt: changed_at.toISOString() };
}

/** What a post says, and how far it is, as stored. */
export type PostText = {
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
  places: number | null;
  pay: string;
};

export type PostRow = PostText & {
  id: string;
  appeal: string | null;
  starts_on: string | null;
  updated_at: Date;
  published_at: Date | null;
  applications: number;
  waiting: number;
  invited: number;
};

/** Posts as `PostRow`, to be followed by a condition. */
export const selectPosts = `select ${columnsOf('posts', 'id kind state note appeal title organisation category location terms description industries skills deadline starts_on places pay updated_at published_at')},
  (select count(*) from applications where post_id = posts.id and applications.state <> 'withdrawn') as applications,
  (select count(*) from applications where post_id = posts.id and applications.state in ('received', 'seen')) as waiting,
  (select count(*) from applications where post_id = posts.id and applications.state = 'invited') as invited from posts`;

export function presentPost(row: PostRow): Post {
  const { id, kind, state, note, appeal, title, organisation, category, location, terms, description, industries, skills, places, pay, applications, waiting, invited } = row;
  const times = { updatedAt: row.updated_at.toISOString(), publishedAt: row.published_at?.toISOString() ?? null };
  const days = { deadline: row.deadline ?? '', start: row.starts_on ?? '' };
  return { id, kind, state, note, appeal: state === 'declined' ? appeal : null, title, organisation, category, location, terms, description, industries, skills, ...days, places, pay, applications, waiting, invited, ...times };
}
