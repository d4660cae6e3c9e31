import type { MentorCard } from '@bridge/model';

const plain: MentorCard = {
  ...{ _id: '', userId: '1', firstName: 'A', lastName: 'B', specialty: '', rating: { average: null, count: 0 }, reasons: [] },
  ...{ LitePlanPrice: null, StandardPlanPrice: null, currency: 'USD', line: '', languages: [], nextFree: null },
};

/** All that a card can show; what is left out here does not compile, and would have no styles in the page until the program is there. */
const full: Required<MentorCard> = {
  ...{ ...plain, userId: '2', email: 'c', forYoung: true, line: 'f', languages: ['en'], nextFree: '2026-01-01T00:00:00.000Z', LitePlanPrice: 1 },
  ...{ profileImageUrl: '/portraits/a/192.webp', face: 'braids', rating: { average: 4, count: 5 }, reasons: [{ rule: 'new', value: 'd' }] },
};
/** A drawn face stands in the place of a photo, so the photo has a card of its own. */
const photographed: MentorCard = { ...full, userId: '3', face: undefined };

/** A mentor with nothing that a card can leave out, and such with all of it. Nobody sees them. */
export const samples: MentorCard[] = [plain, full, photographed];
