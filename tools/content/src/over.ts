import type { Content } from '@bridge/content/engine/content';
import { lineAndColumn, type Stale } from '@bridge/content/engine/fault';

const lastDay = { json: /"publishUntil"\s*:\s*"(\d{4}-\d{2}-\d{2})"/g, mdx: /^publishUntil\s*:\s*["']?(\d{4}-\d{2}-\d{2})/gm };

/** What is not shown any more, each at its own last day: no fault, since days pass by themselves; a link to it is one (world/targets.ts). */
export function overSince(content: Content, today: string): Stale[] {
  return content.files().flatMap((file): Stale[] => {
    if (file.startsWith('translations/')) return [];
    const text = content.textOf(file);
    const days = [...text.matchAll(file.endsWith('.mdx') ? lastDay.mdx : lastDay.json)];
    return days.flatMap((found): Stale[] => {
      const day = found[1] ?? '';
      return day < today ? [{ state: 'over', file, ...lineAndColumn(text, found.index), message: `is not shown any more since ${day}: give it a later day, or take it away` }] : [];
    });
  });
}
