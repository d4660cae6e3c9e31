import type { BlueprintPrompt } from '@bridge/content';
import { years } from '@bridge/model';
import type { Content } from '../../core/content.ts';
import type { Flaw, Plan } from '../rubric/judge.ts';
import type { GivenAnswer } from './answers.ts';

/** What the model is told to do, and in which language to write: content, and the same for everybody. */
export function instructionsOf(content: Content, locale = content.document('locales').source): string {
  const { visionWords, milestoneWords } = content.document('blueprint/rubric', locale);
  const language = content.document('locales').locales.find(({ code }) => code === locale)?.name ?? locale;
  return content.document('blueprint/prompt').instructions.join('\n').replaceAll('{{language}}', language).replaceAll('{{visionWords}}', String(visionWords)).replaceAll('{{milestoneWords}}', String(milestoneWords));
}

/** The answers as data, and what was wrong with an earlier attempt: one line of JSON, which nothing inside it can leave. */
export function messageOf(answers: readonly GivenAnswer[], earlier?: { plan: Plan; flaws: readonly Flaw[]; faults: BlueprintPrompt['faults'] }): string {
  return JSON.stringify({ answers: answers.map(({ name, asked, said }) => ({ name, asked, said })), ...(earlier && toRepair(earlier)) });
}

function toRepair({ plan, flaws, faults }: NonNullable<Parameters<typeof messageOf>[1]>) {
  const textOf = ({ year, id }: Flaw) => year && plan.years[year].find((milestone) => milestone.id === id)?.text;
  return {
    written: { careerVision: plan.careerVision, years: Object.fromEntries(years.map((year) => [year, plan.years[year].map(({ text }) => text)])) },
    faults: flaws.map((flaw) => ({ ...(flaw.year && { year: flaw.year }), ...(flaw.id && { milestone: textOf(flaw) }), ...(flaw.about && { about: flaw.about }), fault: faults[flaw.rule] })),
  };
}

/** Whether a text gives away a passage of the instructions. */
export function quotes(instructions: string): (text: string) => boolean {
  const passages = new Set(passagesOf(instructions));
  return (text) => passagesOf(text).some((passage) => passages.has(passage));
}

const passageLength = 8;

function passagesOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(passageLength - 1).map((_, place) => words.slice(place, place + passageLength).join(' '));
}
