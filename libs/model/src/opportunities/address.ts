import type { OpportunityKind } from './opportunity.ts';

/** The room of each kind: below it, an address names one opportunity by the rest of its id. */
export const opportunityRooms = { project: 'projects', opening: 'jobs' } as const satisfies Record<OpportunityKind, string>;

/** What an address names an opportunity by. */
export function namedBy(id: string): string {
  return id.slice(id.indexOf('.') + 1);
}

/** The id that such an address stands for. */
export function opportunityAt(kind: OpportunityKind, named: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(named) ? `post.${named}` : `${kind}.${named}`;
}

/** The public page of an opportunity, without the language's prefix. */
export function publicAddressOf({ id, kind }: { id: string; kind: OpportunityKind }): string {
  return `/opportunities/${opportunityRooms[kind]}/${namedBy(id)}`;
}

/** Where the build puts the page that the server fills in for each of them. It stands at no address. */
export const opportunityTemplate = '/opportunities/template';
