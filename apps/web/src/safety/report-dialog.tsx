import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { call, messageOf } from '@bridge/client';
import { contract, limits, newReportSchema } from '@bridge/model';
import { Dialog, Form, FormFoot, HelpLines, Named, SelectField, TextAreaField, toast, type Reported } from '@bridge/ui';
import { useDocument } from '../start/use-document.ts';
import { ownReportsKey } from './queries.ts';
import { reportName } from './report-name.ts';

const schema = v.pick(newReportSchema, ['kind', 'text']);

/** Asks what it is about, and sends it. What was written stays when that fails. */
export default function ReportDialog({ about, id, name, isSignedIn, onClose }: Reported & { isSignedIn: boolean; onClose: () => void }) {
  const { t } = useTranslation('app');
  const { kinds } = useDocument('lists/reports');
  const { helpLines } = useDocument('safeguarding');
  const client = useQueryClient();
  const report = useMutation({
    mutationFn: (body: v.InferOutput<typeof schema>) => (isSignedIn ? call(contract.sendReport, { body: { about, id, ...body } }) : call(contract.reportShared, { params: { id }, body })),
    onSuccess: () => (isSignedIn ? client.invalidateQueries({ queryKey: ownReportsKey }) : undefined),
  });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { kind: '', text: '' } });

  async function send(body: v.InferOutput<typeof schema>) {
    try {
      const { message } = await report.mutateAsync(body);
      toast({ title: message });
      onClose();
    } catch (error) {
      form.setError('root', { message: messageOf(error) ?? t('report.failed') });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={<Named text={t(`report.openLabel.${about}`, { name })} name={about === 'post' ? '' : name} />} description={t('report.text')}>
      <Form form={form} keep={reportName({ about, id })} onSubmit={send}>
        <HelpLines title={t('report.helpLines')} helpLines={helpLines} />
        {!isSignedIn && <p className="br-small br-muted">{t('report.signedOut')}</p>}
        {about === 'message' && <p className="br-small br-muted">{t('report.messageText')}</p>}
        <SelectField name="kind" label={t('report.kind')} placeholder={t('report.choose')} options={kinds.map((kind) => ({ value: kind.id, label: kind.label }))} required />
        <TextAreaField name="text" label={t('report.words')} maxLength={limits.reportLength} />
        <FormFoot back={t('report.keep')} onBack={onClose} send={t('report.send')} sending={t('report.sending')} />
      </Form>
    </Dialog>
  );
}
