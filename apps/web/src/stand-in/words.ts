// Takes the place of react-i18next in the stand-in's script: the same words, from the page.
import { data } from './read-data.ts';
import { translator } from './translate.ts';

const { locale, words } = data;
const translators = { app: translator(words.app, locale), mentorship: translator(words.mentorship, locale) };

export function useTranslation(namespace: keyof typeof translators) {
  return { t: translators[namespace], i18n: { language: locale } };
}
