import { useEffect, useRef, useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button } from '@radix-ui/themes';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { messageOf, stream } from '@bridge/client';
import { contract, limits, prose } from '@bridge/model';
import type { AnswerOf, CoachProposal, CoachTurn } from '@bridge/model';
import { Form, FormFoot, TextAreaField, useOnce } from '@bridge/ui';
import { coachName, type Coached } from './coach-name.ts';
import { Help } from './help.tsx';
import { Proposal } from './proposal.tsx';
import { useAccept } from './use-accept.ts';

const schema = v.object({ question: v.pipe(prose(limits.coachText), v.minLength(1, 'required')) });

/** Asking, and what is answered as it comes. It is kept on this screen alone, and gone when the screen is closed. */
export function Talk({ userId, year, milestone, coach: { helpLines }, onGuided }: Coached & { userId: string; coach: AnswerOf<typeof contract.readCoach>; onGuided: () => void }) {
  const { t } = useTranslation('blueprint');
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { question: '' } });
  const [turns, setTurns] = useState<CoachTurn[]>([]);
  const [answer, setAnswer] = useState<string[]>();
  const [proposals, setProposals] = useState<CoachProposal[]>([]);
  const [isHelp, setHelp] = useState(false);
  // One after the other: each is made of what the one before has left.
  const [accept, isAccepting] = useOnce(useAccept(userId));
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function ask({ question }: { question: string }) {
    const { signal } = (leaving.current = new AbortController());
    const said: string[] = [];
    setAnswer([]);
    setProposals([]);
    setHelp(false);
    try {
      const body = { milestone: milestone.id, question, earlier: turns.slice(-limits.coachTurns) };
      for await (const piece of stream(contract.askCoach, { params: { userId }, body, signal })) {
        if (piece.type === 'text') said.push(piece.text);
        setAnswer([...said]);
        if (piece.type === 'proposal') setProposals((before) => [...before, piece.proposal]);
        if (piece.type === 'help') setHelp(true);
      }
      if (said.length > 0) setTurns([...turns, { by: 'me', text: question }, { by: 'coach', text: said.join(' ').slice(0, limits.coachText) }]);
      form.reset();
    } catch (error) {
      if (!signal.aborted) form.setError('root', { message: messageOf(error) ?? t('coach.unanswered') });
    } finally {
      setAnswer(undefined);
    }
  }

  return (
    <>
      <p className="br-small br-muted">{t('coach.talkText')}</p>
      <div>
        <Button size="2" variant="ghost" onClick={onGuided}>
          {t('coach.toGuided')}
        </Button>
      </div>
      {(turns.length > 0 || answer) && (
        <div className="bp-talk" role="log" aria-label={t('coach.log')} aria-busy={answer !== undefined}>
          {turns.map(({ by, text }, index) => (
            <p key={index} className={by === 'me' ? 'bp-said' : 'bp-answered'} dir="auto">
              <b>{t(`coach.by.${by}`)}</b> {text}
            </p>
          ))}
          {answer && (
            <p className="bp-answered" dir="auto">
              <b>{t('coach.by.coach')}</b> {answer.length === 0 ? t('coach.thinking') : answer.map((sentence, index) => <span key={index}>{sentence} </span>)}
            </p>
          )}
        </div>
      )}
      {isHelp && <Help helpLines={helpLines} />}
      {proposals.length > 0 && (
        <section className="br-stack" aria-label={t('coach.proposals')}>
          <p className="br-small br-muted">{t('coach.proposalsText')}</p>
          {proposals.map((proposal, index) => (
            <Proposal key={`${turns.length}:${index}`} userId={userId} year={year} milestone={milestone} proposal={proposal} accept={accept} isAccepting={isAccepting} onLeave={() => setProposals(proposals.filter((one) => one !== proposal))} />
          ))}
        </section>
      )}
      <Form form={form} keep={coachName({ year, milestone, way: 'talk' })} onSubmit={ask}>
        <TextAreaField name="question" label={t('coach.question')} help={t('coach.questionHelp')} rows={3} maxLength={limits.coachText} />
        <FormFoot send={t('coach.ask')} sending={t('coach.asking')} />
      </Form>
    </>
  );
}
