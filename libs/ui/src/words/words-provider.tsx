import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { uiWordsSchema } from './words.ts';
import type { UiWords } from './words.ts';

type Words = { words: UiWords; problem: (key: string) => string };

const WordsContext = createContext<Words | null>(null);
const asItIs = (text: string) => text;

/** Gives ui its words (the document interface/common) and the way from a field's problem key to its text. */
export function UiWordsProvider({
  words,
  problem = asItIs,
  children,
}: {
  words: object;
  problem?: (key: string) => string;
  children: ReactNode;
}) {
  const value = useMemo(() => ({ words: v.parse(uiWordsSchema, words), problem }), [words, problem]);
  return <WordsContext value={value}>{children}</WordsContext>;
}

/** The few words that ui itself shows. */
export function useUiWords(): UiWords {
  return useWords().words;
}

/** Turns what a schema reported ("required", or a sentence of the server's) into what is shown at the field. */
export function useProblemText(): (key: string) => string {
  return useWords().problem;
}

function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('ui has no words: put <UiWordsProvider words={…}> around the screen.');
  return words;
}
