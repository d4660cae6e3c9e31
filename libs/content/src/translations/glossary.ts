import type { GlossaryFile } from '../schemas/glossary.ts';

/** One thing a glossary wants, and how it is told: `path` leads to it, `words` says it, and a text keeps it where it could have been broken and is not. */
export type GlossaryRule = { path: readonly (string | number)[]; words: string; isToldBy: (message: string) => boolean; isKept: (source: string, text: string) => boolean };

/** Says what in a translation is not as the glossary of its language has it. */
export type Glossary = { rules: readonly GlossaryRule[]; judge: (source: string, text: string) => string[]; /** What it has for the words of a source text. */ hints: (source: string) => string[]; /** What it was made of: equal ones judge alike. */ of: GlossaryFile };

/** A glossary, ready to judge. Names in braces, tags and the targets of links are no words. */
export function glossaryOf(of: GlossaryFile): Glossary {
  const { terms, avoid } = of;
  const known = terms.map((term) => ({ ...term, inSource: patternOf(term.source), said: patternOf(term.say), excepted: term.except && patternOf(term.except) }));
  const avoided = avoid.map(({ never, say }) => ({ pattern: patternOf(never), say }));
  const rules = [
    ...known.map(({ inSource, said, say, source: [term] }, index): GlossaryRule => {
      const words = `${listed(say)} for "${bare(term!)}"`;
      return { path: ['terms', index, 'say'], words, isToldBy: (message) => message.endsWith(`lacks ${listed(say)}, which the glossary has for "${bare(term!)}"`), isKept: (source, text) => inSource.test(wordsOnly(source)) && said.test(wordsOnly(text)) };
    }),
    ...avoided.map(({ pattern, say }, index): GlossaryRule => {
      const isToldBy = (message: string) => message.endsWith(`: the glossary has "${say}"`) && pattern.test(/says "(.*?)":/.exec(message)?.[1] ?? '');
      return { path: ['avoid', index, 'never'], words: `never ${listed(avoid[index]!.never)}`, isToldBy, isKept: (_, text) => text.toLowerCase().includes(say.toLowerCase()) };
    }),
  ];
  return {
    of,
    rules,
    judge: (source, text) => {
      const [from, to] = [source, text].map(wordsOnly) as [string, string]; // two in, two out
      return [
        ...known.flatMap(({ inSource, said, excepted, reserved, say, source: [term] }) => {
          const isMeant = inSource.test(excepted ? from.replace(new RegExp(excepted, 'giu'), ' ') : from);
          if (isMeant) return said.test(to) ? [] : [`lacks ${listed(say)}, which the glossary has for "${bare(term!)}"`];
          const [used] = reserved && !inSource.test(from) ? (said.exec(to) ?? []) : [];
          return used === undefined ? [] : [`says "${used}", which the glossary keeps for "${bare(term!)}"`];
        }),
        ...avoided.flatMap(({ pattern, say }) => {
          const [used] = pattern.exec(to) ?? [];
          return used === undefined ? [] : [`says "${used}": the glossary has "${say}"`];
        }),
      ];
    },
    hints: (source) => known.filter(({ inSource }) => inSource.test(wordsOnly(source))).map(({ source: [term], say }) => `${bare(term!)} = ${say.map(bare).join(', ')}`),
  };
}

function patternOf(words: readonly string[]): RegExp {
  const each = words.map((word) => `${word.startsWith('*') ? '[\\p{L}\\p{M}]*' : ''}${bare(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')}${word.endsWith('*') ? '[\\p{L}\\p{M}]*' : ''}`);
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_-])(?:${each.join('|')})(?![\\p{L}\\p{M}\\p{N}_-])`, 'iu');
}

function wordsOnly(text: string): string {
  return text.replace(/\{\{[^{}]*\}\}|\{[^{}]*\}|\$t\([^()]*\)|<[^<>]*>|\]\([^()]*\)|`[^`]*`|https?:\S+/g, ' ');
}

function bare(word: string): string {
  return word.replace(/^\*|\*$/g, '');
}

function listed(words: readonly string[]): string {
  return words.map((word) => `"${bare(word)}"`).join(' or ');
}
