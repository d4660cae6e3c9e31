import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { years, type CareerBlueprint } from '@bridge/model';
import { YearLink } from '../parts/links.tsx';
import { beginQuery } from '../queries.ts';
import { yearNumber } from '../rules/roadmap.ts';
import { saidIn } from '../parts/said-in.ts';

/** The skills that the aims ask for and the answers do not name, each with the milestone that builds it. Nothing where the aims ask for none. */
export function SkillsCard({ userId, blueprint }: { userId: string; blueprint: CareerBlueprint }) {
  const { t, i18n } = useTranslation('blueprint');
  const { data } = useQuery(beginQuery(userId, i18n.language));
  const { has = [], lacks = [] } = data?.gap ?? {};
  if (has.length + lacks.length === 0) return null;
  const plan = years.flatMap((year) => blueprint.milestones[year].map((milestone) => ({ ...milestone, number: yearNumber(year) })));
  const pieces = lacks.map(({ skill, milestones }) => {
    const builds = plan.filter(({ id }) => milestones.includes(id));
    return { skill, next: builds.find(({ completed }) => !completed), isBuilt: builds.some(({ completed }) => completed) };
  });
  return (
    <section className="br-card" style={{ gap: 12 }}>
      <h2 className="br-d3">{t('skills.title')}</h2>
      {pieces.length > 0 && <p className="br-muted">{t('skills.lead')}</p>}
      {pieces.length > 0 && (
        <ul className="bp-gap">
          {pieces.map(({ skill, next, isBuilt }) => (
            <li key={skill}>
              <b>{skill}</b>
              {next ? (
                <span>
                  <span {...saidIn(blueprint, next)}>{next.text}</span>{' '}
                  <YearLink year={next.number} label={t('next.open', { year: next.number })}>
                    {t('year', { year: next.number })}
                  </YearLink>
                </span>
              ) : (
                <span className="br-muted">{isBuilt ? t('skills.built') : t('skills.none')}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {has.length > 0 && <p>{t('skills.has', { list: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(has) })}</p>}
      <p className="br-small">
        {/* A page of the site: the router's types know only paths written in code. */}
        <Link className="br-link" to={'/sources' as '/'}>
          {t('skills.sources')}
        </Link>
      </p>
    </section>
  );
}
