// All that others may ask of the staff.
export { carryOut, find, read } from './people.ts';
export { grant, listMembers } from './permissions.ts';
