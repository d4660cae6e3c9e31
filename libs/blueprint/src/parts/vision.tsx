import { useTranslation } from 'react-i18next';
import { leadOf } from '@bridge/model';

/** The vision where a screen says it: its sentence in display type, the rest as text beside it. */
export function Vision({ text, heading: Heading }: { text: string; heading: 'h2' | 'h3' }) {
  const { t, i18n } = useTranslation('blueprint');
  const { lead, rest } = leadOf(text, i18n.language);
  return (
    <section className="br-lead2">
      <div className="br-stack">
        <Heading className="br-kicker">{t('detail.vision')}</Heading>
        <p className="br-sentence" dir="auto">{lead}</p>
      </div>
      {rest && <p dir="auto">{rest}</p>}
    </section>
  );
}
