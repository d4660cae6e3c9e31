import { Button } from '@radix-ui/themes';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import { faceNames, type FaceName } from '@bridge/model';
import { Dialog, Form, Note, SubmitButton, toast } from '@bridge/ui';
import { useSaveTerms } from '../mutations.ts';
import { PersonImage, type Person } from '../parts/person.tsx';

type Choice = { name: FaceName | ''; label: string };

/** A mentor's picture: one of the drawn faces that content offers, or none of them. */
export function FaceDialog({ person, face, onClose }: { person: Person; face: FaceName | ''; onClose: () => void }) {
  const { t } = useTranslation('mentorship');
  const form = useForm({ defaultValues: { face } });
  const save = useSaveTerms(person.userId);
  const { root } = form.formState.errors;
  const offered = Object.entries<string>(t('mentor.face.choices', { returnObjects: true })).flatMap(([id, label]) => faceNames.filter((name) => name === id).map((name) => ({ name, label })));
  const choices: Choice[] = [{ name: '', label: t(person.profileImageUrl ? 'mentor.face.photo' : 'mentor.face.initials') }, ...offered];

  async function send(chosen: { face: FaceName | '' }) {
    try {
      await save.mutateAsync({ ...chosen, submit: false });
      toast({ title: t('mentor.hours.savedTitle'), description: t('mentor.face.saved') });
      onClose();
    } catch (error) {
      form.setError('root', { message: messageOf(error) ?? t('mentor.face.failed') });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={t('mentor.face.title')} description={t('mentor.face.text')}>
      <Form form={form} onSubmit={send}>
        <fieldset className="br-field">
          <legend className="br-vh">{t('mentor.face.title')}</legend>
          <div className="br-faces">
            {choices.map(({ name, label }) => (
              <label key={name} className="br-choice">
                <input type="radio" className="br-check-input" value={name} {...form.register('face')} />
                <PersonImage person={{ ...person, face: name || undefined }} size="large" />
                <span className="br-small">{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {root?.message && <Note tone="red">{root.message}</Note>}
        <div className="br-dialog-foot">
          <Button type="button" size="3" variant="outline" onClick={onClose}>
            {t('mentor.hours.cancel')}
          </Button>
          <SubmitButton size="3" busyLabel={t('mentor.hours.saving')}>
            {t('mentor.face.save')}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
