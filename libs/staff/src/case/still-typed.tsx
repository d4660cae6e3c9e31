import { useId } from 'react';
import { TextArea } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useTypedLeft } from '@bridge/ui';
import { CopyNote } from './copy-note.tsx';

/** What of it is shown where nothing can be decided. */
export const noteSchema = v.object({ note: v.string() });

/** The name under which the note of a case waits. */
export function noteName(caseKey: string): string {
  return `case:${caseKey}`;
}

const typedSchema = v.pipe(v.union([noteSchema, v.object({ reason: v.string() })]), v.transform((typed) => ('note' in typed ? typed.note : typed.reason)));

/** Where something cannot be decided any more by whoever had it open: what they had written under this name, to be copied. Nothing where nothing was. */
export function StillTyped({ name, what }: { name: string; /** What it was written for, where that does not stand beside it. */ what?: string }) {
  const { t } = useTranslation('staff');
  const [field, help] = [useId(), useId()];
  const note = useTypedLeft(name, typedSchema)?.trim();
  if (!note) return null;
  return (
    <section className="br-card br-field">
      <label className="br-label" htmlFor={field}>{what ? t('lost.typedOf', { what }) : t('lost.typed')}</label>
      <p id={help} className="br-small br-muted">{t('lost.typedHelp')}</p>
      <TextArea size="3" resize="vertical" id={field} aria-describedby={help} dir="auto" rows={4} readOnly value={note} onFocus={({ target }) => target.select()} />
      <CopyNote text={note} />
    </section>
  );
}
