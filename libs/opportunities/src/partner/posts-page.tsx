import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import { offerEnd } from '@bridge/model';
import type { OpportunityKind, Post } from '@bridge/model';
import { ConfirmDialog, EmptyState, firstClick, LoadedList, Note, PageHead, Skeleton, Tag, toast, useOnce } from '@bridge/ui';
import { usePartnerActions } from '../mutations.ts';
import { Paging } from '../parts/paging.tsx';
import { OfferTerms, OverTag } from '../parts/offer-terms.tsx';
import { PostTag } from '../parts/state-tag.tsx';
import { useDay } from '../parts/use-day.ts';
import { postsQuery } from '../queries.ts';
import { PostAppeal } from './post-appeal.tsx';
import { PostDialog, type PostOptions } from './post-dialog.tsx';
import '../opportunities.css';

/** What is open for writing: a new post of a kind, or the post with this id. */
export type OpenPost = OpportunityKind | (string & {}) | undefined;

/** The partner's projects and openings with how far each one is. Which page and which post is open is the caller's. */
export function PostsPage({
  userId,
  options,
  page,
  open,
  onPage,
  onOpen,
}: {
  userId: string;
  options: PostOptions;
  page: number;
  open: OpenPost;
  onPage: (page: number) => void;
  onOpen: (open: OpenPost) => void;
}) {
  const { t } = useTranslation('opportunities');
  const { data } = useQuery(postsQuery(userId, page));
  const isEmpty = data?.total === 0; // the two ways to begin then stand where the posts will be
  return (
    <>
      <PageHead title={t('posts.title')} lead={t('posts.lead')} />
      {!isEmpty && <NewPost onOpen={onOpen} />}
      <section className="br-card">
        <Posts userId={userId} page={page} onOpen={onOpen} />
      </section>
      <Paging page={page} shown={data} onPage={onPage} />
      {open && <PostDialog key={open} userId={userId} open={open} options={options} onClose={() => onOpen(undefined)} />}
    </>
  );
}

function NewPost({ onOpen }: { onOpen: (open: OpenPost) => void }) {
  const { t } = useTranslation('opportunities');
  return (
    <div className="br-row">
      <Button size="3" onClick={() => onOpen('project')}>
        {t('posts.newProject')}
      </Button>
      <Button size="3" variant="outline" onClick={() => onOpen('opening')}>
        {t('posts.newOpening')}
      </Button>
    </div>
  );
}

function Posts({ userId, page, onOpen }: { userId: string; page: number; onOpen: (open: OpenPost) => void }) {
  const { t } = useTranslation('opportunities');
  const query = useQuery(postsQuery(userId, page));
  return (
    <LoadedList
      query={query}
      loading={t('posts.loading')}
      outline={<Skeleton height="6em" />}
      failed={{ title: t('posts.failedTitle'), text: t('failedText') }}
      entries={({ posts }) => posts}
      empty={<EmptyState title={t('posts.none')} text={t('posts.noneText')} action={<NewPost onOpen={onOpen} />} />}
      className="br-list br-rows"
    >
      {(post) => <Row key={post.id} userId={userId} post={post} onOpen={onOpen} />}
    </LoadedList>
  );
}

function Row({ userId, post, onOpen }: { userId: string; post: Post; onOpen: (open: OpenPost) => void }) {
  const { t } = useTranslation('opportunities');
  const day = useDay();
  const { id, kind, title, organisation, location, terms, state, note, applications, waiting, places, invited, updatedAt } = post;
  const over = state === 'published' ? offerEnd(post, invited, new Date()) : null;
  return (
    <li>
      <div className="br-grow br-stack">
        <p className="br-row">
          <Tag>{t(`kinds.${kind}`)}</Tag>
          <PostTag state={state} />
          {over && <OverTag over={over} />}
        </p>
        <h2 className="br-d4">
          <Link className="br-link" to="/partner/opportunities/$postId" params={{ postId: id }}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <p className="br-small br-muted br-offer-facts">
          {[organisation, location, terms].filter(Boolean).map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
          <span>{t('posts.changed', { day: day(updatedAt) })}</span>
        </p>
        <OfferTerms {...post} />
        {applications > 0 && (
          <p className="br-small br-alone">
            <Link className="br-link" to="/partner/jobs" search={{ post: id }}>
              {t('posts.applications', { count: applications })}
            </Link>
            {waiting > 0 && <span className="br-muted"> {t('posts.waiting', { count: waiting })}</span>}
            {places !== null && <span className="br-muted"> {t('posts.taken', { taken: invited, count: places })}</span>}
          </p>
        )}
        {note && state === 'published' && <Note>{t('posts.note', { note })}</Note>}
        {state === 'declined' && <PostAppeal userId={userId} post={post} />}
      </div>
      {state === 'closed' ? (
        <Reopen userId={userId} post={post} />
      ) : (
        <div className="br-row">
          <Button size="2" variant="soft" aria-label={t('posts.editLabel', { title })} onClick={() => onOpen(id)}>
            {t('posts.edit')}
          </Button>
          <Close userId={userId} post={post} />
        </div>
      )}
    </li>
  );
}

function Reopen({ userId, post: { id, title } }: { userId: string; post: Post }) {
  const { t } = useTranslation('opportunities');
  const { reopen } = usePartnerActions(userId);

  const [carryOut, isBusy] = useOnce(async () => {
    try {
      const { message } = await reopen.mutateAsync(id);
      toast({ title: message });
    } catch (error) {
      toast({ variant: 'destructive', title: t('posts.reopen.failed'), description: messageOf(error) ?? t('tryAgain') });
    }
  });

  return (
    <Button size="2" variant="soft" aria-label={t('posts.reopen.label', { title })} aria-disabled={isBusy || undefined} data-busy={isBusy || undefined} onClick={firstClick(() => void carryOut())}>
      {t('posts.reopen.open')}
    </Button>
  );
}

function Close({ userId, post: { id, title, state, publishedAt, applications } }: { userId: string; post: Post }) {
  const { t } = useTranslation('opportunities');
  const { close } = usePartnerActions(userId);
  const [isAsking, setAsking] = useState(false);
  const words = state === 'draft' && publishedAt === null && applications === 0 ? 'delete' : 'close';

  async function carryOut() {
    try {
      const { message } = await close.mutateAsync(id);
      setAsking(false);
      toast({ title: message });
    } catch (error) {
      toast({ variant: 'destructive', title: t(`posts.${words}.failed`), description: messageOf(error) ?? t('tryAgain') });
    }
  }

  return (
    <>
      <Button size="2" variant="outline" aria-label={t(`posts.${words}.label`, { title })} onClick={() => setAsking(true)}>
        {t(`posts.${words}.open`)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t(`posts.${words}.title`)}
        text={t(`posts.${words}.text`, { title })}
        confirm={t(`posts.${words}.open`)}
        cancel={t('posts.keep')}
        danger
        onConfirm={carryOut}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
