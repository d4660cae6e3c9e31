import type { Role } from '@bridge/model';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Where somebody wanted to go before they had to sign in. */
    origin?: string | undefined;
    /** The kind of account chosen on the way to sign-up. */
    role?: Role | undefined;
  }
}

export {};
