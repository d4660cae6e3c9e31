import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { aBlueprint, refuse } from '@bridge/testing';
import { useGenerateBlueprint } from './mutations.ts';
import { fullBlueprintQuery, progressQuery } from './queries.ts';
import { draw, serverWith, talent } from './testing/draw.tsx';

function Probe() {
  const { data: blueprint } = useQuery(fullBlueprintQuery(talent.userId));
  const { data: progress } = useQuery(progressQuery(talent.userId));
  const { mutate, isError } = useGenerateBlueprint(talent.userId);
  return (
    <>
      <Button onClick={() => mutate(() => {})}>Generate</Button>
      <p>{isError ? 'failed' : (blueprint?.structuredJson.careerVision ?? 'none')}</p>
      <p>{progress?.year1MilestonesCompleted}%</p>
    </>
  );
}

test('a generated blueprint is the stored one everywhere at once, and the progress is asked for again', async () => {
  const server = serverWith(aBlueprint({ year1: 2 }));
  const next = aBlueprint({ year1: 4 });
  next.structuredJson.careerVision = 'Open a clinic.';
  const { screen, api } = await draw(<Probe />, { api: { ...server, startGeneration: () => [{ type: 'done', blueprint: next }] } });
  await expect.element(screen.getByText('50%')).toBeVisible();
  api.answers({ readProgress: serverWith(next).readProgress });
  await screen.getByRole('button', { name: 'Generate' }).click();
  await expect.element(screen.getByText('Open a clinic.')).toBeVisible();
  await expect.element(screen.getByText('100%')).toBeVisible();
  expect(api.callsOf('fullBlueprint')).toHaveLength(1);
});

test('a generation that fails leaves what is stored', async () => {
  const { screen, queryClient } = await draw(<Probe />, {
    api: { ...serverWith(aBlueprint()), startGeneration: () => refuse('generation-failed') },
  });
  await screen.getByRole('button', { name: 'Generate' }).click();
  await expect.element(screen.getByText('failed')).toBeVisible();
  expect(queryClient.getQueryData(fullBlueprintQuery(talent.userId).queryKey)).toMatchObject({ source: 'composer' });
});
