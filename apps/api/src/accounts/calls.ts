import { changePassword } from './change-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { ownProfile } from './own-profile.ts';
import { resendCode } from './resend-code.ts';
import { addPasskey, confirmApp, offerApp, offerPasskey, passkeyChallenge, proveAgain, readSecondFactor, removePasskey, removeSecondFactor, renewRecoveryCodes } from './second-factor/handlers.ts';
import { endOtherSignIns, endSignIn, listSignIns } from './sign-ins.ts';
import { signUp } from './sign-up.ts';
import { startReset } from './start-reset.ts';
import { thirdPartyNonce } from './third-party/nonce.ts';
import { thirdParty } from './third-party/sign-in.ts';
import { verifyCode } from './verify-code.ts';

/** The calls of the contract that accounts answer. */
export const accounts = { signUp, login, logout, verifyCode, resendCode, startReset, changePassword, thirdPartyNonce, thirdParty, ownProfile, readSecondFactor, offerApp, confirmApp, passkeyChallenge, offerPasskey, addPasskey, removePasskey, renewRecoveryCodes, removeSecondFactor, proveAgain, listSignIns, endSignIn, endOtherSignIns };
