import { useTranslation } from 'react-i18next';
import { PublicLink } from './public-link.tsx';

const points = ['age', 'answers', 'leave', 'advice'] as const;
const documents = ['terms', 'privacy'] as const;

/** What is accepted, in place and as pages of their own: to read them nobody has to leave a half-filled form. */
export function Terms() {
  const { t } = useTranslation('auth');
  return (
    <div className="auth-terms br-small br-muted">
      <details>
        <summary>{t('signUp.terms.summary')}</summary>
        <ul>
          {points.map((point) => (
            <li key={point}>{t(`signUp.terms.${point}`)}</li>
          ))}
        </ul>
        <p>{t('signUp.terms.status')}</p>
      </details>
      {documents.map((document) => (
        <PublicLink key={document} className="br-link" to={`/${document}`} target="_blank">
          {t(`signUp.terms.documents.${document}`)}
        </PublicLink>
      ))}
    </div>
  );
}
