import { sendForm } from './send-form.ts';

/** The calls of the contract that messages answer. */
export const messages = { sendForm };
