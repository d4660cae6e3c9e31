// React's development build notes for every element where it was made, by an Error and a task of the console: a fifth of the
// processor's time of tests that draw. What it warns of stays the same; a warning names the component, not the line.
declare global {
  interface Console {
    createTask?: unknown;
  }
}

delete console.createTask; // before React looks for it
const { default: React } = (await import('react')) as unknown as { default: Record<string, object | undefined> };
const internals = React['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'];
if (internals && 'recentlyCreatedOwnerStacks' in internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} }); // beyond ten thousand a second it notes none by itself

export {};
