import { useTranslation } from 'react-i18next';
import { FirstWords } from '@bridge/questionnaire';
import type { Survey } from '@bridge/content';
import { Stage } from './stage.tsx';

/** The first screen: a wish in one's own words; what is written becomes the career aspiration. */
export function Envision({ words, onClose, ...typed }: { words: Survey['envision']; text: string; onText: (text: string) => void; onStart: () => void; onClose: () => void }) {
  const { t } = useTranslation('survey');
  return (
    <FirstWords words={words} wait={t('envision.wait')} {...typed}>
      {(form, foot) => (
        <Stage title={words.title} onClose={onClose} foot={foot}>
          {form}
        </Stage>
      )}
    </FirstWords>
  );
}
