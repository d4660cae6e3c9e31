import { expect, onTestFinished, test } from 'vitest';
import { markUntranslated } from './untranslated.ts';

/** A page in French whose words "Password", "Hello {{name}}" and "Read <bold>this</bold> first" are not translated yet. */
function pageWith(html: string): HTMLElement {
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(html));
  root.lang = 'fr';
  document.body.append(root);
  const stop = markUntranslated(['Password', 'Hello {{name}}', 'Read <bold>this</bold> first', '{{name}}'], 'en', root);
  onTestFinished(() => {
    stop();
    root.remove();
  });
  return root;
}
const languages = (root: HTMLElement) => [...root.querySelectorAll('*')].map((element) => element.getAttribute('lang'));

test('a word that is not translated is marked, with or without a name in it, and so is one that is only heard', () => {
  expect(languages(pageWith('<label>Password</label><p>Hello Ada</p><button aria-label="Password"></button>'))).toEqual(['en', 'en', 'en']);
});

test('a translated word is not, nor what holds one, nor a name that stands alone', () => {
  expect(languages(pageWith('<label>Mot de passe</label><section aria-label="Password"><i>Bonjour</i></section><b>Ada</b>'))).toEqual([null, null, null, null]);
});

test('a sentence in pieces is marked once, from outside', () => {
  expect(languages(pageWith('<p>Read <b>this</b> first</p>'))).toEqual(['en', null]);
});

test('what comes later is marked, what is translated meanwhile is not any more, and what a document says stays', async () => {
  const root = pageWith('<p>Bonjour</p><p>Password</p><p lang="pt">Password</p>');
  root.children[0]!.firstChild!.nodeValue = 'Hello Ada';
  root.children[1]!.firstChild!.nodeValue = 'Mot de passe';
  root.append(document.createRange().createContextualFragment('<div><span>Password</span></div>'));
  await expect.poll(() => languages(root)).toEqual(['en', null, 'pt', null, 'en']);
});
