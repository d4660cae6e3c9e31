import type { Answer, Draft, List, Opened, SourceText } from '@bridge/content';

const headers = { 'x-workbench': '1' };

export function askList(): Promise<List> {
  return ask('/content/list');
}

export function askFile(file: string, locale: string | undefined): Promise<Opened> {
  return ask(`/content/file?${new URLSearchParams({ file, ...(locale !== undefined && { locale }) })}`);
}

/** Brings the form and its file together, and saves where the draft says so. */
export function bring(draft: Draft): Promise<Answer> {
  return post('/content/file', draft);
}

/** Says of a stale text that its translation is right as it is. */
export function accept(text: { file: string; locale: string; key: string }): Promise<SourceText[]> {
  return post('/content/accept', text);
}

function post<Said>(address: string, body: object): Promise<Said> {
  return ask(address, { method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } });
}

async function ask<Said>(address: string, init: RequestInit = { headers }): Promise<Said> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Said; // our own server, of the same commit
}
