import { useSite } from '../site.tsx';

/** Says that a text is shown in the language it was written in, because nobody has translated it yet. */
export function UntranslatedNote() {
  const { words, locale } = useSite();
  return (
    <p className="br-note br-untranslated" lang={locale.code}>
      {words.untranslated}
    </p>
  );
}
