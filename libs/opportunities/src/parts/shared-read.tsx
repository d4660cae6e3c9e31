import { useTranslation } from 'react-i18next';
import type { Applicant } from '@bridge/model';
import { Tag } from '@bridge/ui';

/** What a talent shares with the partner besides the answers; nothing where they share nothing. */
export function SharedRead({ shared: { skills, plan }, name }: Pick<Applicant, 'shared'> & { name: string }) {
  const { t } = useTranslation('opportunities');
  if (!skills && !plan) return null;
  return (
    <section className="br-answers-read" aria-label={t('share.readTitle', { name })}>
      {skills && (
        <div className="br-stack">
          <h3 className="br-label">{t('share.skillsRead')}</h3>
          <p className="br-row">{skills.length === 0 ? t('share.none') : skills.map((skill) => <Tag key={skill}>{skill}</Tag>)}</p>
        </div>
      )}
      {plan && (
        <div className="br-stack">
          <h3 className="br-label">{t('share.planRead')}</h3>
          <p dir="auto">{plan.vision}</p>
          {plan.years.map((milestones, index) => (
            <details key={index} className="br-acc" hidden={milestones.length === 0}>
              <summary>{t('share.year', { year: index + 1 })}</summary>
              <ul className="br-asked">
                {milestones.map((text) => (
                  <li key={text} dir="auto">
                    {text}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      )}
      <p className="br-small br-muted">{t('share.note')}</p>
    </section>
  );
}
