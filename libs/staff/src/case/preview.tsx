import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '@bridge/client';
import { Note, ReadingRegion, Skeleton } from '@bridge/ui';
import type { previewQuery } from '../queries.ts';

/** The mails that a decision sends, as their readers get them. */
export function Preview({ query, none }: { query: ReturnType<typeof previewQuery>; /** What is said where there are none. */ none?: string | undefined }) {
  const { t, i18n } = useTranslation('staff');
  const { data: mails, error } = useQuery(query);
  if (error) return <Note tone="red">{wordsOf(error) ?? t('failedText')}</Note>;
  if (!mails) return <Skeleton height="8em" />;
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

/** What is wrong with a field says more than that something is. */
function wordsOf(error: Error): string | undefined {
  const ofFields = error instanceof ApiError ? error.fields.map(({ message }) => message).join(' ') : '';
  return ofFields || messageOf(error);
}
