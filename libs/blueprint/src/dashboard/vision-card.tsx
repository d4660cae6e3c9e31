import { useTranslation } from 'react-i18next';
import type { CareerBlueprint } from '@bridge/model';
import { PageButton } from '../parts/links.tsx';
import type { Talent } from '../person.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import { SurveyOffer } from './survey-offer.tsx';
import type { CardState } from './talent-dashboard.tsx';

export function VisionCard({
  user,
  blueprint,
  state,
  hasDraft,
  onTakeSurvey,
}: {
  user: Talent;
  blueprint: CareerBlueprint | undefined;
  state: CardState;
  hasDraft: boolean;
  onTakeSurvey: () => void;
}) {
  const { t } = useTranslation('blueprint');
  return (
    <section className="br-card">
      <div className="br-card-head">
        <h2 className="br-d4">{t('vision.title')}</h2>
      </div>
      {state === 'pending' && (
        <p className="br-muted" role="status">
          {t('vision.loading')}
        </p>
      )}
      {state === 'failed' && <p className="br-muted">{t('failed.toast')}</p>}
      {state === 'empty' && <SurveyOffer text={t('vision.none')} hasDraft={hasDraft} onTakeSurvey={onTakeSurvey} />}
      {blueprint && (
        <>
          <p className="br-vision" dir="auto">{blueprint.structuredJson.careerVision}</p>
          <div className="br-row">
            <PageButton to="/career" variant="soft">
              {t('vision.viewFull')}
            </PageButton>
            <ShareButton user={user} />
          </div>
        </>
      )}
    </section>
  );
}
