// All that others may ask of blueprints.
export { composeBlueprint } from './compose/compose.ts';
export { gatherLibrary } from './compose/library.ts';
export { quotable } from './compose/typed.ts';
export { composer, generatorInput } from './generator.ts';
export { hashAnswers } from './input-hash.ts';
export { presentBlueprint } from './present.ts';
export { type ProviderSettings, readProviderSettings } from './providers/environment.ts';
export { provider } from './providers/provider.ts';
export { generationDeadline } from './single-flight.ts';
export { failingNow } from './tries.ts';
export { currentBlueprint, milestonesOf, type StoredBlueprint } from './store.ts';
export { structuredSchema } from './structured.ts';
