import type { MentorCard, MentorView, OwnMentor, Review, ThreadMessage } from '@bridge/model';
import type { Figures, Mentee } from '../dashboard/figures.ts';

const id = (place: number) => `018f0000-0000-7000-8000-${String(place).padStart(12, '0')}`;
const now = '2026-11-20T08:00:00.000Z';

export function aMentorCard(place: number, changes: Partial<MentorCard> = {}): MentorCard {
  return {
    _id: id(place),
    userId: id(place),
    firstName: 'Demo',
    lastName: `Mentor ${place}`,
    email: `demo.mentor.${place}@example.org`,
    specialty: 'Data lead, health sector',
    rating: { average: 4.8, count: 12 },
    LitePlanPrice: 8000,
    StandardPlanPrice: 28000,
    currency: 'NGN',
    line: 'I read your work before we meet.',
    languages: ['en', 'yo'],
    nextFree: '2099-11-26T15:00:00.000Z',
    reasons: [{ rule: 'industry', value: 'Finance' }],
    ...changes,
  };
}

export function aMentorView(changes: Partial<MentorView> = {}): MentorView {
  const { reasons: _, line: __, nextFree: ___, ...card } = aMentorCard(3);
  return {
    ...card,
    role: 'MENTOR',
    createdAt: '2025-03-11T09:00:00.000Z',
    last_sign_in: new Date(Date.now() - 90_000_000).toISOString(),
    industryExpertise: ['Data Science', 'Healthcare'],
    specializationAreas: ['First analyst role'],
    mentorVerificationStatus: true,
    shortBio: 'I moved from nursing into data, so I know the crossing.',
    fieldsOfExpertise: ['Data Science'],
    careerLevelsSupported: ['entry'],
    supportTypes: ['career guidance'],
    timeZone: 'Africa/Lagos',
    availability: null,
    schedule: [],
    ...changes,
  };
}

export function aMessage(place: number, changes: Partial<ThreadMessage> = {}): ThreadMessage {
  return { id: id(900 + place), text: `Message ${place}`, mine: false, writtenAt: new Date(Date.parse(now) + place * 60_000).toISOString(), ...changes };
}

export function aReview(place: number, changes: Partial<Review> = {}): Review {
  return {
    id: id(700 + place),
    sessionId: id(500 + place),
    rating: 5,
    type: 'positive',
    text: `Review ${place}: clear and kind.`,
    user: `Talent ${place}`,
    mine: false,
    createdAt: new Date(Date.now() - 15 * 86_400_000).toISOString(),
    editedAt: null,
    answer: null,
    ...changes,
  };
}

export function anOwnMentor(changes: Partial<OwnMentor> = {}): OwnMentor {
  return {
    profile: { professionalTitle: 'Data lead', bestDaysAndTimes: ['tuesday afternoon', 'saturday morning'] },
    state: 'verified',
    mentorVerificationStatus: true,
    note: null,
    submittedAt: now,
    verifiedAt: now,
    updatedAt: now,
    missing: [],
    revisions: { prices: 'p', hours: 'h', daysOff: 'd', mostPerWeek: 'm' },
    ...changes,
  };
}

export function aFigures(changes: Partial<Figures> = {}): Figures {
  return {
    mentor: anOwnMentor(),
    requests: 0,
    upcoming: [],
    activeMentees: 5,
    sessionsThisMonth: 8,
    completedSessions: 31,
    rating: { average: 4.8, count: 12 },
    response: { asked: 6, answered: 5, medianHours: 2.6 },
    availability: { timeZone: 'Africa/Lagos', windows: [{ day: 'tuesday', from: '14:00', to: '18:00' }] },
    LitePlanPrice: 8000,
    StandardPlanPrice: 28000,
    currency: 'NGN',
    ...changes,
  };
}

export function aMentee(changes: Partial<Mentee> = {}): Mentee {
  return {
    userId: id(1),
    firstName: 'Demo',
    lastName: 'Talent 1',
    completedSessions: 1,
    lastSessionAt: '2026-11-05T15:00:00.000Z',
    nextSessionAt: null,
    reason: 'First analyst role',
    thread: { sessionId: id(500), unread: 0 },
    ...changes,
  };
}
