import { useTranslation } from 'react-i18next';
import type { MentorView } from '@bridge/model';
import { Tag } from '@bridge/ui';

/** What the mentor knows, fields and industries, and where they go deep. */
export function Expertise({ mentor }: { mentor: MentorView }) {
  const { t } = useTranslation('mentorship');
  return (
    <section className="br-card">
      <h2 className="br-d4">{t('detail.expertise')}</h2>
      <Tags list={[...new Set([...mentor.fieldsOfExpertise, ...mentor.industryExpertise])]} none={t('detail.noExpertise')} />
      <h2 className="br-d4">{t('detail.specialization')}</h2>
      <Tags list={mentor.specializationAreas} none={t('detail.noSpecialization')} />
    </section>
  );
}

function Tags({ list, none }: { list: readonly string[]; none: string }) {
  if (list.length === 0) return <p className="br-muted">{none}</p>;
  return (
    <ul className="br-row br-tag-list" role="list">
      {list.map((text) => (
        <li key={text}>
          <Tag>{text}</Tag>
        </li>
      ))}
    </ul>
  );
}
