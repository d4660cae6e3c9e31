import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isNotThere } from '@bridge/client';
import type { Form } from '@bridge/content';
import { offerEnd, questionsToAsk } from '@bridge/model';
import type { OpportunityKind } from '@bridge/model';
import { EmptyState, FailedState, PageButton, PendingState, Skeleton, Tag } from '@bridge/ui';
import { PostTag } from '../parts/state-tag.tsx';
import type { PostOptions } from '../partner/post-dialog.tsx';
import { postQuery } from '../queries.ts';
import { Offer } from './offer.tsx';
import '../opportunities.css';

/** A partner's own post as talents read it, in whatever state it is. */
export function PostPage(props: { userId: string; postId: string; options: PostOptions; forms: Record<OpportunityKind, Form> }) {
  const { t } = useTranslation('opportunities');
  return (
    <>
      <Link to="/partner/opportunities" className="br-link br-small br-start">
        {t('posts.back')}
      </Link>
      <Loaded {...props} />
    </>
  );
}

function Loaded({ userId, postId, options, forms }: Parameters<typeof PostPage>[0]) {
  const { t } = useTranslation('opportunities');
  const { data: post, error, isError, isFetching, refetch } = useQuery(postQuery(userId, postId));
  if (isNotThere(error))
    return (
      <section className="br-card">
        <EmptyState
          level={1}
          title={t('posts.gone')}
          text={t('posts.goneText')}
          action={<PageButton to="/partner/opportunities">{t('applicants.toPosts')}</PageButton>}
        />
      </section>
    );
  if (!post && isError)
    return (
      <section className="br-card">
        <FailedState level={1} title={t('postForm.failedTitle')} text={t('failedText')} busy={isFetching} onRetry={() => void refetch()} />
      </section>
    );
  if (!post)
    return (
      <section className="br-card">
        <PendingState label={t('posts.loading')}>
          <Skeleton height="12em" />
        </PendingState>
      </section>
    );
  const { id, kind, title, state, invited, industries, skills, applications } = post;
  const labels = (choices: PostOptions['skills'], ids: readonly string[]) => choices.filter((one) => ids.includes(one.id)).map(({ label }) => label);
  const category = options.categories.find((one) => one.id === post.category)?.label;
  return (
    <Offer
      offer={{ ...post, industries: labels(options.industries, industries), skills: labels(options.skills, skills), over: state === 'published' ? offerEnd(post, invited, new Date()) : null, isTyped: true }}
      tags={
        <>
          <PostTag state={state} />
          {category && <Tag>{category}</Tag>}
        </>
      }
      actions={
        <>
          {state !== 'closed' && (
            <Button asChild size="3">
              <Link to="/partner/opportunities" search={{ post: id }} aria-label={t('posts.editLabel', { title })}>
                {t('posts.edit')}
              </Link>
            </Button>
          )}
          {applications > 0 && <PageButton to="/partner/jobs" search={{ post: id }}>{t('posts.applications', { count: applications })}</PageButton>}
        </>
      }
      asked={questionsToAsk(forms[kind].questions).map(({ prompt }) => prompt)}
    />
  );
}
