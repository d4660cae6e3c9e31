import { useTranslation } from 'react-i18next';
import { leadOf } from '@bridge/model';
import { saidIn } from './said-in.ts';

/** The vision where a screen says it: its sentence in display type, the rest as text beside it. */
export function Vision({ text, language, heading: Heading }: { text: string; language?: string | undefined; heading: 'h2' | 'h3' }) {
  const { t, i18n } = useTranslation('blueprint');
  const { lead, rest } = leadOf(text, i18n.language);
  const said = saidIn({ language });
  return (
    <section className="br-lead2">
      <div className="br-stack">
        <Heading className="br-kicker">{t('detail.vision')}</Heading>
        <p className="br-sentence" {...said}>{lead}</p>
      </div>
      {rest && <p {...said}>{rest}</p>}
    </section>
  );
}
