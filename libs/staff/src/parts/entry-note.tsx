import { useTranslation } from 'react-i18next';
import { labelledOptions } from '../case/labelled-options.ts';

/** What was written to a decision. One about a changed profile begins with a line of the fields it is about. */
export function EntryNote({ of: { action, note }, className }: { of: { action: string; note: string | null }; className: string }) {
  const { t, i18n } = useTranslation('staff');
  if (!note) return null;
  const [head = '', ...lines] = note.split('\n');
  const namesFields = action === 'accepted' || action === 'refused';
  return <p className={className} dir="auto">{namesFields ? [labelledOptions(head, i18n.language, (field) => t(`values.${field}`, { defaultValue: field })), ...lines].join('\n') : note}</p>;
}
