// All that others may ask of guardians.
export { endWhatMayNotBe } from './end-unsafe.ts';
export { remindGuardians } from './remind.ts';
