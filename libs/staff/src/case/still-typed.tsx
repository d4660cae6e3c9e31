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

/** Where a case cannot be decided any more by whoever had it open: what they had written, to be copied. Nothing where nothing was. */
export function StillTyped({ caseKey }: { caseKey: string }) {
  const { t } = useTranslation('staff');
  const [field, help] = [useId(), useId()];
  const note = useTypedLeft(noteName(caseKey), noteSchema)?.note.trim();
  if (!note) return null;
  return (
    <section className="br-card br-field">
      <label className="br-label" htmlFor={field}>{t('lost.typed')}</label>
      <p id={help} className="br-small br-muted">{t('lost.typedHelp')}</p>
      <TextArea size="3" resize="vertical" id={field} aria-describedby={help} dir="auto" rows={4} readOnly value={note} onFocus={({ target }) => target.select()} />
      <CopyNote text={note} />
    </section>
  );
}
