import { useTranslation } from 'react-i18next';
import { leadOf } from '@bridge/model';
import type { CareerBlueprint } from '@bridge/model';
import { PageButton } from '@bridge/ui';
import { saidIn } from '../parts/said-in.ts';
import type { Talent } from '../person.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import type { CardState } from './card-state.ts';

export function VisionCard({
  user,
  blueprint,
  state,
}: {
  user: Talent;
  blueprint: CareerBlueprint | undefined;
  state: CardState;
}) {
  const { t, i18n } = useTranslation('blueprint');
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
      {state === 'empty' && <p className="br-muted">{t('vision.none')}</p>}
      {blueprint && (
        <>
          <p className="br-vision" {...saidIn(blueprint)}>{leadOf(blueprint.structuredJson.careerVision, i18n.language).lead}</p>
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
