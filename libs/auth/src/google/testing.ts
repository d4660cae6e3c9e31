/** An ID token as a provider would write it, unsigned: only the server looks at signatures. */
export function anIdToken(claims: Record<string, unknown> = {}): string {
  const part = (value: object) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value)))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const told = { sub: 'third-1', nonce: 'nonce-1', email: 'demo.talent.1@example.com', given_name: 'Demo', family_name: 'Talent 1', ...claims };
  return `${part({ alg: 'RS256' })}.${part(told)}.signature`;
}
