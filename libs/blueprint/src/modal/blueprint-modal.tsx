import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { CareerBlueprint } from '@bridge/model';
import { Dialog, FailedState, toast } from '@bridge/ui';
import { BlueprintOutline } from '../parts/blueprint-outline.tsx';
import { ReadingRegion } from '../parts/reading-region.tsx';
import type { SurveyLabels } from '../rules/reasons.ts';
import '../blueprint.css';

/**
 * The "Career Blueprint" modal at the end of the survey. `blueprint` is null where generation failed: then it offers to
 * regenerate. The server has stored the blueprint already; Save confirms it, calls `onSave` and closes.
 */
export function BlueprintModal({
  open,
  blueprint,
  pending,
  problem,
  survey,
  onSave,
  onRegenerate,
  onRetake,
  onClose,
}: {
  open: boolean;
  blueprint: CareerBlueprint | null;
  pending: boolean;
  /** Why it failed, where there is more to say than that trying again may help. */
  problem?: string | undefined;
  survey: SurveyLabels;
  onSave?: (blueprint: CareerBlueprint) => void;
  onRegenerate: () => void;
  onRetake: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('blueprint');

  function save() {
    if (!blueprint) return;
    onSave?.(blueprint);
    toast({ variant: 'default', title: t('save.savedTitle'), description: t('save.savedText') });
    onClose();
  }

  return (
    <Dialog
      open={open}
      size="large"
      title={t('save.title')}
      onOpenChange={(next) => !next && onClose()}
      foot={
        <>
          <Button size="3" variant="outline" disabled={pending} onClick={onRetake}>
            {t('save.retake')}
          </Button>
          {!blueprint && (
            <Button size="3" loading={pending} onClick={onRegenerate}>
              {t('save.regenerate')}
            </Button>
          )}
          <Button size="3" disabled={!blueprint} onClick={save}>
            {t('save.save')}
          </Button>
        </>
      }
    >
      {blueprint && (
        <ReadingRegion label={t('save.title')}>
          <BlueprintOutline blueprint={blueprint} survey={survey} heading="h3" />
        </ReadingRegion>
      )}
      {!blueprint && pending && <p role="status">{t('detail.loading')}</p>}
      {!blueprint && !pending && <FailedState title={t('save.failedTitle')} text={problem ?? t('save.failedText')} />}
    </Dialog>
  );
}
