import { useTranslation } from 'react-i18next';
import type { PreviewedMail } from '@bridge/model';
import { ReadingRegion } from '@bridge/ui';

/** The mails that a decision sends, as their readers get them. */
export function Mails({ mails, none }: { mails: readonly PreviewedMail[]; /** What is said where there are none. */ none?: string | undefined }) {
  const { t, i18n } = useTranslation('staff');
  if (mails.length === 0) return <p className="br-small">{none ?? t('case.noMail')}</p>;
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return mails.map(({ to, locale, subject, body: text }, index) => (
    <ReadingRegion key={index} label={t('case.preview')}>
      <div className="br-staff-mail">
        <p className="br-small">{to === null ? t('case.mailToOther') : t('case.mailTo', { name: to })}</p>
        <p className="br-small br-muted">{t('case.mailIn', { language: languages.of(locale) ?? locale })}</p>
        <div lang={locale}>
          <p dir="auto">
            <b>{subject}</b>
          </p>
          <p className="br-staff-text" dir="auto">{text}</p>
        </div>
      </div>
    </ReadingRegion>
  ));
}
