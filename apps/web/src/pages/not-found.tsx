import { useEffect } from 'react';
import { Link, useLocation, useRouteContext } from '@tanstack/react-router';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { MissingBridge } from '@bridge/ui';
import { Header } from '../shell/header.tsx';
import { PageHead } from '../shell/page-head.tsx';

/** No screen at this address. Where a link led here, the server is asked: the address may be a public page. */
export function NotFoundPage() {
  const { t } = useTranslation('app');
  const { leave } = useRouteContext({ from: '__root__' });
  const href = useLocation({ select: (location) => location.publicHref });
  useEffect(() => {
    if (!isServedHere(href)) leave?.(href);
  }, [leave, href]);
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

/** True where the server itself sent this application for the address: asking again would go round for ever. */
function isServedHere(href: string): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && new URL(opened.name).pathname === new URL(href, window.location.origin).pathname;
}
