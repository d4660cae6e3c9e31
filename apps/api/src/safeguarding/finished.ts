import type { Safeguarding } from '@bridge/content';

/** Whether what needs a lawyer, a responsible person and real help lines is filled in. */
export function isFinished({ review, lead, helpLines }: Safeguarding): boolean {
  return [review.by, review.on, lead.name, lead.email].every((text) => text.trim() !== '') && helpLines.length > 0;
}
