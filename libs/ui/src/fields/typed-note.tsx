import { useUiWords } from '../words/words-provider.tsx';

/** Says that what is in the form was typed before a sign-in ended, and is not saved. */
export function TypedNote() {
  return <p role="status">{useUiWords().typedBefore}</p>;
}
