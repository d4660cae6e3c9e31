// The form for documents of content/, for the console and for the workbench of development.
export { DocumentForm } from './document-form.tsx';
export { drawn } from './drawn.tsx';
export { spoken } from './spoken.ts';
export { FormWordsContext } from './form-words.ts';
export type { FormWords } from './form-words.ts';
export { useDraft } from './use-draft.ts';
export type { Desk } from './use-draft.ts';
