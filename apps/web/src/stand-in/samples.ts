import type { MentorCard } from '@bridge/model';

const plain: MentorCard = {
  ...{ _id: '', userId: '1', firstName: 'A', lastName: 'B', specialty: '', rating: { average: null, count: 0 }, reasons: [] },
  ...{ LitePlanPrice: null, StandardPlanPrice: null, currency: 'USD', line: '', languages: [], nextFree: null },
};

/** A mentor with nothing that a card can leave out, and one with all of it. Nobody sees them. */
export const samples: MentorCard[] = [
  plain,
  { ...plain, userId: '2', email: 'c', line: 'f', languages: ['en'], nextFree: '2026-01-01T00:00:00.000Z', LitePlanPrice: 1, profileImageUrl: 'data:,', rating: { average: 4, count: 5 }, reasons: [{ rule: 'new', value: 'd' }] },
];
