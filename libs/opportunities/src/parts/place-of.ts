import { namedBy, type OpportunityKind } from '@bridge/model';

/** The address of one opportunity: its kind is the room it stands in, so that only the rest of its id is named. */
export function placeOf({ id, kind }: { id: string; kind: OpportunityKind }) {
  return { to: kind === 'project' ? '/talent/projects/$opportunityId' : '/talent/jobs/$opportunityId', params: { opportunityId: namedBy(id) } } as const;
}
