import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { call, useTimeZone } from '@bridge/client';
import { contract, hoursAgo, momentFormat, type SecondFactor } from '@bridge/model';
import { ConfirmDialog, firstClick, useOnce } from '@bridge/ui';
import { secondFactorQuery, signInsQuery } from '../second-step/queries.ts';
import { useCarryOut } from './use-carry-out.ts';
import { useDeviceName } from './use-device-name.ts';

/** The passkeys of the account, by the devices that made them. `hasApp`: whether there is a second step without them. */
export function Passkeys({ userId, passkeys, hasApp }: { userId: string; passkeys: SecondFactor['passkeys']; hasApp: boolean }) {
  const { t, i18n } = useTranslation('profile');
  const deviceOf = useDeviceName();
  const format = momentFormat(i18n.language, { dateStyle: 'long', timeZone: useTimeZone() });
  /** Those of devices that look alike are numbered, so that each can be told from the others. */
  const nameOf = (passkey: SecondFactor['passkeys'][number]) => {
    const alike = passkeys.filter((one) => deviceOf(one) === deviceOf(passkey));
    return alike.length > 1 ? `${deviceOf(passkey)} (${alike.indexOf(passkey) + 1})` : deviceOf(passkey);
  };
  return (
    <ul role="list" className="br-list br-rows">
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <div className="br-grow">
            <p>
              {t('secondFactor.passkey')} · {nameOf(passkey)}
            </p>
            <p className="br-small br-muted">
              {t('secondFactor.addedOn', { date: format.format(new Date(passkey.addedAt)) })}
              {passkey.usedAt && ` · ${t('signIns.used', { ago: hoursAgo(passkey.usedAt, new Date(), i18n.language) })}`}
            </p>
          </div>
          <RemovePasskey userId={userId} passkeyId={passkey.id} device={nameOf(passkey)} isLast={!hasApp && passkeys.length === 1} />
        </li>
      ))}
    </ul>
  );
}

/** With the last one the second step and the recovery codes go: that is asked about first. */
function RemovePasskey({ userId, passkeyId, device, isLast }: { userId: string; passkeyId: string; device: string; isLast: boolean }) {
  const { t } = useTranslation('profile');
  const carryOut = useCarryOut(secondFactorQuery(userId).queryKey, signInsQuery(userId).queryKey);
  const [isAsking, setAsking] = useState(false);
  const [remove, isRemoving] = useOnce(() => carryOut(() => call(contract.removePasskey, { params: { userId, passkeyId } })));
  async function confirmed() {
    setAsking(false);
    await remove();
  }

  return (
    <>
      <Button size="2" variant="outline" aria-label={t('secondFactor.removePasskeyOf', { device })} aria-disabled={isRemoving || undefined} data-busy={isRemoving || undefined} onClick={firstClick(() => (isLast ? setAsking(true) : void remove()))}>
        {t('secondFactor.removePasskey')}
      </Button>
      {isAsking && (
        <ConfirmDialog open danger title={t('secondFactor.removePasskeyOf', { device })} text={t('secondFactor.removeText')} confirm={t('secondFactor.removePasskey')} cancel={t('secondFactor.cancel')} onConfirm={confirmed} onCancel={() => setAsking(false)} />
      )}
    </>
  );
}
