import type { OpportunityKind } from '@bridge/model';

/** The address of one opportunity: its kind is the room it stands in, so that only the rest of its id is named. */
export function placeOf({ id, kind }: { id: string; kind: OpportunityKind }) {
  return { to: kind === 'project' ? '/talent/projects/$opportunityId' : '/talent/jobs/$opportunityId', params: { opportunityId: id.slice(id.indexOf('.') + 1) } } as const;
}

/** The id that such an address stands for. */
export function opportunityAt(kind: OpportunityKind, named: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(named) ? `post.${named}` : `${kind}.${named}`;
}
