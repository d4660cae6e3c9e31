import { useTranslation } from 'react-i18next';
import { labelledOptions } from '../case/labelled-options.ts';
import { useMoment } from './use-moment.ts';

const until = / \(until (\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC\)$/;

/** What was written to a decision: the server's own names in it are said in words, and the rest as somebody wrote it. */
export function EntryNote({ of: { action, note }, className }: { of: { action: string; note: string | null }; className: string }) {
  const { t, i18n } = useTranslation('staff');
  const { at } = useMoment();
  if (!note) return action === 'staff' ? <p className={className}>{t('members.none')}</p> : null;
  const [said, day = '', minute = ''] = (action === 'suspended' && until.exec(note)) || [];
  if (said)
    return (
      <p className={className}>
        <bdi>{note.slice(0, -said.length)}</bdi>
        {'\n'}
        {t('person.until', { until: at(`${day}T${minute}:00.000Z`) })}
      </p>
    );
  return <p className={className} dir="auto">{inWords(note)}</p>;

  function inWords(text: string): string {
    const [head = '', ...lines] = text.split('\n');
    // One about a changed profile begins with a line of the fields it is about.
    if (action === 'accepted' || action === 'refused') return [labelledOptions(head, i18n.language, (field) => t(`values.${field}`, { defaultValue: field })), ...lines].join('\n');
    if (action === 'staff') return labelledOptions(text, i18n.language, (permission) => t(`permissions.${permission}`, { defaultValue: permission }));
    return text;
  }
}
