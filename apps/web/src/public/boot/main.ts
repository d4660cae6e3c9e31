// The only script of public pages before somebody touches them. Classic and async, so that it never delays the first frame:
// what that frame needs (who is signed in, the colours) the server has already put on <html>.
import { showFlash } from './flash.ts';
import { keepTaps } from './intent.ts';
import { startParts } from './parts.ts';
import { answerThemeForm, showState } from './state.ts';

const { live, modules } = (document.currentScript as HTMLScriptElement).dataset; // a classic script's own element

showState();
addEventListener('pageshow', ({ persisted }) => persisted && showState());
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showState);
answerThemeForm();
keepTaps(modules?.split(' ') ?? []);
document.documentElement.dataset['boot'] = '';

function ready() {
  showState();
  showFlash();
  if (live) startParts(live);
}
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', ready);
else ready();
