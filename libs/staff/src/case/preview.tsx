import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { BodyOf, contract, StaffCase } from '@bridge/model';
import { Note, ReadingRegion, Skeleton } from '@bridge/ui';
import { previewQuery } from '../queries.ts';

/** The mails that a decision sends, as their readers get them. */
export function Preview({ of: { kind, id }, body }: { of: Pick<StaffCase, 'kind' | 'id'>; body: BodyOf<typeof contract.previewDecision> }) {
  const { t, i18n } = useTranslation('staff');
  const { data: mails, error } = useQuery(previewQuery(kind, id, body));
  if (error) return <Note tone="red">{messageOf(error) ?? t('failedText')}</Note>;
  if (!mails) return <Skeleton height="8em" />;
  if (mails.length === 0) return <p className="br-small">{t(body.decision === 'again' ? 'case.mailAgain' : 'case.noMail')}</p>;
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return mails.map(({ locale, subject, body: text }, index) => (
    <ReadingRegion key={index} label={t('case.preview')}>
      <div className="br-staff-mail">
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
