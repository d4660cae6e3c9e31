import { login } from './accounts/login.ts';
import { logout } from './accounts/logout.ts';
import { ownProfile } from './accounts/own-profile.ts';
import { signUp } from './accounts/sign-up.ts';
import { deleteBlueprint, fullBlueprint, generateBlueprint, readProgress, restoreBlueprint, updateProgress } from './blueprints/handlers.ts';
import type { Handlers } from './core/call-handler.ts';
import { clearDraft, readDraft, saveDraft } from './drafts/handlers.ts';
import { health } from './health.ts';
import { lookUpUser } from './profiles/look-up-user.ts';
import { updateProfile } from './profiles/update-profile.ts';

/** Every call of the contract has its handler here. */
export const handlers: Handlers = {
  signUp,
  login,
  logout,
  ownProfile,
  updateProfile,
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
  health,
};
