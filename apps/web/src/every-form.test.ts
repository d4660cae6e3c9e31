import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** A form by itself, or one that is made of a frame which several forms share. */
const isForm = /<(?:Form|form|TextDialog|PartDialog|RatingDialog|ChooseTime|Questionnaire)\b/;

/** For each form of the product, where it is tested that what is wrong is said, and said once. */
const testedIn = {
  'apps/web/src/one-error-once.test.tsx': [
    'libs/auth/src/login.tsx', 'libs/auth/src/sign-up.tsx', 'libs/auth/src/reset/forgot-password.tsx', 'libs/auth/src/reset/change-password.tsx',
    'libs/auth/src/verify/verify-email.tsx', 'libs/auth/src/profile/edit-profile.tsx', 'libs/auth/src/profile/delete-account.tsx',
    'libs/auth/src/profile/set-up-app.tsx', 'libs/auth/src/second-step/code-form.tsx', 'libs/auth/src/second-step/proof-dialog.tsx',
    'libs/blueprint/src/career/milestone-dialog.tsx', 'libs/staff/src/members/members-page.tsx', 'libs/staff/src/case/decision-form.tsx', 'libs/staff/src/people/person-dialog.tsx',
    'libs/staff/src/releases/back-dialog.tsx', 'libs/staff/src/changes/changes-section.tsx', 'libs/staff/src/changes/publish-form.tsx', 'libs/staff/src/changes/review-section.tsx', 'libs/staff/src/changes/new-document.tsx',
  ],
  'apps/web/src/safety/safety.test.tsx': ['apps/web/src/safety/report-dialog.tsx'],
  'libs/auth/src/google/google.test.tsx': ['libs/auth/src/google/choose-role.tsx'],
  'libs/auth/src/young/young.test.tsx': ['libs/auth/src/young/ask-guardian.tsx', 'libs/auth/src/young/birth-month-form.tsx'],
  'libs/blueprint/src/coach/coach.test.tsx': ['libs/blueprint/src/coach/guided.tsx', 'libs/blueprint/src/coach/talk.tsx'],
  'libs/blueprint/src/once.test.tsx': ['libs/blueprint/src/sharing/taken-down.tsx'],
  'libs/booking/src/faults.test.tsx': ['libs/booking/src/steps/payment.tsx'],
  'libs/mentor-onboarding/src/faults.test.tsx': ['libs/mentor-onboarding/src/mentor-onboarding.tsx'],
  'libs/mentorship/src/once.test.tsx': [
    'libs/mentorship/src/hours/hours-dialog.tsx', 'libs/mentorship/src/terms/terms-dialog.tsx', 'libs/mentorship/src/face/face-dialog.tsx',
    'libs/mentorship/src/rating/rate-session.tsx', 'libs/mentorship/src/reviews/review-item.tsx', 'libs/mentorship/src/reviews/reply-dialog.tsx',
    'libs/mentorship/src/reviews/hidden-review.tsx', 'libs/mentorship/src/requests/propose-time.tsx',
    'libs/mentorship/src/requests/request-actions.tsx', 'libs/mentorship/src/requests/join-link-dialog.tsx', 'libs/mentorship/src/sessions/reschedule-session.tsx',
    'libs/ui/src/thread/message-form.tsx',
  ],
  'libs/opportunities/src/faults.test.tsx': ['libs/opportunities/src/apply/apply-dialog.tsx', 'libs/opportunities/src/partner/answer-dialog.tsx', 'libs/opportunities/src/partner/post-appeal.tsx', 'libs/opportunities/src/partner/post-dialog.tsx'],
  'libs/staff/src/pictures/pictures.test.tsx': ['libs/staff/src/pictures/new-picture.tsx'],
  'libs/survey/src/faults.test.tsx': ['libs/survey/src/open-survey.tsx'],
};
/** What is no form of its own, or cannot be filled in wrongly. */
const exempt = [
  'apps/web/src/stand-in/draw-account.tsx', // lays words into the forms that the others draw
  'apps/web/src/stand-in/draw-waiting.tsx', // one button, that signs out
  'libs/ui/src/fields/form.tsx', 'libs/mentorship/src/parts/text-dialog.tsx', 'libs/mentorship/src/terms/part-dialog.tsx', 'libs/mentorship/src/rating/rating-dialog.tsx', 'libs/mentorship/src/sessions/choose-time.tsx', // frames
  'libs/ui/src/fields/search-box.tsx', 'libs/site/src/blocks/opportunities/explorer.tsx', 'libs/questionnaire/src/first-words.tsx', 'apps/web/src/public/foot-choices.tsx', // one of some, or any words
  'libs/staff/src/editor/document-form.tsx', // the checker says what is wrong in it, beside each field
  'libs/site/src/blocks/form/form-block.tsx', // no React: libs/site tests it as the page that it is
];

test('every form of the product is tested for saying one error once', () => {
  const forms = globSync(['apps/web/src/**/*.tsx', 'libs/*/src/**/*.tsx'], { cwd: root }).filter((file) => !/\.test\.tsx$|\/testing\/|\/workbench\//.test(file) && isForm.test(read(file)));
  expect(forms.length).toBeGreaterThan(25);
  expect([...Object.values(testedIn).flat(), ...exempt].toSorted()).toEqual(forms.toSorted());
});

test.each(Object.entries(testedIn))('%s asks whether it is said once, and draws each of its forms', (file, forms) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(read(file)).toContain('expectSaidOnce()');
  expect(forms.length).toBeGreaterThan(0);
});

/** Forms of which nothing outlives the end of a sign-in, and why. */
const notKept = [
  ...testedIn['libs/auth/src/google/google.test.tsx'], 'libs/auth/src/login.tsx', 'libs/auth/src/reset/forgot-password.tsx', 'libs/auth/src/reset/change-password.tsx', // nobody is signed in
  'libs/auth/src/verify/verify-email.tsx', 'libs/auth/src/profile/delete-account.tsx', 'libs/auth/src/profile/set-up-app.tsx', 'libs/auth/src/second-step/code-form.tsx', 'libs/auth/src/second-step/proof-dialog.tsx', 'libs/booking/src/steps/payment.tsx', // secrets
  ...testedIn['libs/auth/src/young/young.test.tsx'], 'libs/mentorship/src/requests/propose-time.tsx', 'libs/mentorship/src/sessions/reschedule-session.tsx', 'libs/staff/src/changes/new-document.tsx', // a line or a choice
  ...testedIn['libs/mentor-onboarding/src/faults.test.tsx'], ...testedIn['libs/survey/src/faults.test.tsx'], // drafts of their own, on the server too
];

test('what is typed in a form outlives the end of a sign-in, or it is said why not', () => {
  const forms = Object.values(testedIn).flat();
  const isKept = (file: string) => /\bkeep=|useKeepTyped\(/.test(read(file));
  expect(forms.filter((file) => isKept(file) === notKept.includes(file))).toEqual([]);
});
