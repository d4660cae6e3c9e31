import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CareerBlueprint } from '@bridge/model';
import { Dialog, FailedState, ReadingRegion, toast } from '@bridge/ui';
import { LateReplace } from '../late-dialogs.ts';
import { BlueprintOutline } from '../parts/blueprint-outline.tsx';
import { fullBlueprintQuery } from '../queries.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import { useSaveBlueprint } from './use-save-blueprint.ts';
import '../blueprint.css';

/**
 * The "Career Blueprint" modal at the end of the survey. `blueprint` is null where generation failed: then it offers to
 * regenerate. Until it is saved it is a version among others: the present one stays, with all that its owner made of it.
 * Save calls `onSaved` and closes.
 */
export function BlueprintModal({
  userId,
  open,
  blueprint,
  pending,
  problem,
  survey,
  onSaved,
  onRegenerate,
  onRetake,
  onClose,
}: {
  userId: string;
  open: boolean;
  blueprint: CareerBlueprint | null;
  pending: boolean;
  /** Why it failed, where there is more to say than that trying again may help. */
  problem?: string | undefined;
  survey: SurveyLabels;
  onSaved?: () => void;
  onRegenerate: () => void;
  onRetake: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('blueprint');
  const { data: current } = useQuery({ ...fullBlueprintQuery(userId), enabled: open && userId !== '' });
  const { save, saved, refused, isSaving, isChoosing } = useSaveBlueprint(userId, () => {
    onSaved?.();
    onClose();
  });

  function leave() {
    if (blueprint && current && current.id !== blueprint.id) toast({ variant: 'default', title: t('save.unsavedTitle'), description: t('save.unsavedText') });
    onClose();
  }

  if (isChoosing && blueprint && current) {
    return <LateReplace of={{ userId, current, next: blueprint, survey, onReplaced: saved, onRefused: refused, onClose: leave }} />;
  }
  return (
    <Dialog
      open={open}
      size="large"
      title={t('save.title')}
      onOpenChange={(next) => !next && leave()}
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
          <Button size="3" disabled={!blueprint} aria-disabled={isSaving || undefined} data-busy={isSaving || undefined} onClick={() => blueprint && void save(blueprint)}>
            {t('save.save')}
          </Button>
        </>
      }
    >
      {blueprint && (
        <ReadingRegion label={t('save.title')}>
          <BlueprintOutline blueprint={blueprint} survey={survey} heading="h3" planned={current?.id !== blueprint.id} />
        </ReadingRegion>
      )}
      {!blueprint && pending && <p role="status">{t('detail.loading')}</p>}
      {!blueprint && !pending && <FailedState title={t('save.failedTitle')} text={problem ?? t('save.failedText')} />}
    </Dialog>
  );
}
