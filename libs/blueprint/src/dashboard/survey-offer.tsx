import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';

/** One line on what will stand here, and the way to it. */
export function SurveyOffer({ text, hasDraft, onTakeSurvey }: { text: string; hasDraft: boolean; onTakeSurvey: () => void }) {
  const { t } = useTranslation('blueprint');
  return (
    <>
      <p className="br-muted">{text}</p>
      <div>
        <Button size="3" variant="soft" onClick={onTakeSurvey}>
          {t(hasDraft ? 'offer.continue' : 'offer.start')}
        </Button>
      </div>
    </>
  );
}
