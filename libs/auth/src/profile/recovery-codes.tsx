import { useRef, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { Dialog, Note } from '@bridge/ui';
import { saveAs } from './save-as.ts';

/** The recovery codes, this one time. Closed by saying so alone: Escape and the cross lead there. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useTranslation('profile');
  const kept = useRef<HTMLButtonElement>(null);
  const [isSlip, setSlip] = useState(false);
  function stay() {
    setSlip(true);
    kept.current?.focus();
  }

  return (
    <Dialog open onOpenChange={stay} size="medium" title={t('secondFactor.codesTitle')} description={t('secondFactor.codesText')} closeOnOutside={false}>
      <ul role="list" className="profile-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code className="profile-code">{code}</code>
          </li>
        ))}
      </ul>
      {isSlip && <Note tone="amber">{t('secondFactor.codesStay')}</Note>}
      <div className="br-dialog-foot">
        <Button size="3" variant="outline" onClick={() => saveAs(t('secondFactor.file'), `${codes.join('\n')}\n`, 'text/plain')}>
          {t('secondFactor.save')}
        </Button>
        <Button ref={kept} size="3" onClick={onKept}>
          {t('secondFactor.kept')}
        </Button>
      </div>
    </Dialog>
  );
}
