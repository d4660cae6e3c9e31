import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '@bridge/content';
import { Tag, toast } from '@bridge/ui';
import { fullName, type BookedMentor } from '../booking.ts';

const parts = ['accountNumber', 'bankName', 'accountName'] as const;
const copiedWords = { accountNumber: 'copiedAccountNumber', bankName: 'copiedBankName', accountName: 'copiedAccountName' } as const;

/** Where the money of a transfer would go, each part to copy. */
export function TransferDetails({ transfer, mentor }: { transfer: Transfer; mentor: BookedMentor }) {
  const { t } = useTranslation('booking');
  const values = { accountNumber: transfer.accountNumber, bankName: transfer.bankName, accountName: fullName(mentor) };
  const copy = async (part: (typeof parts)[number]) => {
    try {
      await navigator.clipboard.writeText(values[part]);
      toast({ title: t('transfer.copied'), description: t(`transfer.${copiedWords[part]}`) });
    } catch {
      toast({ variant: 'destructive', title: t('error'), description: t('transfer.copyFailed') });
    }
  };
  return (
    <>
      <p>
        <Tag tone="amber">{t('transfer.sample')}</Tag>
      </p>
      <dl className="bk-transfer">
        {parts.map((part) => (
          <div key={part}>
            <dt className="br-small br-muted">{t(`transfer.${part}`)}</dt>
            <dd translate="no">{values[part]}</dd>
            <dd>
              <Button size="2" variant="soft" type="button" aria-label={t('transfer.copyWhat', { what: t(`transfer.${part}`) })} onClick={() => void copy(part)}>
                {t('transfer.copy')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
