import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { faceNames, type FaceName } from '@bridge/model';
import { type Person, PersonImage } from '@bridge/ui';
import { PartDialog } from '../terms/part-dialog.tsx';
import { useSavePart } from '../terms/use-save-part.ts';

type Choice = { name: FaceName | ''; label: string };

/** A mentor's picture: one of the drawn faces that content offers, or none of them. */
export function FaceDialog({ person, face, isShown, onClose }: { person: Person; face: FaceName | ''; /** Whether talents see the mentor. */ isShown: boolean; onClose: () => void }) {
  const { t } = useTranslation('mentorship');
  const form = useForm({ defaultValues: { face } });
  const save = useSavePart(person.userId, undefined);
  const offered = Object.entries<string>(t('mentor.face.choices', { returnObjects: true })).flatMap(([id, label]) => faceNames.filter((name) => name === id).map((name) => ({ name, label })));
  const choices: Choice[] = [{ name: '', label: t(person.profileImageUrl?.startsWith('/') ? 'mentor.face.photo' : 'mentor.face.initials') }, ...offered];

  return (
    <PartDialog
      keep="face"
      form={form}
      words={{ title: t('mentor.face.title'), text: t('mentor.face.text'), saved: t(isShown ? 'mentor.face.saved' : 'mentor.face.savedLater'), failed: t('mentor.face.failed'), save: t('mentor.face.save') }}
      onSave={(chosen) => save(chosen)}
      onClose={onClose}
    >
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
    </PartDialog>
  );
}
