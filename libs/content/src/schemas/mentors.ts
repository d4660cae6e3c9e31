import { z } from 'zod';
import { label } from '../marks.ts';

/** The answers of the survey, by the keys they are sent under. */
export const talentKeys = ['currentStatus', 'ageRange', 'highestLevelOfEducation', 'industriesOfInterest', 'technicalSkills', 'softSkills', 'Skill_development_strategies', 'Career_goal', 'careerChallenges'] as const;
/** The parts of a mentor’s profile that are chosen from lists. */
export const mentorKeys = ['industryExpertise', 'specializationAreas', 'fieldsOfExpertise', 'careerLevelsSupported', 'supportTypes'] as const;

/** What makes a mentor fit a talent, and how much each of it counts. */
export const fitSchema = z
  .strictObject({
    skills: z
      .strictObject({ weight: z.number().positive().max(100) })
      .meta({ description: 'What a skill counts that both have; one that few offer counts up to half as much again, one that most offer a third less, and one that is next to it, wider or a part of it, half.' }),
    rules: z
      .array(
        z.strictObject({
          id: label(40).meta({ description: 'The name of the rule; the words of the reason on a card have it as their key.' }),
          weight: z.number().min(0).max(100).refine((weight) => weight !== 0, 'is a weight for nothing: use more than 0').meta({ description: 'What one thing in common counts.' }),
          talent: z.enum(talentKeys).meta({ description: 'The answer of the survey that is looked at, by the key it is sent under.' }),
          mentor: z.enum(mentorKeys).meta({ description: 'The part of the mentor’s profile that it is compared with.' }),
          pairs: z
            .array(z.strictObject({ talent: label(120), mentor: label(120) }))
            .min(1)
            .superRefine((pairs, context) => {
              pairs.forEach(({ talent, mentor }, index) => {
                if (pairs.findIndex((other) => other.talent === talent && other.mentor === mentor) < index) context.addIssue({ code: 'custom', path: [index], message: 'is there already', params: { code: 'contradiction' } });
              });
            })
            .optional()
            .meta({ description: 'Which values belong together, by the values that are sent. Without it: those that are the same.' }),
          same: z.boolean().optional().meta({ description: 'With pairs: those that are the same belong together, too.' }),
        }).superRefine(({ pairs, same }, context) => {
          if (same !== undefined && pairs === undefined) context.addIssue({ code: 'custom', path: ['same'], message: 'says nothing without "pairs": values that are the same belong together by themselves', params: { code: 'contradiction' } });
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
const isClock = (time: string) => clock.safeParse(time).success;
const part = z.strictObject({ from: clock, to: clock }).refine(({ from, to }) => from < to || !isClock(from) || !isClock(to), 'ends before it begins');
const validDays = z.int().min(7).max(730);
const plan = z.strictObject({
  minutes: z.int().min(15).max(240).multipleOf(15).meta({ description: 'How long one session is.' }),
  sessions: z.int().min(1).max(20).meta({ description: 'So many sessions are paid for at once.' }),
  validDays: validDays.meta({ description: 'They can be booked for so many days; what is left then expires.' }),
  messages: z.boolean().meta({ description: 'The two can write to each other about a session.' }),
});

/** How sessions are booked. */
export const sessionRulesSchema = z
  .strictObject({
    plans: z.strictObject({ lite: plan, standard: plan }),
    stepMinutes: z.int().min(15).max(240).multipleOf(15).meta({ description: 'Minutes between two starts that are offered.' }),
    leadHours: z.int().min(0).max(168).meta({ description: 'A session can be booked until so many hours before it.' }),
    horizonDays: z.int().min(7).max(28).meta({ description: 'So many days ahead can be booked.' }),
    noticeHours: z.int().min(0).max(168).meta({ description: 'A session can be cancelled or moved until so many hours before it.' }),
    graceDays: z.int().min(0).max(90).meta({ description: 'Where a mentor declines, cancels or does not answer, what is left can be booked for at least so many days more.' }),
    expiryNoticeDays: z.int().min(1).max(60).meta({ description: 'A talent is told so many days before the last day of a plan of which something is left.' }),
    lowPrice: z.strictObject({ NGN: z.number().positive().max(10_000_000), USD: z.number().positive().max(10_000_000) }).meta({ description: 'The directory’s filter "up to": the price of one session, by currency.' }),
    reminderHours: z.int().min(1).max(168).meta({ description: 'Both sides are reminded so many hours before it.' }),
    timesOfDay: z
      .strictObject({ morning: part, afternoon: part, evening: part })
      .meta({ description: 'What "monday morning" means where a mentor has not given hours.' }),
  })
  .meta({ title: 'rules of sessions' })
  .superRefine(({ leadHours, horizonDays, expiryNoticeDays, plans, timesOfDay }, context) => {
    const fault = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message, params: { code: 'contradiction' } });
    if (leadHours >= horizonDays * 24) fault(['leadHours'], `leaves nothing to book: only ${horizonDays} days ahead can be booked`);
    const shortest = Math.min(plans.lite.validDays, plans.standard.validDays);
    if (expiryNoticeDays >= shortest && validDays.safeParse(shortest).success) fault(['expiryNoticeDays'], `is not less than ${shortest}, for which a plan is valid: who has just paid would be told that it expires`);
    const [morning, afternoon, evening] = [timesOfDay.morning, timesOfDay.afternoon, timesOfDay.evening];
    for (const [name, before, after] of [['afternoon', morning, afternoon], ['evening', afternoon, evening]] as const) {
      if ([before.from, before.to, after.from, after.to].every(isClock) && before.from < before.to && after.from < after.to && after.from < before.to) fault(['timesOfDay', name], `begins before the ${name === 'afternoon' ? 'morning' : 'afternoon'} ends`);
    }
    const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const longest = Math.max(plans.lite.minutes, plans.standard.minutes);
    for (const [name, { from, to }] of Object.entries(timesOfDay)) {
      if (isClock(from) && isClock(to) && from < to && minutesOf(to) - minutesOf(from) < longest) fault(['timesOfDay', name], `is shorter than a session of ${longest} minutes: nothing could be booked in it`);
    }
  });
export type SessionRules = z.infer<typeof sessionRulesSchema>;
