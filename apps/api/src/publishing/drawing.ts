import type { Documents } from '@bridge/content';

/** A file or a document: what it was made of, and the hash of what it is. While the first is the same, so is the second. */
export type Made = [of: string, hash: string];

/** What is different from a moment on: files that come or change, and those that go. */
export type Ahead = { from: string; files: Record<string, Made | null> };

/** What one build of the code makes of a release. The build's own files (scripts, styles, faces) are not among it. */
export type Drawing = {
  /** By the path at which a browser asks. */
  files: Record<string, Made>;
  /** By the document's id: its text in every language. */
  documents: Record<string, Made>;
  locales: Documents['locales'];
  /** What publishing days bring by themselves, the soonest first. */
  ahead: Ahead[];
};

/** Every hash that a drawing names. */
export function hashesIn({ files, documents, ahead }: Drawing): string[] {
  const later = ahead.flatMap((step) => Object.values(step.files).filter((made) => made !== null));
  return [...new Set([...Object.values(files), ...Object.values(documents), ...later].map(([, hash]) => hash))];
}
