import { useTranslation } from 'react-i18next';
import type { OwnMentor } from '@bridge/model';
import { Bridge } from '@bridge/ui';

const steps = ['profile', 'email', 'submitted', 'verified', 'session'] as const;
const later = ['welcome', 'upcoming', 'mentees', 'performance', 'availability', 'actions'] as const;

/** The way to the first session as a bridge of five steps; what the dashboard will hold at its end opens below it. */
export function Way({ own }: { own: OwnMentor }) {
  const { t } = useTranslation('mentorship');
  const done = stepsDone(own);
  const stage = isTheirTurn(own) ? 'complete' : 'pending';
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
      <details className="br-acc br-rooms">
        <summary>{t('mentor.way.rooms')}</summary>
        <dl>
          {later.map((section) => (
            <div key={section}>
              <dt className="br-label">{t(`mentor.${section}.title`)}</dt>
              <dd className="br-small br-muted">{t(`mentor.placeholder.${stage}.${section}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

/** Profile filled in, address confirmed, sent, verified, first session held. */
function stepsDone({ missing, state }: OwnMentor): boolean[] {
  const isSent = state === 'submitted' || state === 'verified' || state === 'declined';
  return [missing.every((part) => part === 'email'), !missing.includes('email'), isSent, state === 'verified', false];
}

/** Whether it is the mentor's turn or the operator's. */
function isTheirTurn({ state }: OwnMentor): boolean {
  return state === 'draft' || state === 'changes-requested';
}
