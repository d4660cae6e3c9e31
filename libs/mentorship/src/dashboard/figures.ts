import type { AnswerOf, contract } from '@bridge/model';

/** What the server counts for the dashboard. */
export type Figures = AnswerOf<typeof contract.mentorDashboard>['data'];
export type Mentee = AnswerOf<typeof contract.listMentees>['mentees'][number];
