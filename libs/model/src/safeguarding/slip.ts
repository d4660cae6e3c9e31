/** Whether a word is a name with one letter too many, too few, another one, or two that changed places. */
export function isSlipOf(name: string, word: string): boolean {
  if (name === word || Math.abs(name.length - word.length) > 1) return false;
  let start = 0;
  while (start < name.length && name[start] === word[start]) start++;
  const [wanted, is] = [name.slice(start), word.slice(start)];
  const changed = wanted[0] === is[1] && wanted[1] === is[0] && wanted.slice(2) === is.slice(2);
  return changed || wanted.slice(1) === is.slice(1) || wanted.slice(1) === is || wanted === is.slice(1);
}
