import type { Command } from './command.ts';
import { add } from './locale-add.ts';
import { status } from './locale-status.ts';
import { todo } from './locale-todo.ts';

/** What translators do: npm run content -- locale <command>. */
export const locale: Record<string, Command> = { add, status, todo };
