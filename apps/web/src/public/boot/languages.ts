import { setCookie } from '@bridge/client/set-cookie';

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.br-languages a')];

/** A language that is chosen is remembered (start/chosen-locale.ts writes the same cookie), and the query and place are kept. */
export function rememberLanguages(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]'); // clicks have elements as targets
    if (!link) return;
    remember(link.hreflang);
    link.search = location.search;
    link.hash = location.hash;
  });
}

/** Offers the page in the language that the browser asks for, until somebody chooses. */
export function offerLanguage(): void {
  const offer = document.querySelector<HTMLElement>('[data-offer]');
  if (!offer || document.cookie.includes('locale=')) return;
  const page = document.documentElement.lang;
  const short = (tag: string) => tag.split('-')[0];
  for (const tag of navigator.languages) {
    if (short(tag) === short(page)) return;
    const found = links().find(({ hreflang }) => short(hreflang) === short(tag));
    if (!found) continue;
    const [link, close] = [offer.querySelector('a')!, offer.querySelector('button')!]; // LanguageOffer draws both
    link.href = found.href;
    link.hreflang = found.hreflang;
    const words = (JSON.parse(offer.dataset['offer']!) as Record<string, { text: string; dismiss: string }>)[found.hreflang]; // LanguageOffer wrote it
    if (!words) return;
    link.textContent = words.text.replace('{{language}}', () => inSentence(found));
    close.ariaLabel = words.dismiss;
    offer.lang = found.hreflang;
    offer.dir = found.dir || 'auto';
    close.onclick = () => {
      remember(page);
      offer.hidden = true;
    };
    offer.hidden = false;
    return;
  }
}

function remember(language: string): void {
  setCookie('locale', language, 31_536_000, 'Lax');
}

/** A language as it is written in its own sentences: "français", but "English"; its own name where the browser does not know it. */
function inSentence({ hreflang, textContent }: HTMLAnchorElement): string {
  const known = new Intl.DisplayNames(hreflang, { type: 'language', fallback: 'none' }).of(hreflang);
  return known?.toLowerCase() === textContent.trim().toLowerCase() ? known : textContent; // "Kiswahili" says more than the platform's word
}
