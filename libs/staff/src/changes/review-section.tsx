import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { messageOf } from '@bridge/client';
import { limits, prose, type AnswerOf, type ChangeSaid, type contract } from '@bridge/model';
import { Form, Note, SelectField, TextAreaField } from '@bridge/ui';
import { useChangeActions } from '../mutations.ts';
import { SendRow } from '../parts/send-row.tsx';
import { useMoment } from '../parts/use-moment.ts';

type Change = AnswerOf<typeof contract.readChange>['data'];

const schema = v.pipe(
  v.object({ deed: v.pipe(v.string(), v.nonEmpty('required')), words: prose(limits.staffNote) }),
  v.forward(v.check(({ deed, words }) => deed !== 'comment' || words !== '', 'required'), ['words']),
);

/** What colleagues say of a change: who was asked for a look, comments, approvals, and whether those still hold. */
export function ReviewSection({ change: { id, revision, state, review } }: { change: Change }) {
  const { t } = useTranslation('editing', { keyPrefix: 'review' });
  return (
    <section className="br-card br-stack" aria-labelledby="review">
      <h2 className="br-d3" id="review">
        {t('title')}
      </h2>
      {state === 'open' && review.approval !== 'not-needed' && <Note tone={review.approval === 'given' ? 'jade' : 'amber'}>{t(`approval.${review.approval}`)}</Note>}
      {review.said.length === 0 ? <p>{t('none')}</p> : <Said said={review.said} />}
      {state === 'open' && <Say id={id} revision={revision} review={review} />}
    </section>
  );
}

function Said({ said }: { said: readonly ChangeSaid[] }) {
  const { t } = useTranslation('editing', { keyPrefix: 'review' });
  const { at } = useMoment();
  return (
    <ul role="list" className="br-list br-rows">
      {said.map(({ deed, by, at: when, asked, file, words, holds }, index) => (
        <li key={index}>
          <div className="br-grow br-stack">
            <p>
              {t(`said.${deed}`, { by, asked: asked ?? '' })} {deed === 'approved' && !holds && <b>{t('void')}</b>}
            </p>
            {file && (
              <p className="br-small">
                <bdi lang="en">{file}</bdi>
              </p>
            )}
            {words && (
              <p className="br-staff-text" dir="auto">
                {words}
              </p>
            )}
            <p className="br-small br-muted">
              <time dateTime={when}>{at(when)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Say({ id, revision, review: { colleagues, mayApprove } }: Pick<Change, 'id' | 'revision' | 'review'>) {
  const { t } = useTranslation('editing', { keyPrefix: 'review' });
  const { t: said } = useTranslation('editing');
  const { say } = useChangeActions(id);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { deed: 'comment', words: '' } });
  const options = [
    { value: 'comment', label: t('comment') },
    ...(mayApprove ? [{ value: 'approved', label: t('approve') }] : []),
    ...colleagues.map((one) => ({ value: one.id, label: t('ask', { name: one.name }) })),
  ];

  async function save({ deed, words }: v.InferOutput<typeof schema>) {
    try {
      await say.mutateAsync(deed === 'comment' || deed === 'approved' ? { deed, words, revision } : { deed: 'asked', colleague: deed, words, revision });
      form.reset();
    } catch (error) {
      form.setError('root', { message: messageOf(error) ?? said('form.offline') });
    }
  }

  return (
    <Form form={form} label={t('title')} keep={`review:${id}`} onSubmit={save}>
      <SelectField name="deed" label={t('deed')} help={mayApprove ? undefined : t('own')} options={options} />
      <TextAreaField name="words" label={t('words')} maxLength={limits.staffNote} />
      <SendRow send={t('send')} sending={t('sending')} />
    </Form>
  );
}
