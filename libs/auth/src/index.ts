import './history-state.ts';

export { chosenRole, roleSearchSchema } from './chosen-role.ts';
export { doneLately } from './done-lately.ts';
export { ChangePassword } from './reset/change-password.tsx';
export { ForgotPassword } from './reset/forgot-password.tsx';
export { PasswordChanged } from './reset/password-changed.tsx';
export { popupPath } from './google/popup-answer.ts';
export { PopupPage } from './google/popup-page.tsx';
export { Profile } from './profile/profile.tsx';
export { Verified } from './verify/verified.tsx';
export { VerifyBanner } from './verify/verify-banner.tsx';
export { VerifyEmail } from './verify/verify-email.tsx';
export { Login } from './login.tsx';
export { LogoutDialog } from './logout-dialog.tsx';
export { SelectUserType } from './select-user-type.tsx';
export { SignUp } from './sign-up.tsx';
export type { AuthBrand } from './auth-layout.tsx';
export type { LegalTexts } from './terms.tsx';
