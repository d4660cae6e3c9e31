import { useState } from 'react';
import { onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Onboarding } from '@bridge/content';
import type { Draft, MentorProfile, OwnMentor } from '@bridge/model';
import { aDraft, aUser, renderWithProviders, type FakeHandlers } from '@bridge/testing';
import { MentorOnboarding } from '../index.ts';

// The document of the product itself; the content check has its shape.
const documents = import.meta.glob<Onboarding>('../../../../content/onboarding/mentor.json', { eager: true, import: 'default' });
export const mentorDocument = Object.values(documents)[0]!; // the file is there, or nothing of this works
export const user = aUser({ role: 'MENTOR', firstName: 'Demo', lastName: 'Mentor 3', email: 'demo.mentor.3@example.com' });

export function anOwnMentor(profile: MentorProfile): OwnMentor {
  return { profile, state: 'submitted', mentorVerificationStatus: false, note: null, submittedAt: null, verifiedAt: null, updatedAt: null, missing: [], revisions: { prices: 'p', hours: 'h', daysOff: 'd', mostPerWeek: 'm' } };
}

/** A server that keeps one draft and takes every profile. */
export function mentorServer(initial: Partial<Draft> = {}) {
  const draft = aDraft(initial);
  const answer = () => ({ success: true as const, data: structuredClone(draft) });
  const handlers = {
    readOnboardingDraft: answer,
    saveOnboardingDraft: ({ body: { generation: _, answers, ...rest } }) => {
      Object.assign(draft, rest, { answers: { ...draft.answers, ...answers }, updatedAt: new Date().toISOString() });
      return answer();
    },
    clearOnboardingDraft: () => {
      Object.assign(draft, { generation: draft.generation + 1, envision: '', answers: {}, position: {}, updatedAt: new Date().toISOString() });
      return answer();
    },
    // The onboarding sends whole hours.
    updateMentor: ({ body: { submit: _submit, revisions: _revisions, ...profile } }) => ({ success: true as const, message: 'Updated', data: anOwnMentor(profile as MentorProfile) }),
  } satisfies FakeHandlers;
  return { draft, handlers };
}

const stored = localStorage; // a test may block the way to it

type Options = { api?: FakeHandlers; profile?: MentorProfile; theme?: 'light' | 'dark' };

/** A page with a button that opens the onboarding. */
export async function drawOnboarding({ api, profile, theme }: Options = {}) {
  onTestFinished(() => stored.clear());
  const onFinish = vi.fn();
  const onSubmitted = vi.fn();
  function Page() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Start
        </button>
        <MentorOnboarding
          document={mentorDocument}
          user={user}
          profile={profile}
          open={open}
          onClose={close}
          onSubmitted={onSubmitted}
          onFinish={() => (close(), onFinish())}
        />
      </>
    );
  }
  const { screen, api: server } = await renderWithProviders(<Page />, { api: { ...mentorServer().handlers, ...api }, user, ...(theme ? { theme } : {}) });
  await screen.getByRole('button', { name: 'Start', exact: true }).click();
  const go = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const asked = (name: string) => screen.getByRole('heading', { name, exact: true });
  return { screen, server, onFinish, onSubmitted, go, asked, escape: () => userEvent.keyboard('{Escape}') };
}
