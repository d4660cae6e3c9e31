import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@bridge/client';
import type { StaffPerson } from '@bridge/model';
import { ConfirmDialog } from '@bridge/ui';
import { Come, isRefusal } from '../parts/come.tsx';
import { Follows } from '../people/follows.tsx';
import { personQuery, type previewQuery } from '../queries.ts';
import { Mails } from './mails.tsx';

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'waits'>;

/** Asks once more, beside what a decision sends. It cannot be confirmed before that stands there. */
export function SendDialog({ query, onRefused, none, suspends, children, ...question }: Question & { query: ReturnType<typeof previewQuery>; /** What cannot be carried out as it was asked is refused already where its mails are made: what there is to mend stands behind the dialog, which closes by this. */ onRefused: (error: ApiError) => void; /** What is said where no mail is sent. */ none?: string | undefined; /** Whose suspension it is: what follows stands there, too. */ suspends?: StaffPerson['id'] | undefined; children?: ReactNode }) {
  const { t } = useTranslation('staff');
  const mails = useQuery(query);
  const person = useQuery({ ...personQuery(suspends ?? ''), enabled: suspends !== undefined });
  const refused = isRefusal(mails.error) ? mails.error : undefined;
  useEffect(() => {
    if (refused) onRefused(refused);
  }, [refused]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each refusal
  const isThere = mails.data && (suspends === undefined || person.data);
  return (
    <ConfirmDialog open {...question} waits={isThere ? undefined : t('case.waits')}>
      {suspends !== undefined && <Come query={person} height="4em">{(shown) => <Follows person={shown} decision="suspend" />}</Come>}
      {children}
      <Come query={mails} height="8em">{(shown) => <Mails mails={shown} none={none} />}</Come>
    </ConfirmDialog>
  );
}
