/** The parts of an MDX body that stand between blank lines; code between fences is one of them. */
export function blocksOf(text: string): string[] {
  const body = text.replace(/^---[ \t]*\r?\n[\s\S]*?^---[ \t]*$/m, '');
  const blocks: string[] = [];
  let isCode = false;
  const block: string[] = [];
  for (const line of [...body.split(/\r?\n/), '']) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (isCode || line.trim() !== '') block.push(line);
    else if (block.length > 0) blocks.push(block.splice(0).join('\n'));
  }
  return block.length > 0 ? [...blocks, block.join('\n')] : blocks;
}
