import '@bridge/ui/look/radix.css';
import '@bridge/ui/look/base.css';
import '@bridge/ui/look/app.css';
import { useState } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import axe from 'axe-core';
import { aBlueprint, aUser, renderWithProviders, type FakeHandlers } from '@bridge/testing';
import type { Survey } from '@bridge/content';
import type { Draft } from '@bridge/model';
import { SurveyFlow, type SurveyFlowProps } from '../index.ts';

// The survey of the product itself; the content check has its shape.
const documents = import.meta.glob<Survey>('../../../../content/surveys/talent.json', { eager: true, import: 'default' });
export const talent = Object.values(documents)[0]!; // the file is there, or nothing of this works
export const user = aUser();

/** A server that keeps one draft, as the real one does, with the rule of generations. */
export function draftServer(initial: Partial<Draft> = {}) {
  const server = { generation: 0, envision: '', answers: {}, position: {}, updatedAt: null, ...initial } as Draft; // the defaults make it whole
  const answer = () => ({ success: true as const, data: structuredClone(server) });
  const touch = () => (server.updatedAt = new Date().toISOString());
  const handlers = {
    readDraft: answer,
    saveDraft: ({ body: { generation, answers, ...rest } }) => {
      if (generation !== undefined && generation < server.generation) return Response.json({ success: false, code: 'draft-outdated', message: '' }, { status: 409 });
      Object.assign(server, rest, { answers: { ...server.answers, ...answers } });
      touch();
      return answer();
    },
    clearDraft: () => {
      Object.assign(server, { generation: server.generation + 1, envision: '', answers: {}, position: {} });
      touch();
      return answer();
    },
    readQuestions: () => ({ success: true, questions: [] }),
    updateProfile: () => ({ success: true, message: 'Updated', data: aUser({ isProfileDataSet: true }) }),
  } satisfies FakeHandlers;
  return { server, handlers };
}

type Options = {
  api?: FakeHandlers;
  theme?: 'light' | 'dark';
  start?: 'resume' | 'retake' | 'generate';
  generate?: SurveyFlowProps['onGenerate'];
  find?: SurveyFlowProps['onFind'];
  survey?: Survey;
  isGuest?: boolean;
};

// Whose draft a test's survey keeps: nobody else's, as what one test has sent may still come back during the next.
let own: typeof user | undefined;

/** Draws a page with a button that opens the survey, signed in, and a plain modal in the place of the blueprint's. */
export async function drawSurvey({ api = draftServer().handlers, theme, start = 'resume', generate, find = () => Promise.resolve(undefined), survey = talent, isGuest = false }: Options = {}) {
  onTestFinished(() => {
    vi.restoreAllMocks(); // storage may be broken
    localStorage.clear();
    own = undefined;
  });
  const person = (own ??= { ...user, userId: crypto.randomUUID() });
  const onGenerate = vi.fn<SurveyFlowProps['onGenerate']>(generate ?? (() => Promise.resolve(aBlueprint())));
  const onDraft = vi.fn();
  const onAnswered = vi.fn();
  function Page({ shown }: { shown: Survey }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Take a survey
        </button>
        <SurveyFlow
          survey={shown}
          user={isGuest ? undefined : person}
          open={open}
          onClose={() => setOpen(false)}
          start={start}
          onDraft={onDraft}
          onShow={() => setOpen(true)}
          onAnswered={onAnswered}
          onGenerate={onGenerate}
          onFind={find}
          renderYear={({ year, milestones }) => `${year} of ${milestones.length} stones`}
          renderBlueprint={({ blueprint, onRegenerate, onRetake, onSaved, onClose }) => (
            <div role="dialog" aria-label="Career Blueprint">
              <p>{blueprint?.structuredJson.careerVision ?? 'none'}</p>
              <button onClick={onRegenerate}>Regenerate Blueprint</button>
              <button onClick={onRetake}>Retake Test</button>
              <button onClick={onClose}>Close</button>
              <button onClick={() => [onSaved(), onClose()]}>Save Blueprint</button>
            </div>
          )}
        />
      </>
    );
  }
  const page = (shown: Survey) => (
    <main>
      <Page shown={shown} />
    </main>
  );
  const drawn = await renderWithProviders(page(survey), { api, user: person, ...(theme ? { theme } : {}) });
  const { screen } = drawn;
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  return { ...drawn, onGenerate, onDraft, onAnswered, press, show: (shown: Survey) => drawn.rerender(page(shown)), open: () => press('Take a survey') };
}

/** WCAG 2.2 A and AA, as far as a machine can tell. */
export async function expectAccessible() {
  const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map((animation) => animation.finished)); // half-faded colours are no colours to judge
  const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
