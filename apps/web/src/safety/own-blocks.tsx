import { Button } from '@radix-ui/themes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, messageOf, session, useSession, useTimeZone } from '@bridge/client';
import { contract, dateFormat } from '@bridge/model';
import { firstClick, toast, useOnce } from '@bridge/ui';
import { ownBlocksQuery } from './queries.ts';

/** Whom one has blocked, and the way back; nothing for who has blocked nobody. */
export function OwnBlocks() {
  const user = useSession()?.user;
  return user ? <Blocks userId={user.userId} /> : null;
}

function Blocks({ userId }: { userId: string }) {
  const { t } = useTranslation('app');
  const { data: blocks = [] } = useQuery(ownBlocksQuery(userId));
  if (blocks.length === 0) return null;
  return (
    <section className="br-card br-stack" aria-labelledby="blocks">
      <h2 className="br-d4" id="blocks" tabIndex={-1}>
        {t('block.own')}
      </h2>
      <ul role="list" className="br-list br-rows">
        {blocks.map((block) => (
          <Row key={block.id} userId={userId} block={block} />
        ))}
      </ul>
    </section>
  );
}

function Row({ userId, block: { id, name, blockedAt } }: { userId: string; block: { id: string; name: string; blockedAt: string } }) {
  const { t, i18n } = useTranslation('app');
  const timeZone = useTimeZone();
  const unblock = useMutation({ mutationFn: () => call(contract.unblockPerson, { params: { userId, blockId: id } }), onSuccess: () => session.keptApart() });

  const [undo, isUndoing] = useOnce(async () => {
    try {
      toast({ title: (await unblock.mutateAsync()).message });
      document.getElementById('blocks')?.focus(); // the button has gone
    } catch (error) {
      toast({ variant: 'destructive', title: messageOf(error) ?? t('block.failed') });
    }
  });

  return (
    <li>
      <div className="br-grow br-stack">
        <h3 className="br-d4 br-name" translate="no">
          {name}
        </h3>
        <p className="br-small br-muted">
          {t('block.since', { day: dateFormat(i18n.language, { dateStyle: 'medium', timeZone }).format(new Date(blockedAt)) })}
        </p>
      </div>
      <Button size="2" variant="outline" aria-label={t('block.undoLabel', { name })} aria-disabled={isUndoing || undefined} onClick={firstClick(() => void undo())}>
        {t('block.undo')}
      </Button>
    </li>
  );
}
