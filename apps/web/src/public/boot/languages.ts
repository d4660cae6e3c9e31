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
    link.textContent = offer.dataset['offer']!.replace('{{language}}', found.textContent);
    close.onclick = () => {
      remember(page);
      offer.hidden = true;
    };
    offer.hidden = false;
    return;
  }
}

function remember(language: string): void {
  document.cookie = `locale=${language}; path=/; max-age=31536000; Secure; SameSite=Lax`;
}
