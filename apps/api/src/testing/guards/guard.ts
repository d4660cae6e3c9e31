/** A line that keeps somebody out, and what the file says once it is gone. Paths are relative to the repository. */
export type Guard = {
  name: string;
  file: string;
  line: string;
  without: string;
  /** The tests that must miss it, where it is not the authorisation matrix. */
  suite?: string;
};
