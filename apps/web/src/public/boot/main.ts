// The only script of public pages until something that moves comes into view. Classic and async, so that it never delays
// the first frame: what that frame needs (who is signed in, the colours) the server has already put on <html>.
import { arrive, rememberFollowing } from './arrive.ts';
import { showFlash } from './flash.ts';
import { offerLanguage, rememberLanguages } from './languages.ts';
import { loadWhatTheAddressSays } from './own-address.ts';
import { askForOlder } from '../../older/ask.ts';
import { startParts } from './parts.ts';
import { answerThemeForm, followState, showState } from './state.ts';
import { askForVisit } from '../visit/ask.ts';

const { live } = (document.currentScript as HTMLScriptElement).dataset; // a classic script's own element

showState();
followState();
answerThemeForm();
rememberFollowing();
rememberLanguages();
loadWhatTheAddressSays();
addEventListener('scroll', () => document.documentElement.setAttribute('data-scrolled', ''), { once: true, passive: true });

function ready() {
  showState();
  showFlash();
  arrive();
  offerLanguage();
  void askForVisit();
  void Promise.resolve(askForOlder()).then(() => live && startParts(live));
}
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', ready);
else ready();
