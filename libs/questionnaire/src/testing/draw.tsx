import '@bridge/ui/look/radix.css';
import '@bridge/ui/look/base.css';
import '@bridge/ui/look/app.css';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import axe from 'axe-core';
import type { Phase, Question } from '@bridge/content';
import type { Answer, Answers, Position } from '@bridge/model';
import { renderWithProviders } from '@bridge/testing';
import { Questionnaire, type QuestionnaireDocument } from '../index.ts';

/** A phase with these questions. */
export function aPhase(id: string, questions: Question[]): Phase {
  return { id, label: `Phase ${id}`, title: `Title ${id}`, description: `About ${id}`, illustration: 'arches', start: "Let's get started", questions };
}

type Options = { answers?: Answers; position?: Position; theme?: 'light' | 'dark' };

/** Draws a questionnaire that keeps its answers and position, as a feature would. */
export async function draw(document: QuestionnaireDocument, { answers = {}, position = {}, theme }: Options = {}) {
  const kept = { answers, position };
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  function Screen({ document: shown }: { document: QuestionnaireDocument }) {
    const [now, setNow] = useState(kept);
    const change = (next: Partial<typeof kept>) => setNow({ ...Object.assign(kept, next) });
    return (
      <Questionnaire
        document={shown}
        {...now}
        onAnswer={(id: string, answer: Answer) => change({ answers: { ...kept.answers, [id]: answer } })}
        onMove={(to) => change({ position: to })}
        onSubmit={onSubmit}
        onClose={onClose}
        status="Saved"
      />
    );
  }
  const { screen, rerender } = await renderWithProviders(<Screen document={document} />, theme ? { theme } : {});
  return { screen, kept, onSubmit, onClose, show: (next: QuestionnaireDocument) => rerender(<Screen document={next} />) };
}

/** WCAG 2.2 A and AA, as far as a machine can tell. */
export async function expectAccessible() {
  const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map((animation) => animation.finished)); // half-faded colours are no colours to judge
  const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
