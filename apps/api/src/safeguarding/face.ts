// All that others may ask of safeguarding.
export { correctBirthMonth } from './birth-month.ts';
export { allowYoung, isChecked, isCheckedFor, stopYoung } from './checks.ts';
export { consentById, consentOf, guardianLink, hasGuardian, isAgreed, openConsent, tellGuardian, type Consent } from './consents.ts';
export { isFinished } from './finished.ts';
export { mailbox } from './mailbox.ts';
export { guardianOfYoung, holdBoth, isSafe, isTooYoungToAgree, mayBeShown, mayTakePlace, refuseUnsafe, unsafeApplications, unsafeSessions, whyNotPassedOn } from './meetings.ts';
export { prepareReading } from './prepared.ts';
export { forYoungReader, leadsElsewhere, refuseContactDetails, refuseInNames, refuseOtherLinks } from './short-texts.ts';
export { isSuspended } from './suspended.ts';
export { isYoung } from './young.ts';
