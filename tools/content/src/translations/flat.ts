import type { FileText } from './texts.ts';

/**
 * The name of a text in flat JSON: "surveys/talent.json:phases/skills/title". No dots in the path and no brackets, which
 * translation services read as nesting.
 */
export function flatKey(file: string, { path }: Pick<FileText, 'path'>): string {
  return `${file.replace(/\.(json|mdx)$/, '')}:${path.join('/')}`;
}
