import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';

/** Where somebody without a blueprint can go on: a survey that is half filled, answers that are sent already, or the survey. */
export type Ways = {
  hasDraft: boolean;
  onTakeSurvey: () => void;
  /** Absent where there are no answers to generate from. */
  onGenerate: (() => void) | undefined;
  /** Whether it was generated already, and only has to be looked at and saved. */
  isPlanWaiting: boolean;
};

/** One line on what will stand here, and the way to it. */
export function SurveyOffer({ text, hasDraft, onTakeSurvey, onGenerate, isPlanWaiting }: { text: string } & Ways) {
  const { t } = useTranslation('blueprint');
  const wantsSurvey = hasDraft || !onGenerate;
  return (
    <>
      <p className="br-muted">{text}</p>
      <div>
        <Button size="3" variant="soft" onClick={wantsSurvey ? onTakeSurvey : onGenerate}>
          {t(!wantsSurvey ? (isPlanWaiting ? 'offer.look' : 'offer.generate') : hasDraft ? 'offer.continue' : 'offer.start')}
        </Button>
      </div>
    </>
  );
}
