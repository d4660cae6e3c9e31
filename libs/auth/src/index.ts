import './history-state.ts';

export { chosenRole } from './chosen-role.ts';
export { Login } from './login.tsx';
export { LogoutDialog } from './logout-dialog.tsx';
export { SelectUserType } from './select-user-type.tsx';
export { SignUp } from './sign-up.tsx';
export type { AuthBrand } from './auth-layout.tsx';
