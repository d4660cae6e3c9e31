import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { aUser, renderRoute } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import type { User } from '@bridge/model';
import { dismissToast } from '@bridge/ui';
import '@bridge/questionnaire';
import '../opportunities.css';

/** Draws a screen as the signed-in frame does. */
export async function draw(element: ReactNode, options: { api?: FakeHandlers; theme?: 'light' | 'dark'; user?: User } = {}) {
  onTestFinished(() => dismissToast());
  const api: FakeHandlers = { lookUpUser: () => ({ success: true, data: { ...aUser(), careerBlueprint: null, survey: {} } }), ...options.api };
  return renderRoute(<main className="br-main">{element}</main>, { ...options, api });
}

/** A page of a list as the server cuts it. */
export function pageOf<Entry>(entries: readonly Entry[], { page, limit }: { page: number; limit: number }) {
  return { entries: entries.slice((page - 1) * limit, page * limit), total: entries.length, page, limit };
}
