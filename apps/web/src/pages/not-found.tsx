import { Link } from '@tanstack/react-router';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { MissingBridge } from '@bridge/ui';
import { Header } from '../shell/header.tsx';
import { PageHead } from '../shell/page-head.tsx';

/** No page at this address. */
export function NotFoundPage() {
  const { t } = useTranslation('app');
  return (
    <>
      <PageHead page="notFound" />
      <Header />
      <main id="main" className="br-wrap web-not-found">
        <MissingBridge />
        <h1 className="br-d2">{t('notFound.heading')}</h1>
        <p className="br-lede">{t('notFound.text')}</p>
        <Button asChild size="4">
          <Link to="/">{t('notFound.home')}</Link>
        </Button>
      </main>
    </>
  );
}
