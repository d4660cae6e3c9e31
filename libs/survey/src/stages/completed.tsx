import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { Survey } from '@bridge/content';
import { Bridge } from '@bridge/ui';
import { Stage } from './stage.tsx';

const done = { done: 5, total: 5 };
const built = [done, done, done];

/** The server has the answers. Its buttons stand where those of the last question stood. */
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
    <Stage
      title={words.title}
      text={words.text}
      onClose={onClose}
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
    </Stage>
  );
}
