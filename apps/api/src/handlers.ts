import { changePassword } from './accounts/change-password.ts';
import { deleteAccount } from './accounts/delete-account.ts';
import { login } from './accounts/login.ts';
import { logout } from './accounts/logout.ts';
import { ownProfile } from './accounts/own-profile.ts';
import { resendCode } from './accounts/resend-code.ts';
import { signUp } from './accounts/sign-up.ts';
import { startReset } from './accounts/start-reset.ts';
import { thirdPartyNonce } from './accounts/third-party/nonce.ts';
import { thirdParty } from './accounts/third-party/sign-in.ts';
import { verifyCode } from './accounts/verify-code.ts';
import { listCredits } from './bookings/list-credits.ts';
import { readAvailability } from './bookings/availability.ts';
import { bookSession } from './bookings/book-session.ts';
import { answerSession, cancelSession, completeSession, rescheduleSession, setJoinLink } from './bookings/change-session.ts';
import { answerProposal, proposeTime, withdrawProposal } from './bookings/propose-time.ts';
import { listSessions } from './bookings/list-sessions.ts';
import { listMessages, writeMessage } from './bookings/messages.ts';
import {
  changeRoadmap, deleteBlueprint, fullBlueprint, generateBlueprint, listVersions, readProgress, readVersion, replaceBlueprint, restoreBlueprint,
  updateProgress, useVersion,
} from './blueprints/handlers.ts';
import { startGeneration, watchGeneration } from './blueprints/generation.ts';
import type { Handlers } from './core/call-handler.ts';
import { clearDraft, readDraft, saveDraft } from './drafts/handlers.ts';
import { health, live, ready } from './health.ts';
import { listMentees, mentorDashboard } from './mentors/dashboard.ts';
import { listMentors } from './mentors/list-mentors.ts';
import { clearOnboardingDraft, readOnboardingDraft, saveOnboardingDraft } from './mentors/onboarding-draft.ts';
import { ownMentor, updateMentor } from './mentors/own-mentor.ts';
import { sendForm } from './messages/send-form.ts';
import { answerApplicant, listApplicants } from './opportunities/applicants.ts';
import { changeShares, listApplications, withdrawApplication } from './opportunities/applications.ts';
import { applyFor } from './opportunities/apply.ts';
import { forgetOpportunity, listOpportunities, readOpportunity, saveOpportunity } from './opportunities/list-opportunities.ts';
import { partnerDashboard, partnerNetwork } from './opportunities/partner.ts';
import { changePost, closePost, listPosts, readPost, reopenPost, writePost } from './opportunities/posts.ts';
import { exportData } from './profiles/export-data.ts';
import { lookUpUser } from './profiles/look-up-user.ts';
import { updateProfile } from './profiles/update-profile.ts';
import { answerReview, listReviews, reportReview, writeReview } from './reviews/handlers.ts';
import { settings } from './settings.ts';
import { readSharing, shareBlueprint, sharedBlueprint, stopSharing } from './sharing/handlers.ts';

/** Every call of the contract has its handler here. */
export const handlers: Handlers = {
  signUp,
  login,
  logout,
  verifyCode,
  resendCode,
  startReset,
  changePassword,
  thirdPartyNonce,
  thirdParty,
  settings,
  ownProfile,
  updateProfile,
  deleteAccount,
  exportData,
  lookUpUser,
  readDraft,
  saveDraft,
  clearDraft,
  generateBlueprint,
  startGeneration,
  watchGeneration,
  fullBlueprint,
  deleteBlueprint,
  restoreBlueprint,
  readProgress,
  updateProgress,
  changeRoadmap,
  replaceBlueprint,
  listVersions,
  readVersion,
  useVersion,
  sharedBlueprint,
  readSharing,
  shareBlueprint,
  stopSharing,
  listMentors,
  updateMentor,
  ownMentor,
  readOnboardingDraft,
  saveOnboardingDraft,
  clearOnboardingDraft,
  mentorDashboard,
  listMentees,
  readAvailability,
  listCredits,
  bookSession,
  listSessions,
  answerSession,
  cancelSession,
  rescheduleSession,
  proposeTime,
  withdrawProposal,
  answerProposal,
  setJoinLink,
  completeSession,
  writeReview,
  listReviews,
  answerReview,
  reportReview,
  listMessages,
  writeMessage,
  listOpportunities,
  readOpportunity,
  saveOpportunity,
  forgetOpportunity,
  applyFor,
  listApplications,
  withdrawApplication,
  changeShares,
  partnerDashboard,
  listPosts,
  writePost,
  readPost,
  changePost,
  closePost,
  reopenPost,
  listApplicants,
  answerApplicant,
  partnerNetwork,
  sendForm,
  health,
  live,
  ready,
};
