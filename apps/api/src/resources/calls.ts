import { reportDeadLink } from './report.ts';

/** The calls of the contract that resources answer. */
export const resources = { reportDeadLink };
