export { accessibilityProblems } from './accessibility.ts';
export { aBlueprint, aDraft, aMilestone, aSignIn, aUser, completionOf, fakeApi, offline, refuse } from '@bridge/client/testing';
export type { FakeApi, FakeCall, FakeHandlers, FakeRequest } from '@bridge/client/testing';
export { breakStorage, brokenStorages, faults, impatience, withFaults } from './faults.ts';
export type { Fault } from './faults.ts';
export { pressOften } from './press-often.ts';
export { renderRoute, renderWithProviders } from './render.tsx';
export type { RenderOptions } from './render.tsx';
export { testWords } from './words.ts';
