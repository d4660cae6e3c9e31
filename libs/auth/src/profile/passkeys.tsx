import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { call, useTimeZone } from '@bridge/client';
import { contract, dateFormat, type SecondFactor } from '@bridge/model';
import { firstClick, useOnce } from '@bridge/ui';
import { secondFactorQuery, signInsQuery } from '../second-step/queries.ts';
import { useCarryOut } from './use-carry-out.ts';
import { useDeviceName } from './use-device-name.ts';

/** The passkeys of the account, by the devices that made them. */
export function Passkeys({ userId, passkeys }: { userId: string; passkeys: SecondFactor['passkeys'] }) {
  const { t, i18n } = useTranslation('profile');
  const nameOf = useDeviceName();
  const format = dateFormat(i18n.language, { dateStyle: 'long', timeZone: useTimeZone() });
  return (
    <ul role="list" className="br-list br-rows">
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <div className="br-grow">
            <p>
              {t('secondFactor.passkey')} · {nameOf(passkey)}
            </p>
            <p className="br-small br-muted">{t('secondFactor.addedOn', { date: format.format(new Date(passkey.addedAt)) })}</p>
          </div>
          <RemovePasskey userId={userId} passkeyId={passkey.id} device={nameOf(passkey)} />
        </li>
      ))}
    </ul>
  );
}

function RemovePasskey({ userId, passkeyId, device }: { userId: string; passkeyId: string; device: string }) {
  const { t } = useTranslation('profile');
  const carryOut = useCarryOut(secondFactorQuery(userId).queryKey, signInsQuery(userId).queryKey);
  const [remove, isRemoving] = useOnce(() => carryOut(() => call(contract.removePasskey, { params: { userId, passkeyId } })));
  return (
    <Button size="2" variant="outline" aria-label={t('secondFactor.removePasskeyOf', { device })} aria-disabled={isRemoving || undefined} data-busy={isRemoving || undefined} onClick={firstClick(() => void remove())}>
      {t('secondFactor.removePasskey')}
    </Button>
  );
}
