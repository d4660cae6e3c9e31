import { expect, test } from 'vitest';
import { aBlueprint, breakStorage, brokenStorages, impatience, withFaults, type FakeHandlers } from '@bridge/testing';
import { CareerScreen, draw, serverWith } from '../testing/draw.tsx';

type Drawn = Awaited<ReturnType<typeof draw>>['screen'];
const name = "Demo Talent 1's Career Blueprint";

async function choose(screen: Drawn, entry: string) {
  await screen.getByRole('button', { name: 'Blueprint menu' }).click();
  await screen.getByRole('menuitem', { name: entry }).click();
}

/** A server with a version to go back to. */
function afterUpdate() {
  const server = serverWith(aBlueprint());
  server.replaceBlueprint({ body: { version: '', current: server.stored()?.id, revision: 0, keep: [], skip: [] } } as never); // nothing else of the request is looked at
  return server;
}

type Step = { name: string; call: keyof FakeHandlers; press: (screen: Drawn) => Promise<unknown>; said: string; again: string; kept?: string; done: (screen: Drawn) => Promise<unknown> };
const kept = '0 of 20 done';
const steps: Step[] = [
  {
    name: 'the career page', call: 'fullBlueprint', said: 'Failed to load career data. Please try again. Nothing you saved is lost.', again: 'Retry',
    press: async () => {},
    done: async (screen) => expect.element(screen.getByRole('heading', { name })).toBeVisible(),
  },
  {
    name: 'a comparison', call: 'generateBlueprint', said: 'Failed to Update Blueprint', again: 'Update', kept,
    press: (screen) => choose(screen, 'Update'),
    done: async (screen) => expect.element(screen.getByText(/^This version is the same as the blueprint you have/)).toBeVisible(),
  },
  {
    name: 'the versions', call: 'listVersions', said: 'The versions could not be loaded', again: 'Retry', kept,
    press: (screen) => choose(screen, 'Versions'),
    done: async (screen) => expect.element(screen.getByText('Current', { exact: true })).toBeVisible(),
  },
  {
    name: 'one version', call: 'readVersion', said: 'The versions could not be loaded', again: 'Retry', kept,
    press: async (screen) => {
      await choose(screen, 'Versions');
      await screen.getByRole('button', { name: /^Look at it: / }).last().click();
    },
    done: async (screen) => expect.element(screen.getByRole('dialog').getByText('Milestone 1 of year1')).toBeVisible(),
  },
  {
    name: 'a version taken up', call: 'useVersion', said: 'The version was not changed. Try again.', again: 'Make it the current one', kept,
    press: async (screen) => {
      await choose(screen, 'Versions');
      await screen.getByRole('button', { name: /^Look at it: / }).last().click();
      await screen.getByRole('button', { name: 'Make it the current one' }).click();
    },
    done: async (screen) => expect.element(screen.getByText('This version is the current one now')).toBeVisible(),
  },
];

test.each(withFaults(steps))('$title: it is said, the blueprint stands, and it can be tried again', async ({ step, fault: { answer, words } }) => {
  const patience = impatience();
  const server = afterUpdate();
  const { screen, api } = await draw(<CareerScreen />, { api: { ...server, [step.call]: answer } });
  await step.press(screen);
  const said = screen.getByText(step.said);
  await expect.element((words ? said.or(screen.getByText(words)) : said).first()).toBeVisible();
  if (step.kept) await expect.element(screen.getByText(step.kept).first()).toBeInTheDocument();
  patience();
  api.answers(server);
  if (step.again === 'Update') {
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument(); // an answer at once finds it still on its way out
    await expect.element(screen.getByRole('button', { name: 'Blueprint menu' })).toHaveFocus();
    await choose(screen, 'Update');
  } else await screen.getByRole('button', { name: step.again }).click();
  await step.done(screen);
});

test.each(brokenStorages)('a milestone is ticked with storage that is %s', async (how) => {
  breakStorage(how, ['userData', 'isAuthenticated', 'blueprint']);
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: serverWith(aBlueprint()) });
  await screen.getByRole('button', { name: 'Mark as Completed' }).first().click();
  await expect.element(screen.getByText('1 of 20 done')).toBeVisible();
});
