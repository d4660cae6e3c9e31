import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { compareVersions } from './compare.ts';

/** As docs/browsers.md and apps/web/src/start/floor.ts have it; Samsung Internet 15 is a Chromium 90, and Safari of iOS 14.5 the same engine as 14.1. */
const floor = { chrome: '88', firefox: '78', safari: '14.1' } as const;

type Browser = keyof typeof floor;
export const known = data as unknown as Record<'css' | 'javascript' | 'api' | 'html', Identifier>; // the package's own types are of its JSON

/** Which browsers of the floor do not have it, and since when they do; nothing where all have it. */
export function lacking(compat: CompatStatement | undefined): string {
  if (!compat) return '';
  const browsers = Object.keys(floor) as Browser[]; // its own keys
  return browsers
    .filter((browser) => !hasIt([compat.support[browser] ?? []].flat(), floor[browser]))
    .map((browser) => `${browser} ${sinceOf([compat.support[browser] ?? []].flat())}`)
    .join(', ');
}

function hasIt(statements: readonly SimpleSupportStatement[], version: string): boolean {
  return statements.some(({ version_added: added, version_removed: removed, flags, alternative_name: otherName, prefix }) => {
    const isThere = typeof added === 'string' && added !== 'preview' && compareVersions(added, version) <= 0;
    return isThere && !flags && !otherName && !prefix && !removed;
  });
}

const sinceOf = (statements: readonly SimpleSupportStatement[]) => String(statements.find(({ flags, prefix }) => !flags && !prefix)?.version_added ?? 'never');
