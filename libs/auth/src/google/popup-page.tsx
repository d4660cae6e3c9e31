import { useEffect } from 'react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { handOverAnswer } from './popup-answer.ts';

/** What the provider's window comes back to; closes by itself. */
export function PopupPage() {
  const { t } = useTranslation('auth');
  useEffect(handOverAnswer, []);
  return (
    <main id="main" className="br-wrap br-section">
      <h1 className="br-d4">{t('google.popup')}</h1>
      <p className="br-alone">
        <Link className="br-link" to="/login">
          {t('verified.login')}
        </Link>
      </p>
    </main>
  );
}
