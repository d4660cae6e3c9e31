import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import axe from 'axe-core';
import { aBlueprint, aUser, completionOf, renderRoute } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import type { CareerBlueprint } from '@bridge/model';
import { dismissToast } from '@bridge/ui';
import { CareerPage } from '../career/career-page.tsx';
import { TalentDashboard } from '../dashboard/talent-dashboard.tsx';
import type { Talent } from '../person.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import type { YearNumber } from '../rules/roadmap.ts';

export const talent = aUser();

export const survey: SurveyLabels = {
  phases: [
    {
      questions: [
        {
          id: '6',
          type: 'multi-select',
          prompt: 'Which technical skills do you have?',
          options: [
            { id: 'cloud-computing', label: 'Cloud Computing' },
            { id: 'data-analysis', label: 'Data Analysis' },
          ],
        },
      ],
    },
  ],
};

type Options = { api?: FakeHandlers; theme?: 'light' | 'dark'; words?: Record<string, Record<string, unknown>> };

/** Draws a screen as the signed-in frame does. */
export async function draw(element: ReactNode, options: Options = {}) {
  onTestFinished(() => dismissToast());
  return renderRoute(<main className="br-main">{element}</main>, options);
}

/** A server that keeps one blueprint, as the real one does. */
export function serverWith(stored: CareerBlueprint | null) {
  let blueprint = stored;
  let deleted: CareerBlueprint | null = null;
  const stats = () => ({ completionStats: completionOf(blueprint ?? aBlueprint()) });
  const handlers = {
    fullBlueprint: () => ({ success: true, careerBlueprint: blueprint }),
    readProgress: () => ({ success: true, data: stats() }),
    updateProgress: ({ body }) => {
      const { completed, ...change } = body;
      for (const [year, texts] of Object.entries(change)) {
        const list = blueprint?.milestones[year as 'year1'] ?? []; // the contract allows year1 to year5 only
        for (const milestone of list) if (texts?.includes(milestone.text)) milestone.completed = completed;
      }
      return { success: true, message: '', data: stats() };
    },
    deleteBlueprint: () => {
      deleted = blueprint;
      blueprint = null;
      return { success: true, message: '' };
    },
    restoreBlueprint: () => {
      blueprint = deleted;
      return { success: true, message: '', careerBlueprint: blueprint ?? aBlueprint() };
    },
  } satisfies FakeHandlers;
  return { ...handlers, stored: () => blueprint };
}

/** The career page with its state in a component instead of the address. */
export function CareerScreen({ user = talent, start }: { user?: Talent; start?: { year?: YearNumber | 0; view?: boolean } }) {
  const [year, setYear] = useState(start?.year);
  const [view, setView] = useState(start?.view ?? false);
  return <CareerPage user={user} survey={survey} year={year} onYearChange={setYear} view={view} onViewChange={setView} />;
}

export function DashboardScreen({ user = talent, ...rest }: Partial<Parameters<typeof TalentDashboard>[0]>) {
  return <TalentDashboard user={user} onTakeSurvey={() => {}} onRetakeSurvey={() => {}} {...rest} />;
}

/** WCAG 2.2 A and AA, as far as a machine can tell. */
export async function expectAccessible() {
  await settled();
  const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** Half-faded colours are no colours to judge: waits until what opens or closes has done so. */
async function settled() {
  const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map((animation) => animation.finished));
}
