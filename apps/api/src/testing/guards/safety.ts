import type { Guard } from './guard.ts';

const blocks = 'src/profiles/block.test.ts';
const guardians = 'src/guardians/guardians.test.ts';
const fallsAway = 'src/guardians/falls-away.test.ts';
const portraits = 'src/pictures/portraits.test.ts';
const held = 'src/threads/held.test.ts';
const directory = 'src/mentors/directory.test.ts';
const reports = 'src/staff/reports.test.ts';
const shortTexts = 'src/safeguarding/short-texts.test.ts';
const opportunities = 'src/opportunities/opportunities.test.ts';

/** What keeps two people apart who are to be, and people under 18 from whom nobody has checked. */
export const safetyGuards: readonly Guard[] = [
  { name: 'a block holds in both directions', file: 'apps/api/src/blocks/apart.ts', line: ' or ${blocked(other, one)})`;', without: ')`;', suite: blocks },
  { name: 'nobody blocks or reports themself', file: 'apps/api/src/blocks/whose.ts', line: 'where person_id <> $2::uuid', without: 'where $2::uuid is not null', suite: blocks },
  { name: 'a block is undone by who wished it', file: 'apps/api/src/blocks/store.ts', line: "where blocker_id = $1 and id = $2", without: 'where $1::uuid is not null and id = $2', suite: blocks },
  { name: 'a block ends sessions to come', file: 'apps/api/src/profiles/block.ts', line: '    await endSessionsBetween(transaction, services, two);', without: '    void endSessionsBetween;', suite: blocks },
  { name: 'a block ends applications', file: 'apps/api/src/profiles/block.ts', line: '    await endApplicationsBetween(transaction, services, two);', without: '    void endApplicationsBetween;', suite: blocks },
  { name: 'nobody is their own guardian', file: 'apps/api/src/guardians/standing.ts', line: "  if (mailbox(body.email) === mailbox(user.email)) throw new Refusal('invalid-input', { fields: [{ path: 'email', problem: 'ownAddress' }] });", without: '', suite: guardians },
  { name: 'who was replaced as a guardian agrees to nothing', file: 'apps/api/src/guardians/consent.ts', line: " || consent.ended_by === 'talent'", without: '', suite: guardians },
  { name: 'nobody under 18 meets others where the product is not ready', file: 'apps/api/src/core/access.ts', line: "  if (!meetsTheYoung) throw new Refusal('young-paused');", without: '  void meetsTheYoung;', suite: guardians },
  { name: 'an agreement that was taken back ends what is to come', file: 'apps/api/src/guardians/consent.ts', line: '    if (!body.agree) await endWhatMayNotBe(', without: '    if (body.agree) await endWhatMayNotBe(', suite: fallsAway },
  { name: 'sessions that may not be', file: 'apps/api/src/guardians/end-unsafe.ts', line: '  await endUnsafeSessions(services, userId);', without: '  void endUnsafeSessions;', suite: fallsAway },
  { name: 'and applications to partners', file: 'apps/api/src/guardians/end-unsafe.ts', line: '  await endUnsafeApplications(services, userId);', without: '  void endUnsafeApplications;', suite: fallsAway },
  { name: 'a month that is said ends what is to come', file: 'apps/api/src/guardians/standing.ts', line: '    await endWhatMayNotBe({ ...services, database: transaction }, user.id); // what was there before', without: '    // what was there before', suite: fallsAway },
  { name: 'who replaces their guardian meets nobody', file: 'apps/api/src/guardians/standing.ts', line: '    await endWhatMayNotBe({ ...services, database: transaction }, user.id); // what the one before', without: '    // what the one before', suite: fallsAway },
  { name: 'what is decided about a person ends what may not be', file: 'apps/api/src/staff/people.ts', line: "  if (done && body.decision !== 'close') await endWhatMayNotBe(", without: "  if (done && body.decision === 'close') await endWhatMayNotBe(", suite: fallsAway },
  { name: 'so does what is decided about a case', file: 'apps/api/src/staff/queue.ts', line: '  if (found.person) await endWhatMayNotBe(', without: '  if (found.person === null) await endWhatMayNotBe(', suite: fallsAway },
  { name: 'who leaves leaves nobody waiting', file: 'apps/api/src/profiles/remove-account.ts', line: '  await endSessionsOfLeaving(transaction, tools, id);', without: '  void endSessionsOfLeaving;', suite: fallsAway },
  { name: 'the check goes with the verification', file: 'apps/api/src/mentors/decide.ts', line: "if (rows.length > 0 && mentor.state === 'verified') await stopYoung", without: "if (rows.length < 0 && mentor.state === 'verified') await stopYoung", suite: fallsAway },
  { name: 'the check goes with a suspension', file: 'apps/api/src/accounts/suspensions.ts', line: 'unchecked as (delete from young_people_checks where user_id = $1 returning user_id)', without: 'unchecked as (select user_id from young_people_checks where user_id = $1)', suite: fallsAway },
  { name: 'what a suspended person wrote stays where it is', file: 'apps/api/src/safeguarding/meetings.ts', line: "  if (!row || row.suspended) return 'held-suspended';", without: '', suite: fallsAway },
  { name: 'no link is shown between two who may not meet', file: 'apps/api/src/bookings/row.ts', line: 'return may_meet && (', without: 'return (', suite: 'src/safeguarding/meetings.test.ts' },
  { name: 'no link is shown to the young while nobody is to meet them', file: 'apps/api/src/bookings/row.ts', line: ' && (meetsTheYoung || !young);', without: ' && (meetsTheYoung || !young || true);', suite: fallsAway },
  { name: 'nobody answers who may not know of a talent any more', file: 'apps/api/src/opportunities/applicants.ts', line: 'if (!before || !(await isSafe(', without: 'if (!before || void (await isSafe(', suite: guardians },
  { name: 'who is under 18 agrees for nobody', file: 'apps/api/src/guardians/consent.ts', line: "    if (body.agree && (await isTooYoungToAgree(transaction, before.address))) throw new Refusal('consent-not-found');", without: '    void isTooYoungToAgree;', suite: guardians },
  { name: 'a birth month is said once', file: 'apps/api/src/guardians/standing.ts', line: "birth_month = coalesce(birth_month, to_date($2, 'YYYY-MM'))", without: "birth_month = to_date($2, 'YYYY-MM')", suite: guardians },
  { name: 'what nobody reads first is refused', file: 'apps/api/src/safeguarding/short-texts.ts', line: '  if (young.length > 0) refuseAt', without: '  if (young.length > 1) refuseAt', suite: held },
  { name: 'nothing is passed on between two who may not write', file: 'apps/api/src/staff/cases/held.ts', line: "...(closed === undefined ? [{ name: 'release'", without: "...(closed === undefined || true ? [{ name: 'release'", suite: held },
  { name: 'who is under 18 finds who was checked', file: 'apps/api/src/mentors/directory.ts', line: "    forYoung && isCheckedFor('mentors.user_id'),\n", without: '', suite: directory },
  { name: 'who is under 18 sees no address', file: 'apps/api/src/mentors/card-row.ts', line: ' && !isReaderYoung', without: '', suite: directory },
  { name: 'who may not suspend does not by a report', file: 'apps/api/src/staff/queue.ts', line: '=> may(needs) && (', without: '=> (needs, true) && (', suite: reports },
  { name: 'who may not lift a suspension does not by a case', file: 'apps/api/src/staff/queue.ts', line: '=> (undo && may(undo.needs) ?', without: '=> (undo ?', suite: 'src/staff/reopened.test.ts' },
  { name: 'whoever looks at a mail gets no key of its reader', file: 'apps/api/src/staff/preview.ts', line: 'body: withoutKeys(mail.body)', without: 'body: mail.body', suite: 'src/staff/told.test.ts' },
  { name: 'whoever reads messages of others leaves a line', file: 'apps/api/src/staff/handlers.ts', line: "name === 'reportedMessage'", without: "name === ''", suite: reports },
  { name: 'what a suspended partner offers is not offered', file: 'apps/api/src/opportunities/catalogue.ts', line: " and not ${isSuspended('partner_id')}", without: '', suite: 'src/staff/kept-out.test.ts' },
  { name: 'what a suspended talent shares is not shown', file: 'apps/api/src/safeguarding/meetings.ts', line: "`(not ${isSuspended('users.id')} and (${isYoung} is not true", without: '`((${isYoung} is not true', suite: 'src/staff/kept-out.test.ts' },
  { name: 'what the young share is not shown while they meet nobody', file: 'apps/api/src/safeguarding/meetings.ts', line: 'or ${hasGuardian} and ${open}::boolean))', without: 'or ${hasGuardian} and ${open}::boolean is not null))', suite: 'src/staff/kept-out.test.ts' },
  { name: 'what was held stays held while the young meet nobody', file: 'apps/api/src/safeguarding/meetings.ts', line: "  if (row.paused) return 'held-paused';\n", without: '', suite: 'src/guardians/paused.test.ts' },
  { name: 'who is kept out is not checked for young people', file: 'apps/api/src/safeguarding/checks.ts', line: " and not ${isSuspended('users.id')}", without: '', suite: 'src/staff/kept-out.test.ts' },
  { name: 'few reports of a page by nobody wait at once', file: 'apps/api/src/staff/reports.ts', line: 'const mostUnsigned = 5;', without: 'const mostUnsigned = 50;', suite: reports },
  { name: 'who is not signed in reports what is shared', file: 'apps/api/src/blocks/whose.ts', line: 'where user_id = $1 and is_shared and', without: 'where user_id = $1 and', suite: reports },
  { name: 'a text that nobody was shown is not agreed to', file: 'apps/api/src/guardians/consent.ts', line: '  if (body.agree && !versionsOf(content).includes(body.text)) throw', without: '  if (body.agree && versionsOf(content).length === 0) throw', suite: guardians },
  { name: 'a link from before somebody was asked anew agrees to nothing', file: 'apps/api/src/guardians/consent.ts', line: "    if (body.agree && newest?.id !== before.id) throw new Refusal('consent-not-found');", without: '    void newest;', suite: guardians },
  { name: 'who watches over somebody is not who they meet', file: 'apps/api/src/safeguarding/meetings.ts', line: ' and guardian.id = ${other}', without: ' and guardian.id <> ${other} and false', suite: guardians },
  { name: 'who is under 18 applies to who was checked', file: 'apps/api/src/opportunities/apply.ts', line: '  if (offer?.partnerId) await refuseUnsafe(', without: '  if (offer?.partnerId === null) await refuseUnsafe(', suite: opportunities },
  { name: 'an answer to who is under 18 leads nowhere else', file: 'apps/api/src/opportunities/applicants.ts', line: "    await refuseContactDetails(transaction, services, before.talent_id, ['note', body.note]);\n", without: '    void refuseContactDetails;\n', suite: opportunities },
  { name: 'the link of a session of somebody under 18 leads to a meeting', file: 'apps/api/src/bookings/change-session.ts', line: "    await refuseOtherLinks(transaction, services, row.talent_id, ['joinLink', body.joinLink]);", without: '    void refuseOtherLinks;', suite: shortTexts },
  { name: 'a picture that waits is seen by nobody', file: 'apps/api/src/pictures/image-of.ts', line: "portraits.state = 'shown' and", without: 'true and', suite: portraits },
  { name: 'who is suspended is not seen', file: 'apps/api/src/pictures/image-of.ts', line: ' and not ${isSuspended(`${users}.id`)}', without: ' and ${isSuspended(`${users}.id`)} is not null', suite: portraits },
  { name: 'who is under 18 is not seen', file: 'apps/api/src/pictures/image-of.ts', line: ' is not true\n', without: ' is distinct from null\n', suite: portraits },
  { name: 'a mentor who is not listed is not seen', file: 'apps/api/src/pictures/image-of.ts', line: "${users}.id and mentors.state = 'verified'", without: '${users}.id', suite: portraits },
  { name: 'a plan of somebody under 18 shows no address', file: 'apps/api/src/sharing/present.ts', line: 'shown.showsEmail && !young', without: 'shown.showsEmail', suite: shortTexts },
];
