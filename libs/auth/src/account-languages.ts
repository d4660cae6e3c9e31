import { createContext, type ReactNode } from 'react';

/** What the foot of the account screens shows beside its links: the choice of language, which knows the product's addresses. */
export const AccountLanguages = createContext<ReactNode>(null);
