import type { Post } from '@bridge/content';

/** The head of a blog post with what follows from its file: its name and how long it takes to read. */
export type PostSummary = Post & { slug: string; minutes: number };

/** Newest first; of the same day by name, so that the order never depends on the disk. */
export function newestFirst(posts: readonly PostSummary[]): PostSummary[] {
  return [...posts].sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}
