import { useId, type ReactNode } from 'react';
import { Button, Flex } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { isChanged, limits } from '@bridge/model';
import type { CareerBlueprint, MergeChoice, Milestone, Year } from '@bridge/model';
import { Icon, Note, ReadingRegion, Tag, VisuallyHidden } from '@bridge/ui';
import { ReasonsLine } from '../parts/reasons-line.tsx';
import { saidIn } from '../parts/said-in.ts';
import type { ChangedAnswer, Comparison, Kept, YearComparison } from '../rules/compare.ts';
import { becauseOf, wordsOf, type SurveyLabels } from '../rules/reasons.ts';
import { yearNumber } from '../rules/roadmap.ts';

type Choosing = {
  survey: SurveyLabels;
  choice: MergeChoice;
  /** The new milestones that have no room beside what stays. */
  noRoom: readonly string[];
  /** By how many milestones a year is too long as it is chosen. */
  tooMany: ReadonlyMap<Year, number>;
  /** Whether a milestone is to be there afterwards, as its owner has it. */
  onSay: (id: string, wanted: boolean) => void;
  onSayYear: (year: Year, mine: boolean) => void;
};

/** Year by year: what stays, what is new, what leaves, which of them are done; and the choice wherever there is one. */
export function ComparisonView({ current, next, comparison: { years, visionChanges, changes, isSame, answered, buildsOn, leavesOut }, ...choosing }: { current: CareerBlueprint; next: CareerBlueprint; comparison: Comparison } & Choosing) {
  const { t } = useTranslation('blueprint');
  const named = (reasons: typeof buildsOn) => {
    const { chosen, answered, wrote } = becauseOf(reasons, choosing.survey);
    return [...chosen, ...answered.map(({ question, answer }) => `${question} ${answer}`), ...wrote.map((text) => t('update.wrote', { text }))].map(isolated).join(t('reasons.separator'));
  };
  const answers = [['buildsOn', named(buildsOn)], ['leavesOut', named(leavesOut)]] as const;
  const compared = (
    <Flex direction="column" gap="5">
      <p className="br-muted">{changes ? `${t('update.text')} ${t('update.choose')}` : t(isSame ? 'update.unchanged' : 'update.sameText')}</p>
      {answered ? <ChangedAnswers answered={answered} survey={choosing.survey} /> : answers.map(([which, list]) => list && <p key={which}>{t(`update.${which}`, { list })}</p>)}
      {visionChanges && (
        <Flex direction="column" gap="2">
          <h3 className="br-d4">{t('update.visionNew')}</h3>
          <p {...saidIn(next)}>{next.structuredJson.careerVision}</p>
          <p className="br-small br-muted">{t('update.visionNow', { vision: isolated(current.structuredJson.careerVision) })}</p>
        </Flex>
      )}
      {years.map((year) => (
        <ComparedYear key={year.year} {...year} removed={current.removed.map(({ id }) => id)} {...choosing} />
      ))}
    </Flex>
  );
  // Where there is a choice, its buttons take the keyboard along.
  return changes ? compared : <ReadingRegion label={t('update.title')}>{compared}</ReadingRegion>;
}

/** What was answered differently, each with what the present version was built on. */
function ChangedAnswers({ answered, survey }: { answered: ChangedAnswer[]; survey: SurveyLabels }) {
  const { t } = useTranslation('blueprint');
  const id = useId();
  if (answered.length === 0) return null;
  const asked = [{ id: 'envision', prompt: survey.envision?.prompt }, ...survey.phases.flatMap((phase) => phase.questions)];
  const words = (answer: ChangedAnswer['after'], question: string) => wordsOf(answer ?? {}, question, survey).map(isolated).join(t('reasons.separator')) || t('update.noAnswer');
  return (
    <section className="br-stack" aria-labelledby={id}>
      <h3 className="br-d4" id={id}>
        {t('update.answered')}
      </h3>
      <ul role="list" className="br-list">
        {asked.flatMap(({ id: question, prompt }) =>
          answered
            .filter((one) => one.question === question)
            .map(({ before, after }) => (
              <li key={question}>
                <div className="br-grow">
                  <p className="br-small br-muted">{prompt}</p>
                  <p>{words(after, question)}</p>
                  <p className="br-small br-muted">{t('update.answeredBefore', { answer: words(before, question) })}</p>
                </div>
              </li>
            )),
        )}
      </ul>
    </section>
  );
}

