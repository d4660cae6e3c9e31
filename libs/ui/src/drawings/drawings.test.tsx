import { expect, test } from 'vitest';
import { expectAccessible, inProduct, show } from '../testing/show.tsx';
import { ArchSteps } from './arch-steps.tsx';
import { Bridge } from './bridge.tsx';
import { Face } from './face.tsx';
import type { FaceName } from './face.tsx';
import { FieldArt } from './field-art.tsx';
import type { FieldName } from './field-art.tsx';
import { HeroArt } from './hero-art.tsx';
import { Brand } from './mark.tsx';
import { MissingBridge } from './missing-bridge.tsx';
import { Portrait } from './portrait.tsx';
import { SceneArt } from './scene-art.tsx';
import type { SceneName } from './scene-art.tsx';
import { StateArt } from './state-art.tsx';
import { Walkers } from './walkers.tsx';
import { YearArch } from './year-arch.tsx';

const years = (second: number) => [
  { done: 5, total: 5 },
  { done: second, total: 4 },
  { done: 0, total: 3 },
];
const visible = (selector: string) => [...document.querySelectorAll(selector)].filter((each) => each.getBoundingClientRect().width > 0);

test('one form of the bridge is shown, and read as one image with its sentence', async () => {
  const screen = await show(<Bridge years={years(3)} label="Bridge of three spans." />);
  expect(screen.getByRole('img').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('img', { name: 'Bridge of three spans.' })).toBeVisible();
  expect(visible('.br-stone')).toHaveLength(8);
  expect(visible('.br-ghost')).toHaveLength(4);
  expect(visible('.br-lamp')).toHaveLength(1);
});

test('without a sentence the bridge is decoration', async () => {
  const screen = await show(<Bridge years={years(3)} />);
  expect(screen.getByRole('img').elements()).toHaveLength(0);
});

test('only a stone that was just laid drops into its place', async () => {
  const screen = await show(<Bridge years={years(2)} />);
  expect(visible('.br-placing')).toHaveLength(0);
  await screen.rerender(inProduct(<Bridge years={years(3)} />));
  expect(visible('.br-placing')).toHaveLength(1);
  await screen.rerender(inProduct(<Bridge years={years(2)} />));
  expect(visible('.br-placing')).toHaveLength(0);
  expect(visible('.br-stone')).toHaveLength(7);
});

test('right to left the bridge is mirrored', async () => {
  document.documentElement.dir = 'rtl';
  await show(<Bridge years={years(3)} />);
  const [bridge] = visible('.br-bridge');
  expect(bridge && getComputedStyle(bridge).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  document.documentElement.dir = 'ltr';
});

test('two scenes on a page keep their clips apart', async () => {
  await show(
    <>
      <HeroArt />
      <HeroArt scene="band" />
    </>,
  );
  const ids = [...document.querySelectorAll('svg [id]')].map((each) => each.id);
  expect(new Set(ids).size).toBe(ids.length);
});

const scenes: SceneName[] = ['lecture-hall', 'workshop', 'market', 'clinic', 'office', 'library', 'harbour', 'tree'];
const fields: FieldName[] = ['technology', 'marketing', 'finance', 'design', 'consulting', 'creative', 'health', 'education', 'service', 'savings', 'prices', 'signs', 'letters', 'freight', 'shop', 'stories', 'agreement', 'route', 'measure'];
const faces: FaceName[] = ['braids', 'glasses', 'headwrap', 'hijab', 'cap', 'grey-beard', 'afro', 'short-hair'];

test('every scene, vignette and face is a drawing of its own, in colours that both themes have', async () => {
  await show(
    <>
      {scenes.map((name) => <SceneArt key={name} name={name} />)}
      {fields.map((name) => <FieldArt key={name} name={name} />)}
      {faces.map((name) => <Face key={name} name={name} />)}
    </>,
  );
  const drawings = [...document.querySelectorAll('.br-scene-art, .br-vig, .br-face')];
  expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(scenes.length + fields.length + faces.length);
  const figures = [...document.querySelectorAll('.br-vig')].map((one) => Array.from(one.children, ({ outerHTML }) => outerHTML).slice(1).join(''));
  expect(new Set(figures).size).toBe(fields.length); // not the ground alone
  const colours = new Set(drawings.flatMap(({ innerHTML }) => innerHTML.match(/(?<=(fill|stroke)=")[^"]+/g) ?? []));
  const styles = getComputedStyle(document.querySelector('.radix-themes')!);
  const unknown = [...colours].filter((colour) => colour !== 'none' && colour !== 'black' && !styles.getPropertyValue(/var\((.*)\)/.exec(colour)?.[1] ?? '-'));
  expect(unknown).toEqual([]);
  await expectAccessible();
});

test('the drawings are accessible in both themes', async () => {
  await show(
    <>
      <Brand name="Bridge AI" />
      <Bridge years={years(1)} label="Bridge of three spans." />
      <YearArch done={2} total={4} />
      <ArchSteps current={2} total={4} />
      <StateArt kind="failed" />
      <MissingBridge />
      <Walkers />
      <Walkers who="mentor" />
      <Walkers who="partner" />
      <HeroArt scene="account" />
      <Portrait kind="mentor" />
    </>,
  );
  await expectAccessible();
});
