import { years, type AnswerOf, type CareerBlueprint, type CompletionStats, type Contract, type Draft, type Milestone, type Session, type User, type Year } from '@bridge/model';

const day = 86_400_000;

/** A talent whose session ends in a week. */
export function aUser(changes: Partial<User> = {}): User {
  const now = Date.now();
  return {
    _id: '018f0000-0000-7000-8000-000000000001',
    userId: '018f0000-0000-7000-8000-000000000001',
    firstName: 'Demo',
    lastName: 'Talent 1',
    email: 'demo.talent.1@example.com',
    role: 'TALENT',
    isNewUser: false,
    isProfileDataSet: false,
    isEmailVerified: false,
    dateCreated: new Date(now - 30 * day).toISOString(),
    tokenInitializationDate: new Date(now).toISOString(),
    tokenExpiryDate: new Date(now + 7 * day).toISOString(),
    ...changes,
  };
}

/** What sign-up and login answer. */
export function aSignIn(user: User = aUser(), token = 'demo-token'): AnswerOf<Contract['login']> {
  return { success: true, message: 'User logged in successfully', data: { user, token, isNewUser: user.isNewUser ?? false } };
}

export function aMilestone(changes: Partial<Milestone> = {}): Milestone {
  return { id: 'milestone-1', text: 'Build one small data project', completed: false, reasons: [], ...changes };
}

/** A blueprint with four milestones a year; `done` says how many of them are ticked in each year. */
export function aBlueprint(done: Partial<Record<Year, number>> = {}, changes: Partial<CareerBlueprint> = {}): CareerBlueprint {
  const milestones = byYear((year) =>
    [0, 1, 2, 3].map((place) =>
      aMilestone({ id: `${year}-milestone-${place + 1}`, text: `Milestone ${place + 1} of ${year}`, completed: place < (done[year] ?? 0) }),
    ),
  );
  return {
    id: '018f0000-0000-7000-8000-0000000000b1',
    revision: 0,
    structuredJson: {
      careerVision: 'Lead a data team that helps hospitals decide faster.',
      fiveYearRoadmap: byYear((year) => milestones[year].map(({ text }) => text)),
    },
    milestones,
    removed: [],
    source: 'composer',
    generatedAt: new Date().toISOString(),
    ...changes,
  };
}

/** The percentages that belong to a blueprint. */
export function completionOf(blueprint: CareerBlueprint): CompletionStats {
  const percent = (year: Year) => {
    const list = blueprint.milestones[year];
    return list.length ? Math.round((100 * list.filter(({ completed }) => completed).length) / list.length) : 0;
  };
  return {
    year1MilestonesCompleted: percent('year1'),
    year2MilestonesCompleted: percent('year2'),
    year3MilestonesCompleted: percent('year3'),
    year4MilestonesCompleted: percent('year4'),
    year5MilestonesCompleted: percent('year5'),
  };
}

/** An accepted session of an hour, in a time that is long in coming. */
export function aSession(changes: Partial<Session> = {}): Session {
  return {
    id: '018f0000-0000-7000-8000-000000000500',
    state: 'accepted',
    startsAt: '2099-11-26T15:00:00.000Z',
    endsAt: '2099-11-26T16:00:00.000Z',
    minutes: 60,
    mentorTimeZone: 'Africa/Lagos',
    talentTimeZone: 'Africa/Lagos',
    plan: 'standard',
    price: 28000,
    currency: 'NGN',
    revision: 0,
    credit: null,
    reason: 'First analyst role: reading the portfolio together',
    note: null,
    cancelledBy: null,
    joinLink: null,
    mentor: { userId: '018f0000-0000-7000-8000-000000000003', firstName: 'Demo', lastName: 'Mentor 3', specialty: 'Data lead, health sector' },
    talent: { userId: aUser().userId, firstName: 'Demo', lastName: 'Talent 1' },
    createdAt: '2026-11-20T08:00:00.000Z',
    proposal: null,
    changeableUntil: '2099-11-25T15:00:00.000Z',
    review: null,
    unread: 0,
    canWrite: true,
    ...changes,
  };
}

export function aDraft(changes: Partial<Draft> = {}): Draft {
  return { generation: 0, envision: '', answers: {}, position: {}, updatedAt: null, ...changes };
}

function byYear<T>(of: (year: Year) => T): Record<Year, T> {
  return Object.fromEntries(years.map((year) => [year, of(year)])) as Record<Year, T>; // every year is there: it was mapped from them
}
