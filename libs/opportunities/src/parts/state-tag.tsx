import { useTranslation } from 'react-i18next';
import type { ApplicationState, PostState } from '@bridge/model';
import { Tag } from '@bridge/ui';

const applicationTones = { received: 'amber', seen: 'amber', invited: 'jade', declined: 'plain', withdrawn: 'plain' } as const;
const postTones = { draft: 'plain', submitted: 'amber', published: 'jade', declined: 'plain', closed: 'plain' } as const;

/** How far an application is. */
export function ApplicationTag({ state }: { state: ApplicationState }) {
  const { t } = useTranslation('opportunities');
  return <Tag tone={applicationTones[state]}>{t(`applicationStates.${state}`)}</Tag>;
}

/** How far a post is. */
export function PostTag({ state }: { state: PostState }) {
  const { t } = useTranslation('opportunities');
  return <Tag tone={postTones[state]}>{t(`postStates.${state}`)}</Tag>;
}
