// All that others may ask of safeguarding.
export { allowYoung, isChecked, stopYoung } from './checks.ts';
export { consentById, consentOf, guardianLink, hasGuardian, openConsent, tellGuardian, type Consent } from './consents.ts';
export { isFinished } from './finished.ts';
export { guardianOfYoung, isYoung, refuseUnsafe, unsafeSessions } from './meetings.ts';
