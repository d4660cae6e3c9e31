// All that others may ask of profiles.
export { closeAccount } from './remove-account.ts';