/** Words that may run the other way than those around them. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

function ComparedYear({ year, kept, added, leaving, removed, survey, choice, noRoom, tooMany, onSay, onSayYear }: YearComparison & Choosing & { removed: string[] }) {
  const { t } = useTranslation('blueprint');
  const number = yearNumber(year);
  const keeps = (id: string) => choice.keep.includes(id);
  const staying = leaving.filter(({ id }) => keeps(id)).length + kept.length;
  // What stays as it is, is shown on request.
  const isSame = (milestone: Kept) => !isChanged(milestone) && !milestone.freshText;
  const same = kept.filter(isSame);
  const excess = tooMany.get(year);
  const hasChoice = added.length > 0 || leaving.length > 0 || kept.some(isChanged);
  return (
    <Flex direction="column" gap="3" asChild>
      <section>
        <div className="br-card-head">
          <h3 className="br-d4">{t('year', { year: number })}</h3>
          <span className="br-small br-muted">{t('update.kept', { count: staying })}</span>
        </div>
        {excess && (
          <div tabIndex={-1} data-too-many>
            <Note tone="red">{t('update.full', { year: number, count: excess, most: limits.milestonesPerYear })}</Note>
          </div>
        )}
        {hasChoice && (
          <div className="bp-choices">
            <Button size="1" variant="soft" color="gray" aria-label={t('update.keepYearLabel', { year: number })} onClick={() => onSayYear(year, true)}>
              {t('update.keepYear')}
            </Button>
            <Button size="1" variant="soft" color="gray" aria-label={t('update.takeYearLabel', { year: number })} onClick={() => onSayYear(year, false)}>
              {t('update.takeYear')}
            </Button>
          </div>
        )}
        <ul role="list" className="br-list">
          {added.map((milestone) => {
            const comes = !choice.skip.includes(milestone.id);
            const remarks = [...(removed.includes(milestone.id) ? [t('update.removedBefore')] : []), ...(!comes && noRoom.includes(milestone.id) ? [t('update.noRoom', { most: limits.milestonesPerYear })] : [])];
            return (
              <ComparedMilestone key={milestone.id} survey={survey} milestone={milestone} kind={comes ? 'added' : 'skipped'} remarks={remarks}>
                <Choice label={t('update.come')} of={milestone.text} on={comes} onChange={(on) => onSay(milestone.id, on)} />
              </ComparedMilestone>
            );
          })}
          {leaving.map((milestone) => (
            <ComparedMilestone key={milestone.id} milestone={milestone} kind={keeps(milestone.id) ? 'stays' : 'leaving'} remarks={remarksOf(milestone)}>
              <Choice label={t('update.stay')} of={milestone.text} on={keeps(milestone.id)} onChange={(on) => onSay(milestone.id, on)} />
            </ComparedMilestone>
          ))}
          {kept.filter((milestone) => !isSame(milestone)).map((milestone) => {
            const mine = !isChanged(milestone) || keeps(milestone.id);
            const fresh = milestone.freshText ? [t('update.fresh', { text: milestone.freshText })] : [];
            return (
              <ComparedMilestone key={milestone.id} milestone={isChanged(milestone) || keeps(milestone.id) ? milestone : { ...milestone, text: milestone.freshText ?? milestone.text }} kind="stays" remarks={[...remarksOf(milestone, true), ...(isChanged(milestone) ? fresh : [])]}>
                {isChanged(milestone) && <Choice label={t('update.stay')} of={milestone.text} on={mine} onChange={(on) => onSay(milestone.id, on)} />}
              </ComparedMilestone>
            );
          })}
        </ul>
        {same.length > 0 && (
          <details>
            <summary className="br-small bp-same">{t('update.same', { count: same.length })}</summary>
            <ul role="list" className="br-list">
              {same.map((milestone) => (
                <ComparedMilestone key={milestone.id} milestone={milestone} kind="stays" remarks={remarksOf(milestone, true)} />
              ))}
            </ul>
          </details>
        )}
      </section>
    </Flex>
  );

  function remarksOf(milestone: Kept, stays = keeps(milestone.id)): string[] {
    const ticked = stays ? t('update.tickedKept') : t('update.ticked');
    return [...(milestone.completed ? [ticked] : []), ...(isChanged(milestone) ? [milestone.own ? t('milestone.own') : t('update.edited')] : [])];
  }
}

const tones = { added: 'jade', leaving: 'amber', stays: 'plain', skipped: 'plain' } as const;

function ComparedMilestone({ milestone, survey, kind, remarks, children }: { milestone: Milestone; /** Where its reasons are told. */ survey?: SurveyLabels; kind: keyof typeof tones; remarks: string[]; children?: ReactNode }) {
  const { t } = useTranslation('blueprint');
  return (
    <li>
      <span style={{ flex: 'none', minInlineSize: '4.75em' }}>
        <Tag tone={tones[kind]}>{t(`update.${kind}`)}</Tag>
      </span>
      <div className="br-grow">
        <p dir="auto">{milestone.text}</p>
        {survey && <ReasonsLine milestone={milestone} survey={survey} />}
        {remarks.length > 0 && <p className="br-small br-muted">{remarks.join(t('reasons.separator'))}</p>}
        {children}
      </div>
    </li>
  );
}

/** A yes or no beside a milestone, read with the milestone's words. */
function Choice({ label, of, on, onChange }: { label: string; of: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="br-check bp-choice">
      <input type="checkbox" className="br-check-input" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <span className="br-box">
        <Icon name="check" />
      </span>
      <span>
        {label}
        <VisuallyHidden> {of}</VisuallyHidden>
      </span>
    </label>
  );
}
