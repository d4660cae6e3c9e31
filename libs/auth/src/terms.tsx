import { useTranslation } from 'react-i18next';

const points = ['age', 'answers', 'leave', 'advice'] as const;

/** What is accepted, in place and as a page of its own: to read it nobody has to leave a half-filled form. */
export function Terms() {
  const { t } = useTranslation('auth');
  return (
    <details className="auth-terms br-small br-muted">
      <summary>{t('signUp.terms.summary')}</summary>
      <ul>
        {points.map((point) => (
          <li key={point}>{t(`signUp.terms.${point}`)}</li>
        ))}
      </ul>
      <p>{t('signUp.terms.status')}</p>
      <p>
        <a className="br-link" href="/terms" target="_blank">
          {t('signUp.terms.whole')}
        </a>
      </p>
    </details>
  );
}
