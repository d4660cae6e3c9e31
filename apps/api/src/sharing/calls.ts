import { appealSharing, readSharing, shareBlueprint, sharedBlueprint, stopSharing } from './handlers.ts';

/** The calls of the contract that sharing answer. */
export const sharing = { sharedBlueprint, readSharing, shareBlueprint, stopSharing, appealSharing };
