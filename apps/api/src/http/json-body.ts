import { Refusal } from '../core/refusal.ts';

export const bodyLimit = 64 * 1024;
const deepest = 8;
const reserved = new Set(['__proto__', 'constructor', 'prototype']);
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON in a body; refuses what is no UTF-8, no JSON, nested too deeply, or named to change objects themselves. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Refusal('invalid-input');
  }
  inspect(value, 1);
  return value;
}

function inspect(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > deepest) throw new Refusal('invalid-input');
  for (const [key, inner] of Object.entries(value)) {
    if (reserved.has(key)) throw new Refusal('invalid-input');
    inspect(inner, depth + 1);
  }
}
