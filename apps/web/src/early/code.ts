import { boxesOf, emptied, shownIn, typeInto, type Edit } from '@bridge/auth/code-boxes';

/**
 * The boxes of a code lead on before the program is there, as with it (libs/auth/src/verify/code-field.tsx): what is typed,
 * pasted or filled in by the browser stands a digit a box, and nobody types blindly into the first.
 */
export function leadOnInCode(): void {
  addEventListener('input', ({ target }) => {
    const boxes = codeBoxes();
    const at = boxes.indexOf(target as HTMLInputElement); // -1 for whatever else it is
    if (at !== -1) show(boxes, typeInto(emptied(boxes.map(({ value }) => value[0] ?? ' ').join(''), at), at, boxes[at]?.value ?? ''));
  });
  const boxes = codeBoxes(); // somebody may have been quicker than this script
  const typed = boxes.map(({ value }) => value).join('');
  if (typed && boxes.includes(document.activeElement as HTMLInputElement)) show(boxes, typeInto(boxesOf(''), 0, typed)); // the focus is always in an element
}

function codeBoxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('#stand-in .auth-digit')];
}

function show(inputs: readonly HTMLInputElement[], { boxes, focus }: Edit): void {
  for (const [at, input] of inputs.entries()) input.value = shownIn(boxes, at);
  inputs[focus]?.focus();
  inputs[focus]?.select();
}
