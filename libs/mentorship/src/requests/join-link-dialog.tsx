import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Session } from '@bridge/model';
import { fullName, toast } from '@bridge/ui';
import { useSessionActions } from '../mutations.ts';
import { TextDialog } from '../parts/text-dialog.tsx';

// Empty takes the link away; anything else must be a page that browsers open safely.
const schema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500, 'tooLong'),
  v.check((text) => text === '' || URL.parse(text)?.protocol === 'https:', 'url'),
);

/** Under which name what is typed of it is kept. */
export function joinLinkName({ id }: Pick<Session, 'id'>): string {
  return `join-link:${id}`;
}

/** Where a session is held. */
export function JoinLinkDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const { t } = useTranslation('mentorship');
  const { setJoinLink } = useSessionActions();
  const name = fullName(session.talent);
  const isKnown = session.joinLink === null && session.lastLink !== undefined;
  return (
    <TextDialog
      kind="address"
      keep={joinLinkName(session)}
      words={{
        title: t('requests.linkTitle'),
        text: t('requests.linkText'),
        label: t('requests.linkField'),
        help: isKnown ? `${t('requests.linkKnown')} ${t('requests.linkHelp')}` : t('requests.linkHelp'),
        submit: t('requests.linkSave'),
        sending: t('requests.sending'),
        failed: t('requests.linkFailed'),
      }}
      initial={session.joinLink ?? session.lastLink ?? ''}
      isRequired={false}
      schema={schema}
      onClose={onClose}
      onSend={async (joinLink) => {
        await setJoinLink.mutateAsync({ sessionId: session.id, joinLink });
        toast({ title: t('requests.linkSavedTitle'), description: t('requests.linkSavedText', { name }) });
        onClose();
      }}
    />
  );
}
