import { useRef, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { limits } from '@bridge/model';
import type { CoachProposal, Milestone, RoadmapChange, Year } from '@bridge/model';
import { firstClick, Note, useOnce } from '@bridge/ui';
import { SharedNote } from '../sharing/shared-note.tsx';

/** What could be changed, beside what stands there now; made when it is accepted, and only then. */
export function Proposal({
  userId,
  year,
  milestone,
  proposal,
  accept: makeChanges,
  isAccepting,
  onLeave,
}: {
  userId: string;
  year: Year;
  milestone: Milestone;
  proposal: CoachProposal;
  /** Makes the changes, and answers why not. */
  accept: (changes: readonly RoadmapChange[]) => Promise<string | undefined>;
  isAccepting: boolean;
  onLeave: () => void;
}) {
  const { t, i18n } = useTranslation('blueprint');
  const [refused, setRefused] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  const [accepted, setAccepted] = useState<{ before: string; after: string }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, skills } = proposal;
  const isText = kind === 'text' || kind === 'split';
  const now = isText ? milestone.text : (milestone.note ?? '');
  const line = kind === 'when' || kind === 'first' ? t(`coach.lines.${kind}`, { text: proposal.text }) : proposal.text;
  const becomes = kind === 'when' || kind === 'first' ? [milestone.note, line].filter(Boolean).join('\n') : line;
  const isTooLong = !isText && becomes.length > limits.noteLength;

  const [accept, isBusy] = useOnce(async () => {
    const edit: RoadmapChange = { change: 'edit', id: milestone.id, revision: milestone.revision ?? 0, ...(isText ? { text: becomes } : { note: becomes }) };
    // The new one first: where there is no room for it, the present one stays whole.
    const problem = await makeChanges([...(proposal.second ? [{ change: 'add' as const, year, key, text: proposal.second }] : []), edit]);
    setRefused(problem);
    if (problem) return;
    setAccepted({ before: now, after: becomes });
    heading.current?.focus();
  });

  return (
    <article className="br-card bp-proposal">
      <h3 className="br-d4" tabIndex={-1} ref={heading}>
        {accepted ? t('coach.accepted', { what: t(`coach.kinds.${kind}`) }) : t(`coach.kinds.${kind}`)}
      </h3>
      <dl>
        <dt>{t(accepted ? 'coach.before' : 'coach.now')}</dt>
        <dd dir="auto">{(accepted?.before ?? now) || t('coach.nothingYet')}</dd>
        <dt>{t('coach.becomes')}</dt>
        <dd dir="auto">{accepted?.after ?? becomes}</dd>
        {proposal.second && (
          <>
            <dt>{t('coach.andNew')}</dt>
            <dd dir="auto">{proposal.second}</dd>
          </>
        )}
        {skills.length > 0 && (
          <>
            <dt>{t('begin.builds')}</dt>
            <dd>{new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(skills)}</dd>
          </>
        )}
      </dl>
      {(isText || proposal.second) && !accepted && <SharedNote userId={userId} />}
      {isTooLong && !accepted && <Note>{t('coach.tooLong', { most: limits.noteLength })}</Note>}
      {refused && <Note tone="red">{refused}</Note>}
      {!accepted && (
        <div className="bp-facts">
          {!isTooLong && (
            <Button size="2" aria-busy={isBusy} aria-disabled={isAccepting || undefined} onClick={firstClick(() => void accept())}>
              {t('coach.take')}
            </Button>
          )}
          <Button size="2" variant="outline" onClick={firstClick(onLeave)}>
            {t('coach.leave')}
          </Button>
        </div>
      )}
    </article>
  );
}
