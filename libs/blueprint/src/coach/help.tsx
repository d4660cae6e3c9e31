import { useEffect, useRef } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { AnswerOf, contract } from '@bridge/model';
import { HelpLines } from '@bridge/ui';

/** For somebody who may be in danger: who helps, or, where content names nobody, that it names nobody and where help is all the same. */
export function Help({ helpLines, onBack }: { helpLines: AnswerOf<typeof contract.readCoach>['helpLines']; onBack?: () => void }) {
  const { t } = useTranslation('blueprint');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="br-card br-stack" aria-labelledby="coach-help">
      <h3 className="br-d4" id="coach-help" tabIndex={-1} ref={heading}>
        {t('coach.help.title')}
      </h3>
      <p>{t('coach.help.text')}</p>
      <HelpLines title={t('coach.help.lines')} helpLines={helpLines} />
      {helpLines.length === 0 && <p>{t('coach.help.none')}</p>}
      <p className="br-small br-muted">{t('coach.help.kept')}</p>
      {onBack && (
        <div>
          <Button size="2" variant="outline" onClick={onBack}>
            {t('coach.help.back')}
          </Button>
        </div>
      )}
    </section>
  );
}
