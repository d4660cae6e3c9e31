export const mentorLimits = {
  shortBio: 300,
  cancellationPolicy: 200,
  listLength: 20,
  highestPrice: 10_000_000,
  pageSize: 10,
  mostPerPage: 50,
  lastPage: 1000,
  reviewLength: 1000,
  reasonLength: 1000,
  reviewsShown: 5,
  pollEvery: 43_200_000,
  pollFor: 432_000_000,
} as const;
