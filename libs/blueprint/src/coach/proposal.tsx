import { useRef, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { limits } from '@bridge/model';
import type { CoachProposal, Milestone, RoadmapChange, Year } from '@bridge/model';
import { firstClick, Note, useOnce } from '@bridge/ui';
import { useAccept } from './use-accept.ts';

/** What could be changed, beside what stands there now; made when it is accepted, and only then. */
export function Proposal({ userId, year, milestone, proposal, onLeave }: { userId: string; year: Year; milestone: Milestone; proposal: CoachProposal; onLeave: () => void }) {
  const { t, i18n } = useTranslation('blueprint');
  const makeChanges = useAccept(userId);
  const [state, setState] = useState<'open' | 'accepted'>('open');
  const [refused, setRefused] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  const [before, setBefore] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, skills } = proposal;
  const isText = kind === 'text' || kind === 'split';
  const now = before ?? (isText ? milestone.text : (milestone.note ?? ''));
  const line = kind === 'when' || kind === 'first' ? t(`coach.lines.${kind}`, { text: proposal.text }) : proposal.text;
  const becomes = kind === 'when' || kind === 'first' ? [milestone.note, line].filter(Boolean).join('\n') : line;
  const isTooLong = !isText && becomes.length > limits.noteLength;

  const [accept, isBusy] = useOnce(async () => {
    const edit: RoadmapChange = { change: 'edit', id: milestone.id, revision: milestone.revision ?? 0, ...(isText ? { text: becomes } : { note: becomes }) };
    // The new one first: where there is no room for it, the present one stays whole.
    const problem = await makeChanges([...(proposal.second ? [{ change: 'add' as const, year, key, text: proposal.second }] : []), edit]);
    setRefused(problem);
    if (problem) return;
    setBefore(now);
    setState('accepted');
    heading.current?.focus();
  });

  return (
    <article className="br-card bp-proposal">
      <h3 className="br-d4" tabIndex={-1} ref={heading}>
        {state === 'accepted' ? t('coach.accepted', { what: t(`coach.kinds.${kind}`) }) : t(`coach.kinds.${kind}`)}
      </h3>
      <dl>
        <dt>{t(state === 'accepted' ? 'coach.before' : 'coach.now')}</dt>
        <dd dir="auto">{now || t('coach.nothingYet')}</dd>
        <dt>{t('coach.becomes')}</dt>
        <dd dir="auto">{state === 'accepted' && !isText ? milestone.note : becomes}</dd>
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
      {isTooLong && state === 'open' && <Note>{t('coach.tooLong', { most: limits.noteLength })}</Note>}
      {refused && <Note tone="red">{refused}</Note>}
      {state === 'open' && (
        <div className="bp-facts">
          {!isTooLong && (
            <Button size="2" aria-busy={isBusy} onClick={firstClick(() => void accept())}>
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
