import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { storage, stored, useTimeZone } from '@bridge/client';
import { fullDayOf } from '@bridge/model';
import type { BlueprintVersion, CareerBlueprint } from '@bridge/model';
import { Note } from '@bridge/ui';
import { LateVersions } from '../late-dialogs.ts';
import { versionsQuery } from '../queries.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import { waitingOf } from '../rules/waiting.ts';

/** The plan that its owner does not want to be told of any more. */
const putOffPlace = stored('local', 'planPutOff', v.string());

/** Says that a plan was generated and not saved, with the way to look at it; whoever puts it off is told no more of this one. */
export function WaitingPlan({ userId, blueprint, survey }: { userId: string; blueprint: CareerBlueprint; survey: SurveyLabels }) {
  const { t, i18n } = useTranslation('blueprint');
  const timeZone = useTimeZone();
  const { data: versions = [] } = useQuery(versionsQuery(userId));
  const [putOff, setPutOff] = useState(() => storage.read(putOffPlace));
  const [looking, setLooking] = useState<BlueprintVersion>();
  const waiting = waitingOf(versions);

  function keep(id: string) {
    storage.write(putOffPlace, id);
    setPutOff(id);
  }

  return (
    <>
      {waiting && waiting.id !== putOff && (
        <Note>
          <div className="br-stack">
            <h2 className="br-label">{t('waiting.title')}</h2>
            <p>{t('waiting.text', { date: fullDayOf(waiting.generatedAt, timeZone, i18n.language) })}</p>
            <div className="br-row">
              <Button size="3" variant="soft" onClick={() => setLooking(waiting)}>
                {t('waiting.look')}
              </Button>
              <Button size="3" variant="outline" onClick={() => keep(waiting.id)}>
                {t('waiting.keep')}
              </Button>
            </div>
          </div>
        </Note>
      )}
      <LateVersions of={looking && { userId, current: blueprint, survey, start: looking, onClose: () => setLooking(undefined) }} />
    </>
  );
}
