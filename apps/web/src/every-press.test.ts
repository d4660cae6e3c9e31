import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contract, type CallName } from '@bridge/model';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** For each call that changes something, where the buttons before it are pressed again and again. */
const pressedIn: Record<string, CallName[]> = {
  'apps/web/src/hasty-press.test.tsx': [
    'deleteAccount', 'offerApp', 'confirmApp', 'proveAgain', 'endSignIn', 'endOtherSignIns', 'removePasskey', 'renewRecoveryCodes', 'removeSecondFactor', 'changeRoadmap',
    'claimCase', 'releaseCase', 'decideCase', 'decidePerson', 'changeStaff', 'goBackToRelease', 'beginChange', 'publishChange', 'sayOfChange', 'decideChange', 'workOnDocument', 'signUp', 'startReset', 'changePassword', 'updateProfile',
  ],
  'apps/web/src/safety/safety.test.tsx': ['sendReport', 'reportShared', 'blockPerson', 'unblockPerson'],
  'libs/auth/src/google/google.test.tsx': ['thirdParty'],
  'libs/auth/src/profile/portrait.test.tsx': ['setPortrait', 'removePortrait'],
  'libs/auth/src/second-step/second-step.test.tsx': ['login'],
  'libs/auth/src/verify/verify-email.test.tsx': ['verifyCode'],
  'libs/auth/src/young/young.test.tsx': ['sayBirthMonth', 'askGuardian', 'answerConsent'],
  'libs/blueprint/src/once.test.tsx': ['updateProgress', 'changeRoadmap', 'replaceBlueprint', 'useVersion', 'deleteBlueprint', 'restoreBlueprint', 'shareBlueprint', 'stopSharing', 'appealSharing', 'reportDeadLink'],
  'libs/blueprint/src/coach/coach.test.tsx': ['askCoach', 'changeRoadmap'],
  'libs/booking/src/once.test.tsx': ['bookSession'],
  'libs/mentor-onboarding/src/mentor-onboarding.test.tsx': ['updateMentor'],
  'libs/mentorship/src/once.test.tsx': [
    'answerSession', 'cancelSession', 'rescheduleSession', 'proposeTime', 'withdrawProposal', 'answerProposal', 'completeSession', 'setJoinLink', 'updateMentor',
    'writeReview', 'answerReview', 'appealReview', 'writeMessage',
  ],
  'libs/opportunities/src/once.test.tsx': ['saveOpportunity', 'forgetOpportunity', 'applyFor', 'withdrawApplication', 'changeShares', 'writePost', 'changePost', 'closePost', 'reopenPost', 'appealPost', 'answerApplicant'],
  'libs/staff/src/pictures/pictures.test.tsx': ['bringPicture'],
  'libs/survey/src/survey-flow.test.tsx': ['updateProfile'],
};
/** Why no button before these needs to be pressed often. */
const exempt: Partial<Record<CallName, string>> = {
  saveDraft: 'goes by itself while somebody types', clearDraft: 'goes by itself', saveOnboardingDraft: 'goes by itself', clearOnboardingDraft: 'goes by itself',
  thirdPartyNonce: 'the first half of thirdParty', passkeyChallenge: 'the browser asks', offerPasskey: 'the browser asks', addPasskey: 'the browser asks',
  checkReason: 'says whether a reason can be sent, and changes nothing: bookSession comes after it',
  answerQuestions: 'may be sent again: the same answers to the same questions',
  reportReview: 'no button: the specification’s call; the menu’s sendReport files the same report, with its kind',
  previewDocument: 'draws a page for whoever asks, and changes nothing',
  previewDecision: 'looks at what a decision would send, and changes nothing', previewPerson: 'the same of a decision about a person',
  logout: 'ends a sign-in that is over by then', sendForm: 'no React: libs/site/src/blocks/form tests it as the page that it is',
  writeApplicationMessage: 'the form of writeMessage', startGeneration: 'the way back to a generation that runs',
};

test('every call that changes something is pressed again and again, or says why not', () => {
  const changing = Object.entries(contract).filter(([, { method }]) => method !== 'GET').map(([name]) => name);
  expect(changing.length).toBeGreaterThan(50);
  expect([...new Set([...Object.values(pressedIn).flat(), ...Object.keys(exempt)])].toSorted()).toEqual(changing.toSorted());
});

test.each(Object.entries(pressedIn))('%s presses often, and names its calls', (file, calls) => {
  const text = read(file);
  expect(text).toMatch(/pressOften|dblClick/);
  expect(calls.filter((call) => !new RegExp(`\\b${call}\\b`).test(text))).toEqual([]);
});

/** A row that was read, which is told by opening it. */
const atOnce = ['libs/opportunities/src/partner/applicants-page.tsx'];

test('no button sends by a mutation alone, which does not know that it was pressed before it is drawn', () => {
  const screens = globSync(['apps/web/src/**/*.tsx', 'libs/*/src/**/*.tsx'], { cwd: root }).filter((file) => !/\.test\.tsx$|\/testing\/|\/workbench\//.test(file));
  expect(screens.length).toBeGreaterThan(200);
  expect(screens.filter((file) => /\.mutate\(/.test(read(file))).toSorted()).toEqual(atOnce);
});

// Refused at once, the first click's call would be over before the second click of a double click came, and would be made again.
test('no button takes the second click of a double click for another press', () => {
  const screens = globSync(['apps/web/src/**/*.tsx', 'libs/*/src/**/*.tsx'], { cwd: root }).filter((file) => !/\.test\.tsx$|\/testing\//.test(file));
  const runs = (text: string) => [...text.matchAll(/const \[(\w+)[^\]]*\] = useOnce\(/g)].map(([, name]) => name);
  const careless = screens.filter((file) => {
    const text = read(file);
    return runs(text).some((name) => new RegExp(`onClick=\\{\\(\\) => void ${name}\\(`).test(text));
  });
  expect(careless).toEqual([]);
});
