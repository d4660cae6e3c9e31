/** What every call carries: who asks, and the language that the answer is read in. */
export function headersFor(token: string | undefined): Record<string, string> {
  const { lang } = document.documentElement; // the answer's words are read on this page
  return {
    Accept: 'application/json',
    ...(lang ? { 'Accept-Language': lang } : {}),
    ...(token ? { Authorization: `Bearer ${token}`, 'x-access-token': token } : {}),
  };
}
