/** What the build tells the worker of a release. */
export type Release = {
  /** Changes with every file that is kept. */
  version: string;
  /** The start of the addresses of each language: '' for the source language. */
  prefixes: Record<string, string>;
  /** What is kept for a kind of person in a language, by `talent fr`. */
  lists: Record<string, string[]>;
};
type Client = { id: string; url: string };
type Waits = Event & { waitUntil: (work: Promise<unknown>) => void };
export type FetchEvent = Waits & { request: Request; preloadResponse?: Promise<Response | undefined>; respondWith: (answer: Promise<Response> | Response) => void };

/** What a service worker sees around it: TypeScript's types of it clash with those of pages. */
export type Scope = {
  bridgeRelease: Release;
  registration: ServiceWorkerRegistration & { active: ServiceWorker | null };
  clients: { claim: () => Promise<void>; matchAll: (of: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Client[]> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: Waits) => void): void;
    (name: 'fetch', listener: (event: FetchEvent) => void): void;
    (name: 'message', listener: (event: Waits & { data: unknown }) => void): void;
  };
};
