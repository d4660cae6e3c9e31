import { createContext, useContext } from 'react';

/** What the form for documents says. The console says it in the reader's language; the workbench of development in English. */
export type FormWords = {
  add: (what: string) => string;
  entry: string;
  remove: (what: string) => string;
  up: (what: string) => string;
  down: (what: string) => string;
  newId: string;
  newIdHelp: string;
  newKey: string;
  badId: string;
  takenId: string;
  newType: string;
  type: string;
  cancel: string;
  fixedId: string;
  notSet: string;
  choose: string;
  yes: string;
  no: string;
  optional: string;
  body: string;
  bodyHelp: string;
  rich: string;
  counter: (length: number, maximum: number) => string;
  noTexts: string;
  state: Record<'missing' | 'stale' | 'fresh', string>;
  accept: string;
  conflictTitle: string;
  conflictLead: string;
  gone: string;
  takeMine: string;
  takeTheirs: string;
  apply: string;
  chooseAll: string;
  faults: (count: number) => string;
  elsewhere: string;
  save: string;
  discard: string;
  brought: string;
  states: Record<'saved' | 'unsaved' | 'saving' | 'refused' | 'unchanged' | 'failed', string>;
  source: string;
  drawnIf: string;
  drawnYear: (year: number) => string;
  drawnHelp: string;
};

export const FormWordsContext = createContext<FormWords | undefined>(undefined);

export function useFormWords(): FormWords {
  const words = useContext(FormWordsContext);
  if (!words) throw new Error('a form has words');
  return words;
}
