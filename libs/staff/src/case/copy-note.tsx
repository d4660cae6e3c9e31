import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { toast } from '@bridge/ui';

/** Takes along what was written and not sent; where the browser does not let it, the words stand there to be marked. */
export function CopyNote({ text }: { text: string }) {
  const { t } = useTranslation('staff');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('lost.copied') });
    } catch {
      toast({ title: t('lost.notCopied') });
    }
  }
  return (
    <div>
      <Button type="button" size="2" variant="outline" onClick={() => void copy()}>
        {t('lost.copy')}
      </Button>
    </div>
  );
}
