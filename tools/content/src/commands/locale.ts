import type { Command } from './command.ts';
import { accept } from './locale-accept.ts';
import { add } from './locale-add.ts';
import { diff } from './locale-diff.ts';
import { exportTexts } from './locale-export.ts';
import { importTexts } from './locale-import.ts';
import { pseudo } from './locale-pseudo.ts';
import { status } from './locale-status.ts';
import { tidy } from './locale-tidy.ts';
import { todo } from './locale-todo.ts';

/** What translators do: npm run content -- locale <command>. */
export const locale: Record<string, Command> = { add, status, todo, diff, accept, pseudo, export: exportTexts, import: importTexts, tidy };
