import { useTranslation } from 'react-i18next';
import { StandingPart } from './standing-part.tsx';

/** In the profile of a talent: the birth month, and the guardian of whoever is under 18. */
export function YoungSection({ userId }: { userId: string }) {
  const { t } = useTranslation('auth');
  return (
    <section className="br-card br-stack" aria-labelledby="guardian">
      <h2 className="br-d4" id="guardian">
        {t('young.title')}
      </h2>
      <StandingPart userId={userId} />
    </section>
  );
}
