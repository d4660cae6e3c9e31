import { Link } from '@tanstack/react-router';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { useSession } from '@bridge/client';
import { HeroArt } from '@bridge/ui';
import { Header } from '../shell/header.tsx';

const steps = ['survey', 'blueprint', 'milestones'] as const;

/** What a visitor sees first. */
export function HomePage() {
  const { t } = useTranslation('app');
  return (
    <>
      <Header />
      <main id="main">
        <section className="br-wrap web-hero">
          <h1 className="br-d1">{t('home.title')}</h1>
          <p className="br-lede">{t('home.lead')}</p>
          <div className="br-row">{useSession() ? <Return /> : <Begin />}</div>
        </section>
        <HeroArt />
        <section className="br-wrap br-section br-stack" aria-labelledby="steps">
          <h2 className="br-d2" id="steps">
            {t('home.steps.title')}
          </h2>
          <ol className="web-steps">
            {steps.map((step) => (
              <li key={step} className="br-card">
                <h3 className="br-d4">{t(`home.steps.${step}.title`)}</h3>
                <p className="br-muted">{t(`home.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </main>
    </>
  );
}

function Begin() {
  const { t } = useTranslation('app');
  return (
    <>
      <Button asChild size="4">
        <Link to="/select-user-type">{t('home.start')}</Link>
      </Button>
      <Button asChild size="4" variant="outline">
        <Link to="/login">{t('home.logIn')}</Link>
      </Button>
    </>
  );
}

function Return() {
  const { t } = useTranslation('app');
  return (
    <Button asChild size="4">
      <Link to="/dashboard">{t('home.dashboard')}</Link>
    </Button>
  );
}
