import { useEffect } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '@bridge/client';
import type { CareerBlueprint } from '@bridge/model';
import { Dialog, PendingState, Skeleton, toast } from '@bridge/ui';
import { UpdateRefused, useUpdateBlueprint } from '../mutations.ts';
import { ReadingRegion } from '../parts/reading-region.tsx';
import { ComparisonView } from './comparison-view.tsx';

/** Makes a new version, shows what it changes, and replaces only when asked to. */
export function UpdateBlueprint({ userId, current, onClose }: { userId: string; current: CareerBlueprint; onClose: () => void }) {
  const { t } = useTranslation('blueprint');
  const { preview, replace } = useUpdateBlueprint(userId);
  const next = preview.data;

  function refused(error: unknown) {
    toast({ variant: 'destructive', title: t('update.failedTitle'), description: reasonOf(error) });
    onClose();
  }

  function reasonOf(error: unknown) {
    if (error instanceof UpdateRefused) return t(`update.${error.reason}`);
    // Where trying again at once cannot help, the server says what does.
    const helps = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return (helps && messageOf(error)) || t('update.failedText');
  }

  function store() {
    replace.mutate(undefined, {
      onSuccess: () => {
        toast({ variant: 'default', title: t('update.doneTitle'), description: t('update.doneText') });
        onClose();
      },
      onError: refused,
    });
  }

  const { mutate: begin } = preview;
  useEffect(() => {
    begin(undefined, { onError: refused });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, [begin]);

  return (
    <Dialog
      open
      size="large"
      title={t('update.title')}
      onOpenChange={(open) => !open && onClose()}
      foot={
        <>
          <Button size="3" variant="outline" onClick={onClose}>
            {t('update.keep')}
          </Button>
          <Button size="3" disabled={!next} loading={replace.isPending} onClick={store}>
            {t('update.replace')}
          </Button>
        </>
      }
    >
      {next ? (
        <ReadingRegion label={t('update.title')}>
          <ComparisonView current={current} next={next} />
        </ReadingRegion>
      ) : (
        <Preparing />
      )}
    </Dialog>
  );
}

function Preparing() {
  const { t } = useTranslation('blueprint');
  return (
    <>
      <p className="br-muted">{t('update.preparing')}</p>
      <PendingState label={t('update.preparing')}>
        <div className="br-stack">
          {[1, 2, 3, 4, 5].map((year) => (
            <Skeleton key={year} height="48px" />
          ))}
        </div>
      </PendingState>
    </>
  );
}
