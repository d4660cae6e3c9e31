import { Bridge } from '@bridge/ui';
import type { Phase } from '@bridge/content';

const bare = { done: 0, total: 5 };
const begun = { done: 2, total: 5 };
const built = { done: 5, total: 5 };
const drawings = { foundation: [begun, bare, bare], arches: [built, { done: 3, total: 5 }, bare], deck: [built, built, built] };

/** The drawing of a phase's introduction: how far the bridge is when the phase begins. */
export function Intro({ phase }: { phase: Phase }) {
  return <Bridge years={drawings[phase.illustration]} />;
}
