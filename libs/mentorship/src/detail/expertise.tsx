import { useTranslation } from 'react-i18next';
import type { MentorView } from '@bridge/model';
import { Tag } from '@bridge/ui';

/** What the onboarding calls a value that mentors chose, in the page's language; what they typed themselves has none. */
export type Labels = ReadonlyMap<string, string>;

/** What the mentor knows, fields and industries, and where they go deep. */
export function Expertise({ mentor, labels }: { mentor: MentorView; labels: Labels }) {
  const { t } = useTranslation('mentorship');
  return (
    <section className="br-card">
      <h2 className="br-d4">{t('detail.expertise')}</h2>
      <Tags labels={labels} list={[...new Set([...mentor.fieldsOfExpertise, ...mentor.industryExpertise])]} none={t('detail.noExpertise')} />
      <h2 className="br-d4">{t('detail.specialization')}</h2>
      <Tags labels={labels} list={mentor.specializationAreas} none={t('detail.noSpecialization')} />
    </section>
  );
}

function Tags({ list, labels, none }: { list: readonly string[]; labels: Labels; none: string }) {
  if (list.length === 0) return <p className="br-muted">{none}</p>;
  return (
    <ul className="br-row br-tag-list" role="list">
      {list.map((text) => (
        <li key={text}>
          <Tag>{labels.get(text) ?? text}</Tag>
        </li>
      ))}
    </ul>
  );
}
