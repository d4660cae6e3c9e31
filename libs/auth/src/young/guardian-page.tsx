import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { Safeguarding } from '@bridge/content';
import { call, isNotThere } from '@bridge/client';
import { contract, dateFormat, deviceZone, type GuardianConsent } from '@bridge/model';
import { ConfirmDialog, FailedState, firstClick, HelpLines, Loaded, Note, Skeleton, toast, useOnce } from '@bridge/ui';
import { AuthLayout, type AuthBrand } from '../auth-layout.tsx';
import { consentQuery } from './standing-query.ts';
import { useFailure } from '../use-failure.ts';

/** Where somebody waits for an answer; afterwards the page is about the answer. */
const waits: ReadonlySet<GuardianConsent['state']> = new Set(['asked', 'lapsed']);

type Props = { brand: AuthBrand; safeguarding: Safeguarding; consentKey: string };

/** Where a guardian reads what they are asked, and says yes, no, or no longer. Opening it changes nothing. */
export function GuardianPage({ brand, safeguarding, consentKey }: Props) {
  const { t } = useTranslation('auth');
  const inWords = useFailure();
  const query = useQuery(consentQuery(consentKey));
  return (
    <AuthLayout brand={brand}>
      <div className="br-stack auth-guardian">
        <h1 className="br-d2">{query.data && !query.data.ofAge && waits.has(query.data.state) ? t('guardian.heading', { firstName: query.data.firstName }) : t('guardian.title')}</h1>
        {isNotThere(query.error) && !query.data ? (
          <FailedState title={inWords(query.error)} />
        ) : (
          <Loaded query={query} loading={t('guardian.loading')} outline={<Skeleton height="12em" />} failed={{ title: inWords(query.error) }}>
            {(consent) => (consent.ofAge ? <p role="status">{t('guardian.ofAge', { firstName: consent.firstName })}</p> : <Asked consent={consent} safeguarding={safeguarding} consentKey={consentKey} brand={brand} />)}
          </Loaded>
        )}
      </div>
    </AuthLayout>
  );
}

function Asked({ consent, safeguarding, consentKey, brand }: Props & { consent: GuardianConsent }) {
  const { t, i18n } = useTranslation('auth');
  const inWords = useFailure();
  const queries = useQueryClient();
  const { firstName, isOpen, state, endsAt } = consent;
  const { review, lead, helpLines, consent: text } = safeguarding;
  const until = endsAt ? dateFormat(i18n.language, { dateStyle: 'long', timeZone: deviceZone() }).format(new Date(endsAt)) : '';
  const answer = async (agree: boolean) => {
    try {
      const { data, message } = await call(contract.answerConsent, { params: { key: consentKey }, body: { agree, text: text.version, seen: state } });
      queries.setQueryData(consentQuery(consentKey).queryKey, data);
      toast({ title: t('toast.success'), description: message ?? '' });
    } catch (error) {
      toast({ variant: 'destructive', title: t('toast.refused'), description: inWords(error) });
      void queries.invalidateQueries({ queryKey: consentQuery(consentKey).queryKey }); // it may have been answered elsewhere
    }
  };
  const [agree, isAgreeing] = useOnce(() => answer(true));
  const [refuse, isRefusing] = useOnce(() => answer(false));
  const [isAsked, setAsked] = useState(false);

  return (
    <>
      <p>{t('guardian.lead', { firstName, brand: brand.name })}</p>
      {(isOpen || state === 'agreed') && (
        <p role="status">
          <b>{t(`guardian.state.${state}`, { firstName, until })}</b>
        </p>
      )}
      {isOpen ? (
        <>
          <h2 className="br-d4">{t('guardian.points')}</h2>
          <ul className="br-stack">
            {text.points.map((point) => (
              <li key={point.id} lang={point.lang}>
                {point.text}
              </li>
            ))}
          </ul>
          {(!review.by || !review.on) && <Note>{t('guardian.draft')}</Note>}
        </>
      ) : (
        <Note>{t('guardian.closed')}</Note>
      )}
      {lead.name && lead.email && (
        <p>
          {t('guardian.contact', { name: lead.name })}{' '}
          <a className="br-link" href={`mailto:${lead.email}`}>
            {lead.email}
          </a>
        </p>
      )}
      <HelpLines title={t('guardian.helpLines')} helpLines={helpLines} />
      {/* An answer that comes at once makes another button of the one under the finger: only the first press of a series counts */}
      <div className="br-row">
        {isOpen && (
          <Button size="4" aria-disabled={isAgreeing || undefined} data-busy={isAgreeing || undefined} onClick={firstClick(() => void agree())}>
            {t(state === 'agreed' ? 'guardian.again' : 'guardian.agree')}
          </Button>
        )}
        {((state === 'asked' && isOpen) || state === 'agreed') && (
          <Button size="4" variant="outline" aria-disabled={isRefusing || undefined} data-busy={isRefusing || undefined} onClick={firstClick(() => (state === 'agreed' ? setAsked(true) : void refuse()))}>
            {t(state === 'agreed' ? 'guardian.takeBack' : 'guardian.refuse')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t('guardian.sure.title')}
        text={t('guardian.sure.text', { firstName })}
        confirm={t('guardian.sure.yes')}
        cancel={t('guardian.sure.no')}
        onCancel={() => setAsked(false)}
        onConfirm={async () => {
          await answer(false);
          setAsked(false);
        }}
      />
      <p className="br-small br-muted">{t('guardian.keep')}</p>
    </>
  );
}
