import { useTranslation } from 'react-i18next';
import type { OwnMentor } from '@bridge/model';
import { Bridge } from '@bridge/ui';

const steps = ['profile', 'email', 'submitted', 'verified', 'session'] as const;
const sections = ['welcome', 'upcoming', 'mentees', 'tools', 'performance', 'availability', 'community', 'actions'] as const;

/** The dashboard before it has anything to show: the way there as a bridge of five steps, and what each section will hold. */
export function Placeholders({ own, stage }: { own: OwnMentor; stage: 'complete' | 'pending' }) {
  const { t } = useTranslation('mentorship');
  const done = stepsDone(own);
  const isNext = (index: number) => index === done.indexOf(false);
  return (
    <section className="br-card">
      <h2 className="br-d3">{t('mentor.way.title')}</h2>
      <Bridge years={done.map((isDone) => ({ done: isDone ? 1 : 0, total: 1 }))} />
      <ol className="br-way" role="list">
        {steps.map((step, index) => (
          <li key={step} aria-current={isNext(index) ? 'step' : undefined}>
            <b>{t(`mentor.way.${step}`)}</b>
            <span className="br-small br-muted">{t(done[index] ? 'mentor.way.done' : isNext(index) ? 'mentor.way.next' : 'mentor.way.later')}</span>
          </li>
        ))}
      </ol>
      <div className="br-rooms">
        {sections.map((section) => (
          <div key={section}>
            <h2 className="br-label">{t(`mentor.${section}.title`)}</h2>
            <p className="br-small br-muted">{t(`mentor.placeholder.${stage}.${section}`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Profile filled in, address confirmed, sent, verified, first session held. */
function stepsDone({ missing, state }: OwnMentor): boolean[] {
  const isSent = state === 'submitted' || state === 'verified' || state === 'declined';
  return [missing.every((part) => part === 'email'), !missing.includes('email'), isSent, state === 'verified', false];
}
