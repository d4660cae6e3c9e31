import { z } from 'zod';
import { label } from '../marks.ts';

const talentKeys = ['currentStatus', 'ageRange', 'highestLevelOfEducation', 'industriesOfInterest', 'technicalSkills', 'softSkills', 'Skill_development_strategies', 'Career_goal', 'careerChallenges'] as const;
const mentorKeys = ['industryExpertise', 'specializationAreas', 'fieldsOfExpertise', 'careerLevelsSupported', 'supportTypes'] as const;

/** What makes a mentor fit a talent, and how much each of it counts. */
export const fitSchema = z
  .strictObject({
    rules: z
      .array(
        z.strictObject({
          id: label(40).meta({ description: 'The name of the rule; the words of the reason on a card have it as their key.' }),
          weight: z.number().min(0).max(100).meta({ description: 'What one thing in common counts.' }),
          talent: z.enum(talentKeys).meta({ description: 'The answer of the survey that is looked at, by the key it is sent under.' }),
          mentor: z.enum(mentorKeys).meta({ description: 'The part of the mentor’s profile that it is compared with.' }),
          pairs: z
            .array(z.strictObject({ talent: label(120), mentor: label(120) }))
            .optional()
            .meta({ description: 'Which values belong together, by the values that are sent. Without it: those that are the same.' }),
        }),
      )
      .min(1)
      .max(10),
  })
  .meta({ title: 'rules of fit' })
  .superRefine(({ rules }, context) => {
    rules.forEach(({ id }, index) => {
      if (rules.findIndex((rule) => rule.id === id) < index) context.addIssue({ code: 'custom', path: ['rules', index, 'id'], message: `"${id}" is the name of another rule too`, params: { code: 'duplicate' } });
    });
  });
export type Fit = z.infer<typeof fitSchema>;

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$|^24:00$/, 'is not a time at a quarter of an hour, such as 09:00');
const part = z.strictObject({ from: clock, to: clock }).refine(({ from, to }) => from < to, 'ends before it begins');
const plan = z.strictObject({ minutes: z.int().min(15).max(240).multipleOf(15) });

/** How sessions are booked. */
export const sessionRulesSchema = z
  .strictObject({
    plans: z.strictObject({ lite: plan, standard: plan }),
    stepMinutes: z.int().min(15).max(240).multipleOf(15).meta({ description: 'Minutes between two starts that are offered.' }),
    leadHours: z.int().min(0).max(168).meta({ description: 'A session can be booked until so many hours before it.' }),
    horizonDays: z.int().min(7).max(28).meta({ description: 'So many days ahead can be booked.' }),
    noticeHours: z.int().min(0).max(168).meta({ description: 'A session can be cancelled or moved until so many hours before it.' }),
    reminderHours: z.int().min(1).max(168).meta({ description: 'Both sides are reminded so many hours before it.' }),
    timesOfDay: z
      .strictObject({ morning: part, afternoon: part, evening: part })
      .meta({ description: 'What "monday morning" means where a mentor has not given hours.' }),
  })
  .meta({ title: 'rules of sessions' });
export type SessionRules = z.infer<typeof sessionRulesSchema>;
