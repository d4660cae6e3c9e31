/** Gives an object the members that it lacks; what is there stays. */
export function supply(owner: object | undefined, members: Record<string, unknown>): void {
  if (!owner) return;
  for (const [name, value] of Object.entries(members)) if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}
