/** The name by which an entry of a list is known, whatever its place: its id. */
export function nameOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const name = entry['id'] ?? entry['code'] ?? entry['from'];
  return typeof name === 'string' ? name : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
