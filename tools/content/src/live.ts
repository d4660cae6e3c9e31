/// <reference types="vite/types/importMeta.d.ts" />
// Runs in the browser, in development only: the documents the dev server sent after an edit, and who listens to them.
import type { DocumentId, Documents } from '@bridge/content/engine/documents';

type Listener = (id: DocumentId, locale: string, document: Documents[DocumentId]) => void;

const edited = new Map<string, Documents[DocumentId] | null>();
const listeners = new Set<Listener>();

/** The newest version of a document, if it was edited since the page was loaded; null where its file was deleted. */
export function editedDocument(id: DocumentId, locale: string): Documents[DocumentId] | null | undefined {
  return edited.get(`${locale}/${id}`);
}

export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  if (window.parent !== window) window.parent.postMessage({ type: 'content:ask' }, window.location.origin);
  return () => listeners.delete(listener);
}

type Gone = (id: DocumentId, locale: string) => void;
const whoMissIt = new Set<Gone>();

/** The same for documents whose file was deleted. Most stay on screen as they were: who asks draws without them. */
export function whenGone(listener: Gone): () => void {
  whoMissIt.add(listener);
  return () => whoMissIt.delete(listener);
}

type Edit = { id: DocumentId; locale: string; document: Documents[DocumentId] | null };

import.meta.hot?.on('content:document', take);

// Beside a form of the workbench the page also shows what is not saved yet.
window.addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
  if (origin !== window.location.origin || source !== window.parent || source === window) return;
  const { type, ...edit } = data as { type?: unknown } & Edit; // of our own workbench, just looked at
  if (type === 'content:draft') take(edit);
});

function take({ id, locale, document }: Edit): void {
  edited.set(`${locale}/${id}`, document);
  if (document === null) for (const listener of whoMissIt) listener(id, locale);
  else for (const listener of listeners) listener(id, locale, document);
}

// Vite clears its overlay with the next module update, and reloads the page if that is the first one. An edit of content is
// no module update, and a reload would cost what the page remembers.
import.meta.hot?.on('content:fixed', () => {
  for (const overlay of window.document.querySelectorAll('vite-error-overlay')) overlay.remove();
});
