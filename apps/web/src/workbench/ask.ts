import type { Answer, Done, Draft, Hit, List, Opened, SourceText, Task } from '@bridge/content';

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

/** The texts that show the words of a screen. */
export function searchTexts(typed: string): Promise<Hit[]> {
  return ask(`/content/search?${new URLSearchParams({ words: typed })}`);
}

/** Creates, copies, renames or deletes a document. */
export function carryOut(task: Task): Promise<Done> {
  return post('/content/document', task);
}

function post<Said>(address: string, body: object): Promise<Said> {
  return ask(address, { method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } });
}

async function ask<Said>(address: string, init: RequestInit = { headers }): Promise<Said> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Said; // our own server, of the same commit
}
