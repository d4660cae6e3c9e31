import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { Survey } from '@bridge/content';
import { Bridge, Dialog } from '@bridge/ui';

const built = [0, 1, 2].map(() => ({ done: 5, total: 5 }));

/** The server has the answers. */
export function Completed({
  words,
  onGenerate,
  onRetake,
  onClose,
}: {
  words: Survey['completion'];
  onGenerate: () => void;
  onRetake: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('survey');
  return (
    <Dialog
      open
      size="survey"
      title={words.title}
      description={words.text}
      onOpenChange={(open) => !open && onClose()}
      foot={
        <>
          <Button size="3" variant="outline" onClick={onRetake}>
            {t('retake')}
          </Button>
          <Button size="3" onClick={onGenerate}>
            {words.action}
          </Button>
        </>
      }
    >
      <Bridge years={built} />
    </Dialog>
  );
}
