import { Suspense, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { arrived, useSession } from '@bridge/client';
import { LateDialog, latePart, type Reported } from '@bridge/ui';

const dialog = latePart(async () => (await arrived(() => import('./report-dialog.tsx'))).default);

/** Reports what it stands beside; for who is signed in. */
export function Report(reported: Reported) {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const userId = useSession()?.user.userId;
  if (!userId || userId === reported.id) return null;
  return (
    <>
      <Button type="button" size="2" variant="ghost" color="gray" aria-label={t(`report.openLabel.${reported.about}`, { name: reported.name })} onClick={() => setOpen(true)}>
        {t('report.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <LateDialog part={dialog} props={{ ...reported, onClose: close }} onMissing={close} />
        </Suspense>
      )}
    </>
  );
}
