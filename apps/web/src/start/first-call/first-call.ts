import { makeFirstCall } from '@bridge/client/first-call';

/** The call that fills this screen, made as soon as this is loaded, or on its way since before. An address with a query asks for something else. */
export const firstCall = callOfPage();

function callOfPage(): ReturnType<typeof makeFirstCall> {
  const template = document.querySelector<HTMLMetaElement>('meta[name=first-call]')?.content;
  if (window.bridgeFirstCall || !template || location.search) return window.bridgeFirstCall;
  return makeFirstCall(template);
}
