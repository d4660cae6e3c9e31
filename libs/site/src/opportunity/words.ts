/* eslint-disable @nx/enforce-module-boundaries -- type only: content/ is no project; the words come as a prop */
import type opportunities from '../../../../content/interface/opportunities.json';
import type { OpportunityKind } from '@bridge/model';

/** The words of the page, which are those of the program's own. */
export type OpportunityWords = typeof opportunities;

/** The questions of the application, for each kind. */
export type Asked = Record<OpportunityKind, readonly string[]>;

export const kinds = ['project', 'opening'] as const satisfies OpportunityKind[];
