// What a command says to the server that has the folder, and what it hears, a line each.
import { deserialize, serialize } from 'node:v8';

/** What an operator's command asks the server for: a backup, which ends the talk, or one step after the other of what it does in the database. */
export type Wish = { backup: string; key?: string | undefined } | { step: string };
export type Step = { query: string; values: readonly unknown[] } | { begin: true } | { commit: true } | { rollback: true };
export type Answer = { done: unknown } | { failed: string; code?: string | undefined };

/** Steps and rows with their types, dates and bytes among them, on one line. */
export const written = (value: unknown) => serialize(value).toString('base64');
export const readBack = (text: string): unknown => deserialize(Buffer.from(text, 'base64'));
