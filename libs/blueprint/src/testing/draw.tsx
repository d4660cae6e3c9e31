import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import '../blueprint.css';
import axe from 'axe-core';
import { aBlueprint, aUser, completionOf, refuse, renderRoute } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import { changeRoadmap, mergeRoadmaps } from '@bridge/model';
import type { BlueprintVersion, CareerBlueprint } from '@bridge/model';
import { dismissToast } from '@bridge/ui';
import { CareerPage } from '../career/career-page.tsx';
import { TalentDashboard } from '../dashboard/talent-dashboard.tsx';
import type { Talent } from '../person.ts';
import { withRoadmap } from '../rules/change.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import type { YearNumber } from '../rules/roadmap.ts';

export const talent = aUser();

export const survey: SurveyLabels = {
  envision: { prompt: 'Who would you like to be?' },
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

/** A server that keeps one blueprint and its versions, as the real one does; `next` is what an update generates, or, where there is one, the version that was not saved. */
export function serverWith(stored: CareerBlueprint | null, next: CareerBlueprint = aBlueprint({}, { id: '018f0000-0000-7000-8000-0000000000b2' }), hasUnsaved = false) {
  let blueprint = stored;
  const earlier: CareerBlueprint[] = [];
  let isLivedWith = !hasUnsaved;
  let deleted: CareerBlueprint | null = null;
  const stats = () => ({ completionStats: completionOf(blueprint ?? aBlueprint()) });
  const handlers = {
    fullBlueprint: () => ({ success: true, careerBlueprint: blueprint }),
    howToBegin: () => ({ success: true, beginnings: [], places: [] }),
    readProgress: () => ({ success: true, data: stats() }),
    updateProgress: ({ body }) => {
      const { completed, ...change } = body;
      for (const [year, texts] of Object.entries(change)) {
        const list = blueprint?.milestones[year as 'year1'] ?? []; // the contract allows year1 to year5 only
        for (const milestone of list) if (texts?.includes(milestone.text)) milestone.completed = completed ?? true;
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
    generateBlueprint: () => ({ success: true, data: { blueprint: next } }),
    changeRoadmap: ({ body }) => {
      if (!blueprint) return refuse('blueprint-not-found');
      const changed = changeRoadmap({ years: blueprint.milestones, removed: blueprint.removed }, body, 'fresh');
      if (typeof changed === 'string') return refuse(changed);
      blueprint = { ...withRoadmap(blueprint, changed), revision: blueprint.revision + 1 };
      return { success: true, message: 'Milestone saved', careerBlueprint: blueprint };
    },
    replaceBlueprint: ({ body }) => {
      if (!blueprint && body.current === null) {
        blueprint = next;
        return { success: true, message: '', careerBlueprint: next };
      }
      if (!blueprint) return refuse('blueprint-not-found');
      if (body.current !== blueprint.id || body.revision !== blueprint.revision) return refuse('blueprint-changed');
      isLivedWith = true;
      const merged = mergeRoadmaps({ years: blueprint.milestones, removed: blueprint.removed }, next.milestones, body);
      if (typeof merged === 'string') return refuse(merged);
      earlier.push(blueprint);
      const { otherAnswers: _, ...kept } = blueprint; // the next one is of the present ones
      blueprint = { ...next, ...withRoadmap({ ...kept, structuredJson: next.structuredJson }, merged), id: next.id, ...(next.language && { language: next.language }), revision: 0 };
      return { success: true, message: '', careerBlueprint: blueprint };
    },
    listVersions: () => ({ success: true, versions: [...(blueprint ? [blueprint] : []), ...earlier].map((one) => versionOf(one, one === blueprint)).concat(isLivedWith ? [] : { ...versionOf(next, false), since: null }) }),
    readVersion: ({ params }) => {
      const version = [...(blueprint ? [blueprint] : []), ...earlier, next].find(({ id }) => id === params.versionId);
      return version ? { success: true, careerBlueprint: version } : refuse('version-not-found');
    },
    useVersion: ({ params }) => {
      const version = earlier.find(({ id }) => id === params.versionId);
      if (!version) return refuse('version-not-found');
      if (blueprint) earlier.splice(earlier.indexOf(version), 1, blueprint);
      blueprint = version;
      return { success: true, message: 'This version is the current one again', careerBlueprint: version };
    },
  } satisfies FakeHandlers;
  return { ...handlers, stored: () => blueprint };
}

function versionOf(blueprint: CareerBlueprint, current: boolean): BlueprintVersion {
  const all = Object.values(blueprint.milestones).flat();
  return {
    id: blueprint.id,
    generatedAt: blueprint.generatedAt,
    since: blueprint.generatedAt,
    source: blueprint.source,
    current,
    edited: blueprint.revision > 0,
    careerVision: blueprint.structuredJson.careerVision,
    done: all.filter(({ completed }) => completed).length,
    total: all.length,
  };
}

/** The career page with its state in a component instead of the address. */
export function CareerScreen({ user = talent, start }: { user?: Talent; start?: { year?: YearNumber | 0; view?: boolean } }) {
  const [year, setYear] = useState(start?.year);
  const [view, setView] = useState(start?.view ?? false);
  return <CareerPage user={user} survey={survey} year={year} onYearChange={setYear} view={view} onViewChange={setView} />;
}

export function DashboardScreen({ user = talent, ...rest }: Partial<Parameters<typeof TalentDashboard>[0]>) {
  return <TalentDashboard user={user} survey={survey} onTakeSurvey={() => {}} onRetakeSurvey={() => {}} {...rest} />;
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
