export { aBlueprint, aDraft, aMilestone, aSession, aSignIn, aUser, completionOf } from './builders.ts';
export { dropMemory } from '../storage.ts';
export { fakeApi, offline } from './fake-api.ts';
export type { FakeApi, FakeCall, FakeHandlers, FakeRequest } from './fake-api.ts';
export { refuse } from './refuse.ts';
