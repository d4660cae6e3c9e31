import { Refusal } from '../../core/refusal.ts';
import { decide, decideChanges, decisions, changeDecisions, findCandidates, missingParts, trailOf as entriesOf, type Candidate, type ChangeDecision, type Decision } from '../../mentors/face.ts';
import { factsOf, instant, isFinal, personOf, revisionOf, trailOf, type CaseType, type Found, type Reads } from './case-type.ts';

const titles = `select id::text, first_name || ' ' || last_name as title from users where id = any($1::uuid[]) and role = 'MENTOR'`;
const own = 'select user_id as id, user_id as person from mentors';
const hold = 'select 1 from mentors join users on users.id = user_id where user_id = $1 for update'; // the name and whether the address is verified, too

/** A mentor who asks to be verified. */
export const mentor: CaseType = {
  waiting: `select mentors.user_id::text as id, first_name || ' ' || last_name as title, submitted_at as since from mentors join users on users.id = mentors.user_id where state = 'submitted'`,
  titles,
  own,
  hold,
  async read(database, _tools, id) {
    const found = await candidate(database, id);
    return found && { ...(await shared(database, found)), facts: factsOf({ ...profileFacts(found), missing: missingParts(found.profile, found.email_verified).join(', '), suspendedUntil: found.suspended }), decisions: left(found), revision: revisionOf(found.state, found.submitted, found.suspended) };
  },
  async decide(database, { words }, id, decision, note, by) {
    const found = await candidate(database, id);
    if (!found || !isDecision(decision) || !left(found).some(({ name }) => name === decision)) throw new Refusal('case-changed');
    if (decision === 'verify' && missingParts(found.profile, found.email_verified).length > 0) throw new Refusal('profile-incomplete');
    return decide(database, words, found, decision, note, by);
  },
};

/** A verified mentor who changed what was checked. */
export const mentorChange: CaseType = {
  waiting: `select mentors.user_id::text as id, first_name || ' ' || last_name as title, proposed_at as since from mentors join users on users.id = mentors.user_id where proposed_at is not null`,
  titles,
  own,
  hold,
  async read(database, _tools, id) {
    const found = await candidate(database, id);
    if (!found) return undefined;
    const { firstName, lastName, professionalTitle, shortBio, linkedInUrl } = found.proposed;
    const name = firstName || lastName ? `${firstName ?? found.first_name} ${lastName ?? found.last_name}` : undefined;
    const facts = factsOf({
      nameNow: name && `${found.first_name} ${found.last_name}`, nameProposed: name,
      titleNow: professionalTitle && found.profile.professionalTitle, titleProposed: professionalTitle,
      bioNow: shortBio && found.profile.shortBio, bioProposed: shortBio,
      linkNow: linkedInUrl === undefined ? undefined : found.profile.linkedInUrl, linkProposed: linkedInUrl,
    });
    const decisions = found.proposed_at ? Object.entries(changeDecisions).map(([one, { note }]) => ({ name: one, note: note ? ('needed' as const) : ('optional' as const), noteTo: 'person' as const, final: true })) : [];
    return { ...(await shared(database, found)), facts, decisions, revision: found.proposed_at ?? '' };
  },
  async decide(database, { words }, id, decision, note, by) {
    const found = await candidate(database, id);
    if (!found?.proposed_at || !isChange(decision)) throw new Refusal('case-changed');
    return decideChanges(database, words, found, decision, note, by);
  },
};

async function candidate(database: Reads, id: string): Promise<Candidate | undefined> {
  const [found] = await findCandidates(database, id);
  return found?.id === id ? found : undefined;
}

async function shared(database: Reads, found: Candidate): Promise<Pick<Found, 'title' | 'since' | 'person' | 'trail'>> {
  const entries = await entriesOf(database, found.id);
  const since = found.proposed_at ? new Date(found.proposed_at).toISOString() : found.submitted ? instant(found.submitted) : '';
  return { title: `${found.first_name} ${found.last_name}`.trim(), since, person: personOf(found.id, found), trail: trailOf(entries) };
}

function profileFacts({ profile, email_verified, reports }: Candidate): Parameters<typeof factsOf>[0] {
  return {
    title: profile.professionalTitle, bio: profile.shortBio, expertise: profile.fieldsOfExpertise?.join(', '), link: profile.linkedInUrl,
    address: email_verified ? null : 'not-verified', reports: reports > 0 ? reports : null,
  };
}

function left({ state, suspended }: Candidate): Found['decisions'] {
  return Object.entries(decisions).flatMap(([name, { after, note, state: next }]) => (next !== state && after.some((one) => one === state) && !(name === 'verify' && suspended !== null) ? [{ name, note: note ? ('needed' as const) : ('optional' as const), noteTo: 'person' as const, final: isFinal(decisions, next) }] : []));
}

function isDecision(name: string): name is Decision {
  return Object.hasOwn(decisions, name);
}
function isChange(name: string): name is ChangeDecision {
  return Object.hasOwn(changeDecisions, name);
}
