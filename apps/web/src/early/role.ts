/** Whoever comes to the sign-up form without having said what they are says so first; who has said it goes on with it. */
export function askForRole(): void {
  if (!/\/signup$/.test(location.pathname) || new URLSearchParams(location.search).has('role') || document.cookie.includes('authToken=')) return;
  const role = chosen();
  const prefix = location.pathname.slice(0, -'/signup'.length);
  location.replace(role === undefined ? `${prefix}/select-user-type` : `${location.pathname}?role=${role}`);
}

/** As libs/auth/src/chosen-role.ts keeps it. */
function chosen(): string | undefined {
  try {
    const role: unknown = JSON.parse(localStorage.getItem('chosenRole') ?? 'null');
    return typeof role === 'string' && /^[A-Z]+$/.test(role) ? role : undefined;
  } catch {
    return undefined; // storage is blocked, or somebody else wrote there
  }
}
