import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from './test.ts';

const renderer = path.resolve(import.meta.dirname, '../../web/dist/server/entry-server.js');
const { styles } = (await import(pathToFileURL(renderer).href)) as { styles: string }; // every style there is, before pages take what they need

const addresses = ['/', '/about', '/careers', '/explore', '/contact', '/webinars', '/status', '/blog', '/blog/project-based-learning', '/terms', '/no-such-page'];

// A purge breaks pages without a word: so each element of each kind of page is held against the whole stylesheet.
for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`pages look as with all styles, ${theme}, ${width} px wide`, async ({ page, context, baseURL }) => {
      test.slow();
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/*.woff2', (route) => route.abort()); // a face that comes late is not used, and this is not about faces
      for (const address of addresses) {
        await page.goto(address);
        const differences = await page.evaluate((whole) => {
          const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
          const elements = [...document.querySelectorAll('body, body *:not(svg *, style)')];
          const look = () =>
            elements.flatMap((element) =>
              [undefined, '::before', '::after'].map((pseudo) => {
                const style = getComputedStyle(element, pseudo);
                if (pseudo && style.content === 'none') return '';
                return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n');
              }),
            );
          const before = look();
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(whole);
          for (const one of document.querySelectorAll('style')) one.remove();
          document.adoptedStyleSheets = [sheet];
          return look().flatMap((text, index) => {
            if (text === before[index]) return [];
            const lines = before[index]!.split('\n');
            const element = elements[Math.floor(index / 3)]!;
            return [`${element.tagName}.${element.getAttribute('class')}: ${text.split('\n').filter((line, at) => line !== lines[at]).slice(0, 3).join('; ')}`];
          });
        }, styles);
        expect(differences.slice(0, 5), address).toEqual([]);
      }
    });
  }
}
