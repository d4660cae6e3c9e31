import type { Guard } from './guard.ts';

const ownCase = 'src/staff/own-case.test.ts';
const staff = 'src/staff/staff.test.ts';
const people = 'src/staff/people.test.ts';
const reports = 'src/staff/reports.test.ts';
const permissions = 'apps/api/src/staff/permissions.ts';

/** What keeps the staff from doing harm unseen. */
export const staffGuards: readonly Guard[] = [
  { name: 'who reported something does not decide it', file: 'apps/api/src/staff/cases/complaint.ts', line: 'select reports.id, coalesce(told.reporter_id, told.former_reporter_id) from', without: 'select reports.id, told.person_id from', suite: ownCase },
  { name: 'who reported a review does not decide it', file: 'apps/api/src/staff/cases/report.ts', line: 'select review_id, reporter_id from review_reports', without: 'select review_id, null::uuid from review_reports', suite: ownCase },
  { name: 'what was decided is read from the audit alone', file: 'apps/api/src/database/trail.ts', line: " and changed_by in ('partner', 'talent', 'mentor')", without: '', suite: 'src/staff/audit.test.ts' },
  { name: 'nobody of the staff has an address that was not verified', file: permissions, line: "  if (person && !person.verified) throw new Refusal('member-not-verified');", without: '', suite: staff },
  { name: 'nobody who is suspended becomes of the staff', file: permissions, line: "  if (person?.suspended) throw new Refusal('member-suspended');", without: '', suite: staff },
  { name: 'whoever is suspended keeps no permission for all', file: permissions, line: " and not ${isSuspended('staff_grants.user_id')} limit 1", without: ' limit 1', suite: staff },
  { name: 'a mail that tells of reports or of the young names nobody', file: 'apps/api/src/staff/cases/mail.ts', line: 'case when ${hides} then', without: 'case when false then', suite: 'src/staff/decisions.test.ts' },
  { name: 'the own mail is a colleague’s', file: 'apps/api/src/staff/cases/mail.ts', line: 'outbox where user_id is not null', without: 'outbox where false', suite: ownCase },
  { name: 'no figure says who reported somebody', file: 'apps/api/src/staff/people.ts', line: '($2::uuid is null or ${id} is distinct from $2)', without: '($2::uuid is null or true)', suite: people },
  { name: 'nobody of the staff is under 18', file: permissions, line: 'if (person && person.birth_month !== null && !isSurely(', without: 'if (person && person.birth_month === null && !isSurely(', suite: staff },
  { name: 'the last who may change permissions does not leave', file: 'apps/api/src/profiles/leave-staff.ts', line: "  if (held?.is_last) throw new Refusal('last-of-staff');", without: '', suite: staff },
  { name: 'nobody becomes too young for what they are', file: 'apps/api/src/safeguarding/birth-month.ts', line: ' || (hasToBe && !isAdult)', without: '', suite: people },
  { name: 'nobody becomes younger than accounts are for', file: 'apps/api/src/safeguarding/birth-month.ts', line: '!mayBe(ageOfAccounts, birthMonth, now) || ', without: '', suite: people },
  { name: 'who lost a permission meanwhile changes nothing', file: 'apps/api/src/core/as-staff.ts', line: '      refuseLost(needed, await holdGrantsOf(transaction, caller.user.id));', without: '      void refuseLost;\n      void needed;\n      void holdGrantsOf;', suite: 'src/core/as-staff.test.ts' },
  { name: 'what was drawn for who may publish no more does not go live', file: 'apps/api/src/publishing/store.ts', line: " and ($3 not like 'staff %' or exists (select 1 from held))", without: '', suite: 'src/staff/releases.test.ts' },
  { name: 'what is read is what is decided', file: 'apps/api/src/staff/queue.ts', line: 'revisionOf(revision, title, person, facts, decisions)', without: 'revisionOf(revision, title)', suite: 'src/staff/seen.test.ts' },
  { name: 'the mails of a decision about a person are seen by who decides about people', file: 'libs/model/src/contract/staff.ts', line: "previewPerson:#access: { staff: 'people' }", without: "access: { staff: 'any' }" },
  { name: 'what cannot be kept of a report is refused', file: 'apps/api/src/staff/reports.ts', line: "if (!kept) throw new Refusal('reports-full');", without: 'if (!kept) return;', suite: reports },
  { name: 'what was reported is called as it was then', file: 'apps/api/src/staff/reports.ts', line: "coalesce(known_as, posts.title, written.organisation, first_name || ' ' || last_name) as name", without: "coalesce(posts.title, written.organisation, first_name || ' ' || last_name, known_as) as name", suite: reports },
  { name: 'what was reported is kept as it stood', file: 'apps/api/src/staff/reports.ts', line: 'const seen = await asReported(transaction, about, id);', without: "const seen = '';\n  void asReported;", suite: reports },
];
