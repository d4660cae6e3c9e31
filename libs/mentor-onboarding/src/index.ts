/**
 * The mentor's onboarding, and changing the profile later:
 *
 *     <MentorOnboarding
 *       document={document}               // the document onboarding/mentor
 *       user={user}                       // userId, firstName, lastName, email of the mentor signed in
 *       profile={mentor.profile}          // what ownMentor answers, for "Update Profile"; absent: nothing is there yet
 *       open={open} onClose={close}
 *       onSubmitted={(mentor) => …}       // the profile as it stands then: what shows it asks anew
 *       onFinish={toDashboard}            // the thanks were left
 *     />
 *
 * Keep it mounted while closed: it goes on saving the draft.
 */
export { MentorOnboarding } from './mentor-onboarding.tsx';
export type { MentorOnboardingProps } from './mentor-onboarding.tsx';
