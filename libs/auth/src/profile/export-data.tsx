import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { call } from '@bridge/client';
import { contract, type Role } from '@bridge/model';
import { firstClick, toast, useOnce } from '@bridge/ui';
import { saveAs } from './save-as.ts';
import { useFailure } from '../use-failure.ts';

/** Everything stored of oneself, saved as a file. */
export function ExportData({ userId, role }: { userId: string; role: Role }) {
  const { t } = useTranslation('profile');
  const inWords = useFailure();
  const [save, isBusy] = useOnce(async () => {
    try {
      const { data } = await call(contract.exportData, { params: { userId } });
      saveAs(t('export.file'), JSON.stringify(data, null, 2), 'application/json');
      toast({ title: t('toast.success'), description: t('export.done', { file: t('export.file') }) });
    } catch (error) {
      toast({ variant: 'destructive', title: t('toast.error'), description: inWords(error) });
    }
  });

  return (
    <section className="br-card br-stack" aria-labelledby="export">
      <h2 className="br-d4" id="export">
        {t('export.title')}
      </h2>
      <p className="br-muted">{t(`export.text.${role}`)}</p>
      <div>
        <Button size="3" variant="outline" aria-disabled={isBusy || undefined} data-busy={isBusy || undefined} onClick={firstClick(() => void save())}>
          {isBusy ? t('export.busy') : t('export.button')}
        </Button>
      </div>
    </section>
  );
}
