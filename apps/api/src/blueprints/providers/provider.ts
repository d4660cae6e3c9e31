import type { Content } from '../../core/content.ts';
import type { Generator } from '../../core/ports.ts';
import type { ProviderSettings } from './environment.ts';

/** Lets a model write blueprints. What that takes is loaded with the first of them: a server that composes never needs it. */
export function provider(content: Content, settings: ProviderSettings): Generator {
  return {
    source: 'provider',
    tokensPerDay: settings.tokensPerDay,
    generate: async (input, run) => (await import('./write.ts')).writeBlueprint(content, settings, input, run),
    coach: async function* (asked, run) {
      yield* (await import('./coach.ts')).answerQuestion(content, settings, asked, run);
    },
  };
}
