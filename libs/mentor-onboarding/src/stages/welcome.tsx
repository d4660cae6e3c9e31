import { useTranslation } from 'react-i18next';
import type { Onboarding } from '@bridge/content';
import { FirstWords } from '@bridge/questionnaire';
import { Dialog } from '@bridge/ui';

/** The first screen: what the mentor hopes for. */
export function Welcome({ words, onClose, ...typed }: { words: Onboarding['welcome']; text: string; onText: (text: string) => void; onStart: () => void; onClose: () => void }) {
  const { t } = useTranslation('onboarding');
  return (
    <FirstWords words={words} wait={t('wait')} {...typed}>
      {(form, foot) => (
        <Dialog open size="survey" onOpenChange={(isOpen) => !isOpen && onClose()} title={words.title} description={words.text} foot={foot}>
          {form}
        </Dialog>
      )}
    </FirstWords>
  );
}
