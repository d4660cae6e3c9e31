/** One text on its way to a translator: what it says now, what it was made from, and what is to be known of it. */
export type Entry = {
  key: string;
  file: string;
  source: string;
  text: string | undefined;
  state: 'missing' | 'stale' | 'fresh';
  /** What the source said when the stale text was made from it. */
  was?: string | undefined;
  maximum?: number | undefined;
  notes: readonly string[];
};

/** One text as it comes back. `isSure` is what the file says of it: false where it still waits to be looked at; undefined where the format cannot say. */
export type Given = { key: string; text: string; source?: string | undefined; isSure?: boolean | undefined; remark?: string | undefined };

export type Languages = { source: string; locale: string };

/** A file that cannot be taken, in words for whoever made it. */
export class Unreadable extends Error {}

/** How texts are written for a service or tool, and read back. */
export type Format = { extension: string; write: (entries: readonly Entry[], languages: Languages) => string; read: (text: string, languages: Languages) => Given[] };
