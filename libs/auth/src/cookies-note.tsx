import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cookies } from '@bridge/client';
import { Note } from '@bridge/ui';

/** Said before anybody signs in: without cookies the sign-in would be gone with the next page, without a word. */
export function CookiesNote() {
  const { t } = useTranslation('auth');
  const [areKept] = useState(() => typeof document === 'undefined' || cookies.areKept()); // a build that draws this page cannot know
  return areKept ? null : <Note tone="red">{t('cookies.blocked')}</Note>;
}
