import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '@bridge/client';
import { Loaded, Note, Skeleton } from '@bridge/ui';

/** What has to stand in a dialog before it is carried out: its outline until it comes, another try where it did not, and what is wrong where trying again is no use. */
export function Come<Answer>({ query, height, children }: { query: UseQueryResult<Answer>; height: string; children: (answer: NonNullable<Answer>) => ReactNode }) {
  const { t } = useTranslation('staff');
  const { data, error } = query;
  if (!data && isRefusal(error)) return <Note tone="red">{wordsOf(error) ?? t('failedText')}</Note>;
  return (
    <Loaded query={query} loading={t('loading')} outline={<Skeleton height={height} />} failed={{ title: t('failedTitle'), text: messageOf(error) ?? t('failedText'), level: 3 }}>
      {children}
    </Loaded>
  );
}

/** The server's answer would be the same again. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.retryAfter === 0;
}

/** What is wrong with a field says more than that something is. */
function wordsOf(error: ApiError): string | undefined {
  return error.fields.map(({ message }) => message).join(' ') || messageOf(error);
}
