import * as v from 'valibot';
import { birthMonthSchema } from '../birth-month.ts';
import { emailSchema, line } from '../fields.ts';
import { limits } from '../limits.ts';
import { faceNames } from '../mentors/card.ts';
import { roleSchema } from '../role.ts';
import { permissionSchema } from './permission.ts';
import { revisionSchema } from './revision.ts';

/** Whom the staff looked for. */
export const foundPersonSchema = v.object({ id: v.string(), name: v.string(), email: v.string(), role: roleSchema });
export type FoundPerson = v.InferOutput<typeof foundPersonSchema>;

/** What the staff sees of a person: facts of the account, states and figures. Never what they wrote for themselves. */
export const staffPersonSchema = v.object({
  ...foundPersonSchema.entries,
  language: v.nullable(v.string()),
  timeZone: v.nullable(v.string()),
  since: v.string(),
  emailVerified: v.boolean(),
  lastSeen: v.nullable(v.string()),
  /** Devices that are signed in. */
  signIns: v.number(),
  secondFactor: v.boolean(),
  permissions: v.array(permissionSchema),
  /** A mentor's verification. */
  mentorState: v.nullable(v.string()),
  /** Where the portrait is that others see. */
  profileImageUrl: v.optional(v.string()),
  /** A mentor's drawn face, which others see in the place of a picture. */
  face: v.optional(v.picklist(faceNames)),
  suspension: v.nullable(v.object({ reason: v.string(), by: v.string(), since: v.string(), until: v.string() })),
  /** Since when, and by what, a mentor or partner is checked for meeting people under 18. */
  youngCheck: v.nullable(v.object({ by: v.string(), since: v.string(), note: v.string() })),
  /** Of a talent under 18: whether a guardian agrees at present. */
  young: v.optional(v.object({ agreed: v.boolean() })),
  /** Figures by name; the words of the names are content. */
  counts: v.array(v.object({ name: v.string(), count: v.number() })),
  /** What was decided about them and about what they wrote, the first first; of which kind of case. */
  trail: v.array(v.object({ action: v.string(), by: v.string(), at: v.string(), note: v.nullable(v.string()), kind: v.optional(v.string()) })),
  /** What was seen of what was decided: a decision carries it, and is refused where something else was decided by then. */
  revision: v.string(),
});
export type StaffPerson = v.InferOutput<typeof staffPersonSchema>;

/** How long somebody is kept out. */
export const suspensionDaysSchema = v.pipe(v.number('number'), v.integer('suspensionDays'), v.minValue(1, 'suspensionDays'), v.maxValue(limits.suspensionDays, 'suspensionDays'));
const given = { reason: line(limits.staffNote), revision: revisionSchema };
/** What the staff does about a person. Each is written down; what changes their account is told to them by mail, with the reason. */
export const personDecisionSchema = v.variant('decision', [
  v.strictObject({ decision: v.literal('end-sign-ins'), ...given }),
  v.strictObject({ decision: v.literal('suspend'), ...given, days: suspensionDaysSchema }),
  v.strictObject({ decision: v.literal('lift'), ...given }),
  /** A mentor or a partner, checked for meeting people under 18: how, and by what. */
  v.strictObject({ decision: v.literal('allow-young'), ...given }),
  v.strictObject({ decision: v.literal('stop-young'), ...given }),
  /** Said wrong at sign-up, or not at all. */
  v.strictObject({ decision: v.literal('correct-birth-month'), ...given, birthMonth: birthMonthSchema }),
  /** The address once more, typed: what is closed does not come back. */
  v.strictObject({ decision: v.literal('close'), ...given, email: emailSchema }),
]);
export type PersonDecision = v.InferOutput<typeof personDecisionSchema>;
/** What can be decided about a person, by name. */
export const personDecisions = personDecisionSchema.options.map(({ entries }) => entries.decision.literal);
