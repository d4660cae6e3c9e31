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
  const { mutate, isError, isSuccess } = useGenerateBlueprint(talent.userId);
  return (
    <>
      <Button onClick={() => mutate(() => {})}>Generate</Button>
      <p>{isError ? 'failed' : (blueprint?.structuredJson.careerVision ?? 'none')}</p>
      {isSuccess && <p>generated</p>}
      <p>{progress?.year1MilestonesCompleted}%</p>
    </>
  );
}

test('a generated blueprint leaves the stored one where it is', async () => {
  const server = serverWith(aBlueprint({ year1: 2 }));
  const next = aBlueprint({ year1: 4 });
  next.structuredJson.careerVision = 'Open a clinic.';
  const { screen, api } = await draw(<Probe />, { api: { ...server, generateBlueprint: () => ({ success: true, data: { blueprint: next } }) } });
  await expect.element(screen.getByText('50%')).toBeVisible();
  await screen.getByRole('button', { name: 'Generate' }).click();
  await expect.element(screen.getByText('generated')).toBeVisible();
  await expect.element(screen.getByText('Lead a data team that helps hospitals decide faster.')).toBeVisible();
  expect(api.callsOf('fullBlueprint')).toHaveLength(1);
});

test('a generation that fails leaves what is stored', async () => {
  const { screen, queryClient } = await draw(<Probe />, {
    api: { ...serverWith(aBlueprint()), generateBlueprint: () => refuse('generation-failed') },
  });
  await screen.getByRole('button', { name: 'Generate' }).click();
  await expect.element(screen.getByText('failed')).toBeVisible();
  expect(queryClient.getQueryData(fullBlueprintQuery(talent.userId).queryKey)).toMatchObject({ source: 'composer' });
});
