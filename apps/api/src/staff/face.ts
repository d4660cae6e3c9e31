// All that others may ask of the staff.
export { checkAudit } from './audit.ts';
export { decideReviewed } from './cases/post.ts';
export { carryOut, find, read } from './people.ts';
export { grant, listMembers } from './permissions.ts';
export { named } from './queue.ts';
