// All that others may ask of guardians.
export { remindGuardians } from './remind.ts';
