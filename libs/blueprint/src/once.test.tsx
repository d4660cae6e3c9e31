import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { CallName, CareerBlueprint, PlaceToGo } from '@bridge/model';
import { aBlueprint, expectSaidOnce, pressOften, type FakeHandlers } from '@bridge/testing';
import { dismissToast } from '@bridge/ui';
import { DeadLink } from './career/dead-link.tsx';
import { ReplaceDialog } from './career/replace-dialog.tsx';
import { VersionsDialog } from './career/versions-dialog.tsx';
import { YearClosed } from './career/year-closed.tsx';
import { BlueprintModal } from './modal/blueprint-modal.tsx';
import { ShareDialog } from './sharing/share-dialog.tsx';
import { CareerScreen, DashboardScreen, draw, serverWith, survey, talent } from './testing/draw.tsx';

type Screen = Awaited<ReturnType<typeof draw>>['screen'];
type Step = {
  name: string;
  call: CallName;
  element: (current: CareerBlueprint, close: () => void) => ReactElement;
  open?: (screen: Screen) => Promise<unknown>;
  press: string | RegExp;
  api?: FakeHandlers;
};

const { userId } = talent;
const next = aBlueprint({}, { id: '018f0000-0000-7000-8000-0000000000b2' });
next.structuredJson.careerVision = 'Open a clinic.';
const nothing = () => {};
const place: PlaceToGo = { id: 'guide', title: 'Write a plan', publisher: 'A public body', address: 'https://www.example.org/plan', languages: ['en'], price: 'free', megabytes: 5, checked: null, reported: false };
const down = (appeal: string | null) => () => ({ success: true as const, data: { ...sharing(false)().data, takenDown: { note: 'It insults somebody.', appeal, waits: appeal !== null } } });
const sharing = (isShared: boolean) => () => ({ success: true as const, data: { isShared, shown: { showsEmail: false, showsRoadmap: false, showsProgress: false }, leftOut: [], typed: [] } });

/** Every button of this library behind which stands a call that changes something. */
const steps: Step[] = [
  { name: 'Mark as Completed', call: 'updateProgress', press: 'Mark as Completed', element: () => <CareerScreen start={{ year: 1 }} /> },
  { name: 'the next stone', call: 'updateProgress', press: 'Mark as Completed', element: () => <DashboardScreen /> },
  {
    name: 'a finished year opened again', call: 'updateProgress', press: 'Undo last',
    element: (current, close) => <YearClosed user={talent} blueprint={current} year="year1" last={current.milestones.year1[0]!} onNext={nothing} onClose={close} />, // each year of it has milestones
  },
  { name: 'Replace', call: 'replaceBlueprint', press: 'Replace', element: (current, close) => <ReplaceDialog userId={userId} current={current} next={next} survey={survey} onReplaced={close} onRefused={close} onClose={close} /> },
  {
    name: 'a version', call: 'useVersion', press: 'Make it the current one',
    element: (current, close) => <VersionsDialog userId={userId} current={current} survey={survey} onClose={close} />,
    open: (screen) => screen.getByRole('button', { name: /^Look at it: / }).last().click(),
  },
  {
    name: 'Delete', call: 'deleteBlueprint', press: 'Yes', element: () => <CareerScreen />,
    open: async (screen) => {
      await screen.getByRole('button', { name: 'Blueprint menu' }).click();
      await screen.getByRole('menuitem', { name: 'Delete' }).click();
    },
  },
  {
    name: 'Undo', call: 'restoreBlueprint', press: 'Undo', element: () => <CareerScreen />,
    open: async (screen) => {
      await screen.getByRole('button', { name: 'Blueprint menu' }).click();
      await screen.getByRole('menuitem', { name: 'Delete' }).click();
      await screen.getByRole('button', { name: 'Yes', exact: true }).click();
    },
  },
  {
    name: 'a milestone of one’s own', call: 'changeRoadmap', press: 'Save', element: () => <CareerScreen start={{ year: 1 }} />,
    open: async (screen) => {
      await screen.getByRole('button', { name: 'Add a milestone to Year 1' }).click();
      await screen.getByRole('dialog').getByRole('textbox').first().fill('Keep bees');
    },
  },
  {
    name: 'Save Blueprint', call: 'replaceBlueprint', press: 'Save Blueprint',
    element: (_, close) => <BlueprintModal userId={userId} open blueprint={next} pending={false} survey={survey} onRegenerate={nothing} onRetake={nothing} onClose={close} />,
  },
  { name: 'Share', call: 'shareBlueprint', press: 'Share', element: (_, close) => <ShareDialog user={talent} title="My plan" onClose={close} />, api: { readSharing: sharing(false), shareBlueprint: sharing(true) } },
  { name: 'This link is dead', call: 'reportDeadLink', press: 'This link is dead: Write a plan', element: () => <DeadLink userId={userId} place={place} />, api: { reportDeadLink: () => new Promise(nothing) } },
  {
    name: 'an answer to being taken down', call: 'appealSharing', press: 'Send answer', element: (_, close) => <ShareDialog user={talent} title="My plan" onClose={close} />,
    api: { readSharing: down(null), appealSharing: () => ({ ...down('I took it out.')(), message: 'It has arrived.' }) },
    open: async (screen) => {
      await screen.getByRole('button', { name: 'Send answer' }).click();
      await expectSaidOnce();
      await screen.getByRole('textbox', { name: 'Your answer' }).fill('I took it out.');
    },
  },
  { name: 'Stop sharing', call: 'stopSharing', press: 'Stop sharing', element: (_, close) => <ShareDialog user={talent} title="My plan" onClose={close} />, api: { readSharing: sharing(true), stopSharing: sharing(false) } },
];

function UntilClosed({ element }: { element: (close: () => void) => ReactElement }) {
  const [isClosed, setClosed] = useState(false);
  return !isClosed && element(() => setClosed(true));
}

test.each(steps)('$name is sent once, however often it is pressed', async ({ call, element, open, press, api: others }) => {
  dismissToast(); // the last step's
  const server = serverWith(aBlueprint(), next);
  if (call === 'useVersion') server.replaceBlueprint({ body: { version: '', current: server.stored()?.id, revision: 0, keep: [], skip: [] } } as never); // nothing else of the request is looked at
  const current = structuredClone(server.stored()!); // nothing deletes it before
  const { screen, api } = await draw(<UntilClosed element={(close) => element(current, close)} />, { api: { ...server, ...others } });
  await open?.(screen);
  const button = screen.getByRole('button', { name: press, exact: true }).first();
  await expect.element(button).toBeVisible();
  await pressOften(button.element());
  expect(api.callsOf(call)).toHaveLength(1);
});
