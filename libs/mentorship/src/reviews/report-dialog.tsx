import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { mentorLimits, prose } from '@bridge/model';
import { toast } from '@bridge/ui';
import { useReportReview } from '../mutations.ts';
import { TextDialog } from '../parts/text-dialog.tsx';

const schema = v.pipe(prose(mentorLimits.reasonLength), v.minLength(1, 'required'));

/** Tells the people who run the platform about a review. */
export function ReportDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useTranslation('mentorship');
  const report = useReportReview();
  return (
    <TextDialog
      words={t('report', { returnObjects: true })}
      schema={schema}
      maxLength={mentorLimits.reasonLength}
      onClose={onClose}
      onSend={async (text) => {
        await report.mutateAsync({ reviewId, reason: text });
        toast({ title: t('report.doneTitle'), description: t('report.doneText') });
        onClose();
      }}
    />
  );
}
