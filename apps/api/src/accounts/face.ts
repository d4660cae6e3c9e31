// All that others may ask of accounts.
export { findCaller } from './caller.ts';
export { createPasswords, type HashCost, type HashQueue, productionCost } from './passwords.ts';
export { openThirdParty, type ThirdPartyOptions } from './third-party/provider.ts';
export { codeOf } from './second-factor/app-codes.ts';
export { presentSecondFactor } from './second-factor/present.ts';
export { seal } from './second-factor/sealed.ts';
export { takeAway } from './second-factor/take-away.ts';
export { endSignIns } from './sign-ins.ts';
export { lift, suspend } from './suspensions.ts';
export { presentUser, userColumns } from './user-row.ts';
