import { useTranslation } from 'react-i18next';
import type { Legal } from '@bridge/content';
import type { Role } from '@bridge/model';
import { PublicLink } from './public-link.tsx';

/** What is most worth knowing of the terms, by what somebody is to be here; a talent, where nobody has said it. */
const points = {
  TALENT: ['age', 'answers', 'leave', 'advice'],
  MENTOR: ['adult', 'mentor', 'leaveAccount'],
  PARTNER: ['adult', 'partner', 'leaveAccount'],
} as const satisfies Record<Role, readonly string[]>;
const documents = ['terms', 'privacy'] as const;

/** What an account screen needs of the legal texts: the version of each that is accepted, and its language where that is not the page's. */
export type LegalTexts = Record<(typeof documents)[number], Pick<Legal, 'version' | 'textLang'>>;

/** What is sent of them by whoever accepts them: the versions that were there to be read. */
export const acceptanceOf = ({ terms, privacy }: LegalTexts) => ({ acceptedTerms: terms.version, acceptedPrivacy: privacy.version });

/** What is accepted, in place and as pages of their own: to read them nobody has to leave a half-filled form. */
export function Terms({ legal, role = 'TALENT' }: { legal: LegalTexts; role?: Role | undefined }) {
  const { t } = useTranslation('auth');
  return (
    <div className="auth-terms br-small br-muted">
      <details>
        <summary>{t('signUp.terms.summary')}</summary>
        <ul>
          {points[role].map((point) => (
            <li key={point}>{t(`signUp.terms.${point}`)}</li>
          ))}
        </ul>
        <p>{t('signUp.terms.status')}</p>
      </details>
      <LegalLinks legal={legal} />
    </div>
  );
}

/** The legal texts, each with its language where nobody has translated it: consent is asked to what is there to be read. */
export function LegalLinks({ legal }: { legal: LegalTexts }) {
  const { t, i18n } = useTranslation('auth');
  const inWords = (code: string) => new Intl.DisplayNames(i18n.language, { type: 'language' }).of(code) ?? code;
  return documents.map((document) => {
    const { textLang } = legal[document];
    return (
      <span key={document} className="auth-legal">
        <PublicLink className="br-link" to={`/${document}`} target="_blank" hrefLang={textLang}>
          {t(`signUp.terms.documents.${document}`)}
        </PublicLink>
        {textLang !== undefined && <> {t('signUp.terms.only', { language: inWords(textLang) })}</>}
      </span>
    );
  });
}
