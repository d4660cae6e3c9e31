import { useTranslation } from 'react-i18next';
import { useSession } from '@bridge/client';
import { EmptyState } from '@bridge/ui';

/** The home of a role whose rooms are still to be built: a greeting, and what will be here. */
export function RoleHome({ role, now = new Date() }: { role: 'mentor' | 'partner'; now?: Date }) {
  const { t } = useTranslation('app');
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <>
      <div className="br-stack">
        <p className="br-muted">{t(`dashboards.greeting.${partOfDay(now)}`, { name: `${user.firstName} ${user.lastName}` })}</p>
        <h1 className="br-d2">{t(`dashboards.${role}.title`)}</h1>
        <p className="br-lede">{t(`dashboards.${role}.lead`)}</p>
      </div>
      <section className="br-card">
        <EmptyState title={t(`dashboards.${role}.emptyTitle`)} text={t(`dashboards.${role}.emptyText`)} />
      </section>
    </>
  );
}

function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  if (now.getHours() < 12) return 'morning';
  return now.getHours() < 18 ? 'afternoon' : 'evening';
}
