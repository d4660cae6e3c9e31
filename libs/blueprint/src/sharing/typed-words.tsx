import { useTranslation } from 'react-i18next';
import type { Sharing } from '@bridge/model';
import { Note } from '@bridge/ui';

/** The owner's own words in what would be shown; nothing where there are none. */
export function TypedWords({ typed }: { typed: Sharing['typed'] }) {
  const { t } = useTranslation('sharing');
  const words = [...new Set(typed.map((part) => part.words))];
  if (words.length === 0) return null;
  return (
    <Note>
      <p>{t('dialog.typed')}</p>
      <ul className="bp-typed">
        {words.map((text) => (
          <li key={text} dir="auto">{text}</li>
        ))}
      </ul>
    </Note>
  );
}
