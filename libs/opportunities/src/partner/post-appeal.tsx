import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import { postAppealSchema, opportunityLimits, type Post } from '@bridge/model';
import { Dialog, Form, FormFoot, isLeftOpen, Note, TextAreaField, toast } from '@bridge/ui';
import { usePartnerActions } from '../mutations.ts';

const appealName = (postId: string) => `post-appeal:${postId}`;

/** Why a post is not shown, and the one answer that its partner can give instead of changing it. */
export function PostAppeal({ userId, post }: { userId: string; post: Post }) {
  const { id, title, note, appeal } = post;
  const { t } = useTranslation('opportunities');
  const [isAnswering, setAnswering] = useState(() => isLeftOpen(appealName(post.id)));
  if (!note) return null;
  return (
    <Note>
      <p className="br-offer-text">{t('posts.note', { note })}</p>
      {appeal ? (
        <p className="br-offer-text">{t('posts.appeal.answered', { text: appeal })}</p>
      ) : (
        <Button size="2" variant="outline" aria-label={t('posts.appeal.label', { title })} onClick={() => setAnswering(true)}>
          {t('posts.appeal.open')}
        </Button>
      )}
      {isAnswering && <AppealDialog userId={userId} postId={id} onClose={() => setAnswering(false)} />}
    </Note>
  );
}

function AppealDialog({ userId, postId, onClose }: { userId: string; postId: string; onClose: () => void }) {
  const { t } = useTranslation('opportunities');
  const { appeal } = usePartnerActions(userId);
  const form = useForm({ resolver: valibotResolver(postAppealSchema), defaultValues: { text: '' } });

  async function send({ text }: { text: string }) {
    try {
      const { message } = await appeal.mutateAsync({ postId, text });
      toast({ title: message });
      onClose();
    } catch (error) {
      form.setError('root', { message: messageOf(error) ?? t('posts.appeal.failed') });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={t('posts.appeal.title')} description={t('posts.appeal.text')}>
      <Form form={form} keep={appealName(postId)} onSubmit={send}>
        <TextAreaField name="text" label={t('posts.appeal.words')} maxLength={opportunityLimits.note} required />
        <FormFoot back={t('cancel')} onBack={onClose} send={t('posts.appeal.send')} sending={t('sending')} />
      </Form>
    </Dialog>
  );
}
