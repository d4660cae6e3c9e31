import { digitsOf } from '@bridge/model';

/** What is in the boxes of a code, one character each; a blank stands for an empty box. */
export type Boxes = string;
/** The boxes after an edit, and which of them has the focus next. `isWhole` where a code came in one piece. */
export type Edit = { boxes: Boxes; focus: number; isWhole: boolean };

export const codeLength = 4;
const blank = ' ';

/** The boxes as they are drawn, whatever the form holds. */
export function boxesOf(value: string): Boxes {
  return value.slice(0, codeLength).padEnd(codeLength, blank);
}

/** What one box shows. */
export function shownIn(boxes: Boxes, at: number): string {
  return (boxes[at] ?? blank).trim();
}

export function isFilled(boxes: Boxes): boolean {
  return !boxes.includes(blank);
}

/** The boxes with one of them empty. */
export function emptied(boxes: Boxes, at: number): Boxes {
  return put(boxes, at, blank);
}

/** Text that came into one box: a digit moves on, several digits fill the boxes from here, a whole code fills them all. */
export function typeInto(boxes: Boxes, at: number, text: string): Edit {
  const typed = withoutOld(digitsOf(text).replaceAll(/\D/g, ''), shownIn(boxes, at));
  if (typed === '') return { boxes: put(boxes, at, text === '' ? blank : (boxes[at] ?? blank)), focus: at, isWhole: false };
  const isWhole = typed.length >= codeLength;
  const from = isWhole ? 0 : at;
  return { boxes: put(boxes, from, typed), focus: Math.min(from + typed.length, codeLength - 1), isWhole };
}

/** Backspace in an empty box empties the one before it and goes there. */
export function eraseBefore(boxes: Boxes, at: number): Edit {
  const focus = Math.max(at - 1, 0);
  return { boxes: emptied(boxes, focus), focus, isWhole: false };
}

/** A digit typed beside the one that was there takes its place. */
function withoutOld(digits: string, old: string): string {
  if (old === '' || digits.length !== 2) return digits;
  return digits.startsWith(old) ? digits.slice(1) : digits.slice(0, 1);
}

function put(boxes: Boxes, from: number, characters: string): Boxes {
  return (boxes.slice(0, from) + characters + boxes.slice(from + characters.length)).slice(0, codeLength);
}
