import type { TFunction } from 'i18next';
import { ApiError } from '@bridge/client';

/** 'Failed to fetch user data: Not Found' for an answer that says no; undefined where there was no answer at all. */
export function fetchFailure(t: TFunction<'blueprint'>, error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status < 400) return undefined;
  const other = t('statusText.other', { status: error.status });
  return t('detail.fetch', { status: t(`statusText.s${error.status}`, { defaultValue: other }) });
}
