import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { messageOf } from '@bridge/client';
import { prose, type ContentChange } from '@bridge/model';
import { firstClick, Form, Loaded, Skeleton, TextField, toast, useOnce } from '@bridge/ui';
import { useBeginChange } from '../mutations.ts';
import { SendRow } from '../parts/send-row.tsx';
import { useAllowed } from '../parts/use-allowed.ts';
import { useMoment } from '../parts/use-moment.ts';
import { useWords } from '../parts/use-words.ts';
import { changesQuery } from '../queries.ts';
import { useStateWords } from './use-state-words.ts';

const schema = v.object({ name: v.pipe(prose(200), v.nonEmpty('required')) });

/** The changes that are worked on, and the way to begin one. */
export function ChangesSection({ onBegun }: { onBegun: (id: string) => void }) {
  const { t } = useTranslation('editing');
  const words = useWords();
  const query = useAllowed(useQuery(changesQuery()));
  const begin = useBeginChange();
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { name: '' } });

  async function save({ name }: v.InferOutput<typeof schema>) {
    try {
      const { id } = await begin.mutateAsync({ name });
      form.reset();
      onBegun(id);
    } catch (error) {
      form.setError('root', { message: messageOf(error) ?? t('form.offline') });
    }
  }

  return (
    <section className="br-card br-stack" aria-labelledby="changes-title">
      <h2 className="br-d3" id="changes-title">
        {t('list.title')}
      </h2>
      <p className="br-muted">{t('list.lead')}</p>
      <Loaded query={query} loading={words.loading} outline={<Skeleton height="4em" />} failed={words.failed(query.error)}>
        {(changes) =>
          changes.length === 0 ? (
            <p>
              <b>{t('list.none')}</b>
              <br />
              {t('list.noneText')}
            </p>
          ) : (
            <ul role="list" className="br-list br-rows">
              {changes.map((change) => (
                <ChangeRow key={change.id} change={change} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Form form={form} label={t('list.begin')} keep="begin-change" onSubmit={save}>
        <TextField name="name" label={t('list.name')} help={t('list.nameHelp')} maxLength={200} />
        <SendRow send={t('list.begin')} sending={t('list.beginning')} />
      </Form>
    </section>
  );
}

function ChangeRow({ change }: { change: ContentChange }) {
  const { t } = useTranslation('editing');
  const { at } = useMoment();
  const state = useStateWords();
  return (
    <li>
      <div className="br-grow br-stack">
        <h3 className="br-d4">
          <Link className="br-link" to="/staff/changes/$changeId" params={{ changeId: change.id }} search={{}}>
            <bdi>{change.name}</bdi>
          </Link>
        </h3>
        <p className="br-small">{state(change)}</p>
        <p className="br-small br-muted">{t('list.edited', { at: at(change.editedAt), by: change.editedBy })}</p>
      </div>
    </li>
  );
}

/** Begins a change that takes back what a release changed. */
export function UndoButton({ release, onBegun }: { release: string; onBegun: (id: string) => void }) {
  const { t } = useTranslation('editing');
  const begin = useBeginChange();
  const [run, isBusy] = useOnce(async () => {
    try {
      const { id } = await begin.mutateAsync({ name: t('list.undoName', { id: release }), undo: release });
      onBegun(id);
    } catch (error) {
      toast({ title: messageOf(error) ?? t('form.offline') });
    }
  });
  return (
    <Button size="2" variant="soft" aria-disabled={isBusy || undefined} data-busy={isBusy || undefined} aria-label={t('list.undoOf', { id: release })} onClick={firstClick(() => void run())}>
      {t('list.undo')}
    </Button>
  );
}
