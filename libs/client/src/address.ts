import type { Call } from '@bridge/model';

// A page served by the API itself calls its own origin; a page hosted elsewhere is built with the API's address.
const base = (import.meta.env.VITE_API_BASE ?? '').replace(/\/+$/, '');

/** The address of a call: path parameters filled in and encoded, query appended. */
export function addressOf(endpoint: Call, params: Record<string, string> = {}, query: Record<string, unknown> = {}): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return base + path + (search.size ? `?${search}` : '');
}
