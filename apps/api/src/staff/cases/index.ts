import type { CaseKind } from '@bridge/model';
import { application } from './application.ts';
import type { CaseType } from './case-type.ts';
import { complaint } from './complaint.ts';
import { held } from './held.ts';
import { link } from './link.ts';
import { mail } from './mail.ts';
import { mentor, mentorChange } from './mentor.ts';
import { message } from './message.ts';
import { post } from './post.ts';
import { portrait } from './portrait.ts';
import { report } from './report.ts';
import { sharing } from './sharing.ts';

/** Every kind of what waits for a person; leaving one out does not compile. */
export const caseTypes: Record<CaseKind, CaseType> = { mentor, 'mentor-change': mentorChange, post, application, message, report, complaint, sharing, held, mail, link, portrait };
