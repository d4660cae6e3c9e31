import { useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '@bridge/client';
import { opportunityKinds, opportunityLimits } from '@bridge/model';
import type { OpportunityKind, PostDetails } from '@bridge/model';
import { Dialog, Form, Loaded, Note, SelectField, Skeleton, SubmitButton, TextAreaField, TextField, toast } from '@bridge/ui';
import { usePartnerActions } from '../mutations.ts';
import { postQuery } from '../queries.ts';
import { TickField } from './tick-field.tsx';
import { problemsForReview, typedPost, typedPostSchema, type TypedPost } from './typed-post.ts';

type Option = { id: string; label: string; /** No longer offered: it stays where a post has it. */ retired?: boolean | undefined };
/** What a post can be sorted by: categories of content, and the survey's industries and technical skills. */
export type PostOptions = { categories: readonly Option[]; industries: readonly Option[]; skills: readonly Option[] };
type Props = { userId: string; open: string; options: PostOptions; onClose: () => void };

/** Writes a new post, or changes one. */
export function PostDialog(props: Props) {
  const { t } = useTranslation('opportunities');
  const kind = opportunityKinds.find((one) => one === props.open);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      hasAddress
      closeOnOutside={false}
      title={t(kind ? `postForm.new.${kind}` : 'postForm.change')}
      description={t('postForm.text')}
    >
      {kind ? <PostForm {...props} initial={blank(kind)} /> : <StoredPost {...props} />}
    </Dialog>
  );
}

function offered(options: readonly Option[], had: readonly string[]): Option[] {
  return options.filter(({ id, retired }) => !retired || had.includes(id));
}

function StoredPost(props: Props) {
  const { t } = useTranslation('opportunities');
  const query = useQuery(postQuery(props.userId, props.open));
  return (
    <Loaded query={query} failed={{ title: t('postForm.failedTitle'), text: t('failedText'), level: 3 }} loading={t('posts.loading')} outline={<Skeleton height="12em" />}>
      {(data) => {
        const { kind, title, organisation, category, location, terms, description, industries, skills, deadline, start, places, pay } = data;
        const initial = typedPost({ kind, title, organisation, category, location, terms, description, industries, skills, deadline, start, places, pay });
        return <PostForm {...props} postId={data.id} wasPublished={data.state === 'published'} initial={initial} />;
      }}
    </Loaded>
  );
}

function PostForm({ userId, options, onClose, initial, postId, wasPublished = false }: Props & { initial: TypedPost; postId?: string; wasPublished?: boolean }) {
  const { t } = useTranslation('opportunities');
  const { write } = usePartnerActions(userId);
  const [check] = useState(createCheck);
  const form = useForm({ resolver: check.resolver, defaultValues: initial });
  const [key] = useState(() => crypto.randomUUID());
  const { root } = form.formState.errors;

  async function send(post: PostDetails) {
    try {
      const { message, data } = await write.mutateAsync({ ...post, submit: check.isForReview(), ...(postId ? { postId } : { key }) });
      toast({ title: message, ...(data.state === 'submitted' && { description: t('postForm.submitted') }) });
      onClose();
    } catch (error) {
      form.setError('root', { message: messageOf(error) ?? t('postForm.failed') });
      if (error instanceof ApiError) for (const { path, message } of error.fields) if (path in initial) form.setError(path as keyof PostDetails, { message }); // the line looks first
    }
  }

  return (
    <Form form={form} keep={`post:${postId ?? initial.kind}`} onSubmit={send}>
      <TextField name="title" label={t('postForm.title')} required maxLength={100} />
      <div className="br-two">
        <TextField name="organisation" label={t('postForm.organisation')} maxLength={100} autoComplete="organization" />
        <SelectField name="category" label={t('category')} options={options.categories.map(({ id, label }) => ({ value: id, label }))} />
        <TextField name="location" label={t('postForm.location')} help={t('postForm.locationHelp')} maxLength={80} />
        <TextField name="terms" label={t(`postForm.terms.${initial.kind}`)} help={t(`postForm.termsHelp.${initial.kind}`)} maxLength={60} />
        <TextField name="deadline" type="date" label={t('postForm.deadline')} help={t('postForm.deadlineHelp')} optional />
        <TextField name="start" type="date" label={t('postForm.start')} optional />
        <TextField name="places" label={t('postForm.places')} help={t('postForm.placesHelp')} inputMode="numeric" maxLength={3} optional />
        <TextField name="pay" label={t('postForm.pay')} help={t('postForm.payHelp')} maxLength={60} optional />
      </div>
      <TextAreaField name="description" label={t(`postForm.description.${initial.kind}`)} maxLength={opportunityLimits.description} />
      <TickField name="industries" legend={t('postForm.industries')} help={t('postForm.tagsHelp')} options={offered(options.industries, initial.industries)} most={opportunityLimits.tags} />
      <TickField name="skills" legend={t('postForm.skills')} options={offered(options.skills, initial.skills)} most={opportunityLimits.tags} />
      {wasPublished && <Note>{t('postForm.takenDown')}</Note>}
      {root?.message && <Note tone="red">{root.message}</Note>}
      <div className="br-dialog-foot" onClickCapture={(event) => check.begin(!(event.target as Element).closest('[data-draft]'))}>
        {/* no submit of its own: Enter presses the first that is one, and sends for review */}
        <Button type="button" size="3" variant="outline" data-draft="" onClick={(event) => event.currentTarget.form?.requestSubmit()}>
          {t('postForm.draft')}
        </Button>
        <SubmitButton size="3" busyLabel={t('sending')}>
          {t(wasPublished ? 'postForm.submitChange' : 'postForm.submit')}
        </SubmitButton>
      </div>
    </Form>
  );
}

const ofPost = valibotResolver(typedPostSchema);

/** Finds all that keeps a post from being kept, and, where it is to be reviewed, all that is missing for that. */
function createCheck() {
  let forReview = false;
  const resolver: typeof ofPost = async (values, context, options) => {
    const result = await ofPost(values, context, options);
    const problems = forReview ? problemsForReview(values as TypedPost, new Date()) : []; // the form has a default for every field
    const missing = problems.filter(({ field }) => !(field in result.errors)).map(({ field, problem }) => [field, { type: 'review', message: problem }]);
    return missing.length > 0 ? { values: {}, errors: { ...result.errors, ...(Object.fromEntries(missing) as object) } } : result;
  };
  return { resolver, isForReview: () => forReview, begin: (isForReview: boolean) => void (forReview = isForReview) };
}

function blank(kind: OpportunityKind): TypedPost {
  return { kind, title: '', organisation: '', category: '', location: '', terms: '', description: '', industries: [], skills: [], deadline: '', start: '', places: '', pay: '' };
}
