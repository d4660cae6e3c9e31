import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, useTimeZone } from '@bridge/client';
import { contract, hoursAgo, momentFormat, type AnswerOf } from '@bridge/model';
import { firstClick, LoadedList, Skeleton, Tag, useOnce } from '@bridge/ui';
import { signInsQuery } from '../second-step/queries.ts';
import { useCarryOut } from './use-carry-out.ts';
import { useDeviceName } from './use-device-name.ts';

type SignIn = AnswerOf<typeof contract.listSignIns>['signIns'][number];

/** Where one is signed in, and the end of it, one by one or all at once. */
export function SignIns({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation('profile');
  const query = useQuery(signInsQuery(userId));
  const carryOut = useCarryOut(signInsQuery(userId).queryKey);
  const [endAll, isEnding] = useOnce(() => carryOut(() => call(contract.endOtherSignIns, { params: { userId } })));
  const deviceOf = useDeviceName();
  const format = momentFormat(i18n.language, { dateStyle: 'medium', timeZone: useTimeZone() });
  const began = ({ beganAt }: { beganAt: string }) => format.format(new Date(beganAt));
  /** Those that look alike and began in the same minute are numbered, so that each can be told from the others. */
  const nameOf = (signIn: SignIn) => {
    const alike = (query.data ?? []).filter((one) => deviceOf(one) === deviceOf(signIn) && began(one) === began(signIn));
    return alike.length > 1 ? `${deviceOf(signIn)} (${alike.indexOf(signIn) + 1})` : deviceOf(signIn);
  };

  return (
    <section className="br-card br-stack" aria-labelledby="sign-ins">
      <h2 className="br-d4" id="sign-ins">
        {t('signIns.title')}
      </h2>
      <p className="br-muted">{t('signIns.text')}</p>
      <LoadedList query={query} loading={t('signIns.loading')} outline={<Skeleton height="3em" />} failed={{ title: t('signIns.failed'), text: t('failedText'), level: 3 }} entries={(signIns) => signIns} empty={null} className="br-list br-rows">
        {(signIn) => (
          <li key={signIn.id}>
            <div className="br-grow">
              <p>{nameOf(signIn)}</p>
              <p className="br-small br-muted">
                {signIn.own && <><Tag>{t('signIns.own')}</Tag> </>}
                {t('signIns.began', { at: began(signIn) })}
                {!signIn.own && ` · ${t('signIns.used', { ago: hoursAgo(signIn.lastUsedAt, new Date(), i18n.language) })}`}
              </p>
            </div>
            {!signIn.own && <EndSignIn userId={userId} signInId={signIn.id} device={nameOf(signIn)} began={began(signIn)} />}
          </li>
        )}
      </LoadedList>
      {(query.data?.length ?? 0) > 1 && (
        <div>
          <Button size="3" variant="outline" aria-disabled={isEnding || undefined} data-busy={isEnding || undefined} onClick={firstClick(() => void endAll())}>
            {t('signIns.endAll')}
          </Button>
        </div>
      )}
    </section>
  );
}

function EndSignIn({ userId, signInId, device, began }: { userId: string; signInId: string; device: string; began: string }) {
  const { t } = useTranslation('profile');
  const carryOut = useCarryOut(signInsQuery(userId).queryKey);
  const [end, isEnding] = useOnce(() => carryOut(() => call(contract.endSignIn, { params: { userId, signInId } })));
  return (
    <Button size="2" variant="outline" aria-label={t('signIns.endOf', { device, at: began })} aria-disabled={isEnding || undefined} data-busy={isEnding || undefined} onClick={firstClick(() => void end())}>
      {t('signIns.end')}
    </Button>
  );
}
