import { Link } from '@tanstack/react-router';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { useSession } from '@bridge/client';
import { Brand, SkipLink } from '@bridge/ui';
import { useDocument } from '../start/use-document.ts';

/** Head of the pages that everybody sees. */
export function Header() {
  const { t } = useTranslation('app');
  const { name } = useDocument('brand');
  return (
    <header className="br-header">
      <SkipLink />
      <div className="br-wrap">
        <Link to="/" aria-label={t('header.home', { brand: name })} className="web-brand-link">
          <Brand name={name} />
        </Link>
        <div className="br-header-end">{useSession() ? <ToDashboard /> : <ToAccount />}</div>
      </div>
    </header>
  );
}

function ToDashboard() {
  const { t } = useTranslation('app');
  return (
    <Button asChild size="3">
      <Link to="/dashboard">{t('header.dashboard')}</Link>
    </Button>
  );
}

function ToAccount() {
  const { t } = useTranslation('app');
  return (
    <>
      <Button asChild size="3" variant="ghost" className="br-login">
        <Link to="/login">{t('header.logIn')}</Link>
      </Button>
      <Button asChild size="3">
        <Link to="/select-user-type">{t('header.signUp')}</Link>
      </Button>
    </>
  );
}
