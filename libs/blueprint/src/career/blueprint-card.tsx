import { Flex } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { dateFormat, type CareerBlueprint } from '@bridge/model';
import { Named, Tag } from '@bridge/ui';
import { LabelledBridge } from '../parts/labelled-bridge.tsx';
import type { Talent } from '../person.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import { progressByYear } from '../rules/roadmap.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import { TakenDownNote } from '../sharing/taken-down.tsx';
import { BlueprintMenu } from './blueprint-menu.tsx';

export function BlueprintCard({ user, blueprint, survey, onView }: { user: Talent; blueprint: CareerBlueprint; survey: SurveyLabels; onView: () => void }) {
  const { t, i18n } = useTranslation('blueprint');
  const name = t('career.name', { firstName: user.firstName, lastName: user.lastName });
  const date = dateFormat(i18n.language, { dateStyle: 'long', timeZone: useTimeZone() }).format(new Date(blueprint.generatedAt));
  return (
    <section className="br-card" style={{ gap: 28 }}>
      <div className="br-bphead">
        <Flex direction="column" gap="2">
          <h2 className="br-d3" style={{ overflowWrap: 'anywhere' }}>
            <Named text={name} name={`${user.firstName} ${user.lastName}`} />
          </h2>
          <div className="br-row">
            <Tag tone="jade">{t('career.ready')}</Tag>
            <span className="br-small br-muted">{t('career.updated', { date })}</span>
          </div>
        </Flex>
        <div className="br-row">
          <ShareButton user={user} />
          <BlueprintMenu user={user} name={name} blueprint={blueprint} survey={survey} onView={onView} />
        </div>
      </div>
      <TakenDownNote userId={user.userId} />
      <LabelledBridge years={progressByYear(blueprint)} />
    </section>
  );
}
