import { expect, test } from 'vitest';
import type { SharedBlueprint, Sharing } from '@bridge/model';
import { aBlueprint, aUser, breakStorage, brokenStorages, impatience, withFaults, type FakeHandlers, type Fault } from '@bridge/testing';
import { draw } from '../testing/draw.tsx';
import { ShareButton } from './share-button.tsx';
import { SharedBlueprintPage } from './shared-blueprint-page.tsx';

const shared: SharedBlueprint = { firstName: 'Demo', lastName: 'Talent 1', careerBlueprint: { structuredJson: { careerVision: 'Lead a data team.' } } };
const sharing = (isShared: boolean) => (): { success: true; data: Sharing } => ({ success: true, data: { isShared, shown: { showsEmail: false, showsRoadmap: false, showsProgress: false }, leftOut: [], typed: [] } });
const drawPage = (api: FakeHandlers) => draw(<SharedBlueprintPage id="an-id" action={<button type="button">Mine</button>} />, { api });

async function open(api: FakeHandlers) {
  const drawn = await draw(<ShareButton user={aUser()} />, { api: { fullBlueprint: () => ({ success: true, careerBlueprint: aBlueprint() }), ...api } });
  await drawn.screen.getByRole('button', { name: 'Share', exact: true }).click();
  return { ...drawn, dialog: drawn.screen.getByRole('dialog') };
}

async function press(button: string, was: boolean, call: 'shareBlueprint' | 'stopSharing', answer: Fault['answer']) {
  const drawn = await open({ readSharing: sharing(was), [call]: answer });
  await drawn.dialog.getByRole('button', { name: button, exact: true }).click();
  return drawn;
}

const steps = [
  {
    name: 'a shared blueprint',
    fails: async (answer: Fault['answer']) => {
      const { screen, api } = await drawPage({ sharedBlueprint: answer });
      await expect.element(screen.getByText('⚠️ Failed to load blueprint. Please try again later.')).toBeVisible();
      return async () => {
        api.answers({ sharedBlueprint: () => shared });
        await screen.getByRole('button', { name: 'Retry' }).click();
        await expect.element(screen.getByText('Lead a data team.')).toBeVisible();
      };
    },
  },
  {
    name: 'the settings',
    fails: async (answer: Fault['answer']) => {
      const { dialog, api } = await open({ readSharing: answer });
      await expect.element(dialog.getByText('We could not load your sharing settings.')).toBeVisible();
      return async () => {
        api.answers({ readSharing: sharing(false) });
        await dialog.getByRole('button', { name: 'Retry' }).click();
        await expect.element(dialog.getByText(/^Only you can see/)).toBeVisible();
      };
    },
  },
  {
    name: 'sharing begins',
    fails: async (answer: Fault['answer']) => {
      const { screen, dialog, api } = await press('Share', false, 'shareBlueprint', answer);
      await expect.element(screen.getByText('This could not be saved')).toBeVisible();
      await expect.element(dialog.getByText(/^Only you can see/)).toBeVisible();
      return async () => {
        api.answers({ shareBlueprint: sharing(true) });
        await dialog.getByRole('button', { name: 'Share', exact: true }).click();
        await expect.element(dialog.getByLabelText('Link to your shared blueprint')).toBeVisible();
      };
    },
  },
  {
    name: 'sharing ends',
    fails: async (answer: Fault['answer']) => {
      const { screen, dialog, api } = await press('Stop sharing', true, 'stopSharing', answer);
      await expect.element(screen.getByText('This could not be saved')).toBeVisible();
      await expect.element(dialog.getByText(/^Everybody who has this link/)).toBeVisible();
      return async () => {
        api.answers({ stopSharing: sharing(false) });
        await dialog.getByRole('button', { name: 'Stop sharing' }).click();
        await expect.element(dialog.getByText(/^Only you can see/)).toBeVisible();
      };
    },
  },
];

test.each(withFaults(steps))('$title: it is said, nothing has changed, and it can be tried again', async ({ step, fault }) => {
  const patience = impatience();
  const tryAgain = await step.fails(fault.answer);
  patience();
  await tryAgain();
});

test.each(brokenStorages)('a blueprint is shared, and seen, with storage that is %s', async (how) => {
  breakStorage(how, ['userData', 'isAuthenticated']);
  const { dialog } = await open({ readSharing: sharing(false), shareBlueprint: sharing(true) });
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.element(dialog.getByLabelText('Link to your shared blueprint')).toBeVisible();
  const { screen } = await drawPage({ sharedBlueprint: () => shared });
  await expect.element(screen.getByText('Lead a data team.')).toBeVisible();
});
