import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { lateMailSeconds, mailFailureOf, planFailureOf, type StaffHealth } from '@bridge/model';
import { Loaded, PageHead, Skeleton, Tag } from '@bridge/ui';
import { useMoment } from '../parts/use-moment.ts';
import { useAllowed } from '../parts/use-allowed.ts';
import { useWords } from '../parts/use-words.ts';
import { healthQuery } from '../queries.ts';

const oldBackup = 2 * 24 * 60 * 60_000;

/** Where a server of development keeps the mails that nobody sends. */
const outbox = '/dev/outbox';

/** How the product does: what should be looked at says so in words, not by colour alone. */
export function HealthPage() {
  const { t } = useTranslation('staff');
  const words = useWords();
  const query = useAllowed(useQuery(healthQuery()));
  return (
    <>
      <PageHead title={t('health.title')} lead={t('health.lead')} />
      <Loaded query={query} loading={words.loading} outline={<Skeleton height="12em" />} failed={words.failed(query.error)}>
        {(health) => <Figures health={health} />}
      </Loaded>
    </>
  );
}

function Figures({ health: { mail, plans, provider, database, content, backup } }: { health: StaffHealth }) {
  const { t, i18n } = useTranslation('staff');
  const { at, ago } = useMoment();
  const number = new Intl.NumberFormat(i18n.language);
  const megabytes = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });
  const whyOf = (noted: string) => {
    const { kind, status } = planFailureOf(noted);
    return t(`health.planFailures.${kind}`, { status });
  };
  const moment = (instant: string) => (
    <time dateTime={instant} title={at(instant)}>
      {ago(instant)}
    </time>
  );
  return (
    <>
      <Group id="mail" title={t('health.mail')} fault={!mail.unsent && mail.oldest !== null && isOlder(mail.oldest, lateMailSeconds * 1000) ? t('health.mailLate', { ago: ago(mail.oldest) }) : mail.waits > 0 ? t('health.mailGivenUp') : undefined}>
        <Figure name={t('health.due')}>
          {number.format(mail.due)}
          {mail.due > 0 && <span className="br-muted br-small br-staff-aside">{mail.unsent ? <>{t('health.mailUnsent')} <a className="br-link" href={outbox}><bdi dir="ltr">{outbox}</bdi></a></> : t('health.mailSoon', { count: lateMailSeconds / 60 })}</span>}
        </Figure>
        {mail.oldest && <Figure name={t('health.oldestMail')}>{moment(mail.oldest)}</Figure>}
        {mail.why !== null && <Figure name={t('health.mailWhy')}>{t(`failures.${mailFailureOf(mail.why)}`)}</Figure>}
        <Figure name={t('health.failedMails')}>
          {number.format(mail.failed)}{' '}
          <Link to="/staff" search={{ kind: 'mail' }} className="br-link">
            {t('health.inQueue', { count: mail.waits })}
          </Link>
          {mail.own && <span className="br-muted br-small br-staff-aside">{t('health.ownMails', { count: mail.own })}</span>}
          {mail.failed > mail.waits + (mail.own ?? 0) && <span className="br-muted br-small br-staff-aside">{t('health.notInQueue')}</span>}
        </Figure>
      </Group>
      <Group id="plans" title={t('health.plans')} fault={provider && provider.used + provider.aside > provider.perDay ? t('health.noTokens') : plans.failing && plans.failing.again === undefined ? t('health.plansFail', { failed: number.format(plans.failing.failed), tries: number.format(plans.failing.tries), since: at(plans.failing.since) }) : undefined} well={plans.failing?.again && t('health.plansAgain', { since: at(plans.failing.again) })}>
        <Figure name={t('health.plansToday')}>{number.format(plans.today)}</Figure>
        <Figure name={t('health.plansFailed')}>{number.format(plans.failed)}</Figure>
        {plans.failing && <Figure name={t('health.plansWhy')}>{whyOf(plans.failing.why)}</Figure>}
        <Figure name={t('health.writer')}>{provider ? t('health.provider') : t('health.composer')}</Figure>
        {provider && <Figure name={t('health.tokens')}>{t('health.tokensOf', { used: number.format(provider.used), most: number.format(provider.perDay) })}</Figure>}
      </Group>
      <Group id="data" title={t('health.data')} fault={database.disk === 'low' ? t('health.diskLow') : backup === null || isOlder(backup, oldBackup) ? t('health.backupOld') : undefined}>
        <Figure name={t('health.backup')}>{backup ? moment(backup) : t('health.noBackup')}</Figure>
        <Figure name={t('health.size')}>{megabytes.format(database.bytes / 1e6)}</Figure>
        <Figure name={t('health.engine')}>{t(`health.engines.${database.kind}`, { version: database.version })}</Figure>
        <Figure name={t('health.migration')}>
          <code>{database.migration.slice(0, 4)}</code>
        </Figure>
        <Figure name={t('health.content')}>{content ? <code>{content}</code> : t('health.contentEdited')}</Figure>
      </Group>
    </>
  );
}

function Group({ id, title, fault, well, children }: { id: string; title: string; /** What should be looked at. */ fault: string | undefined; /** What is said where nothing has to be. */ well?: string | undefined; children: ReactNode }) {
  const { t } = useTranslation('staff');
  return (
    <section className="br-card br-stack" aria-labelledby={id}>
      <div className="br-card-head">
        <h2 className="br-d4" id={id}>
          {title}
        </h2>
        <Tag tone={fault ? 'amber' : 'jade'}>{fault ?? well ?? t('health.well')}</Tag>
      </div>
      <dl className="br-staff-facts br-staff-figures">{children}</dl>
    </section>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function isOlder(instant: string, age: number): boolean {
  return Date.now() - Date.parse(instant) > age;
}
