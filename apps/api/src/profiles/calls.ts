import { blockPerson, listBlocks, unblockPerson } from './block.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { lookUpUser } from './look-up-user.ts';
import { updateProfile } from './update-profile.ts';

/** The calls of the contract that profiles answer. */
export const profiles = { updateProfile, deleteAccount, exportData, lookUpUser, blockPerson, unblockPerson, listBlocks };
