// A classic script of a few hundred bytes, in the pages of screens that one call fills: it makes the call while the program
// is still on its way. An address with a query asks for something else.
import { makeFirstCall } from '@bridge/client/first-call';

const template = document.querySelector<HTMLMetaElement>('meta[name=first-call]')?.content;
if (template && !location.search) makeFirstCall(template);
