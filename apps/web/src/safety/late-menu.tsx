import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrived } from '@bridge/client';
import { isLeftOpen, LateDialog, latePart, Menu, MenuItem, type Reported } from '@bridge/ui';
import { BlockDialog } from './block-dialog.tsx';
import { reportName } from './report-name.ts';
import { SafetyButton } from './safety-button.tsx';

const report = latePart(async () => (await arrived(() => import('./report-dialog.tsx'))).default);

/** Report, or block, for who is signed in; open when it is first drawn. */
export function LateMenu({ userId, reported, startsOpen }: { userId: string | undefined; reported: Reported; startsOpen: boolean | 'byKey' }) {
  const { t } = useTranslation('app');
  const [asked, setAsked] = useState<'report' | 'block' | undefined>(() => (isLeftOpen(reportName(reported)) ? 'report' : undefined));
  const { about, name, whom = name } = reported;
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu startsOpen={!asked && startsOpen} trigger={<SafetyButton reported={reported} {...(userId ? {} : { 'aria-label': t('report.openLabel.shared') })} />}>
        <MenuItem onSelect={() => setAsked('report')}>{t(`report.openLabel.${about}`, { name })}</MenuItem>
        {userId && (
          <MenuItem danger onSelect={() => setAsked('block')}>
            {whom ? t('block.open', { name: whom }) : t('block.openSomebody')}
          </MenuItem>
        )}
      </Menu>
      {asked === 'report' && (
        <Suspense>
          <LateDialog part={report} props={{ ...reported, isSignedIn: userId !== undefined, onClose: close }} onMissing={close} />
        </Suspense>
      )}
      {asked === 'block' && userId && <BlockDialog userId={userId} reported={reported} onClose={close} />}
    </>
  );
}
