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
import { deleteBlueprint, fullBlueprint, generateBlueprint, readProgress, restoreBlueprint, updateProgress } from './blueprints/handlers.ts';
import type { Handlers } from './core/call-handler.ts';
import { clearDraft, readDraft, saveDraft } from './drafts/handlers.ts';
import { health } from './health.ts';
import { sendForm } from './messages/send-form.ts';
import { exportData } from './profiles/export-data.ts';
import { lookUpUser } from './profiles/look-up-user.ts';
import { updateProfile } from './profiles/update-profile.ts';
import { settings } from './settings.ts';

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
  fullBlueprint,
  deleteBlueprint,
  restoreBlueprint,
  readProgress,
  updateProgress,
  sendForm,
  health,
};
