import { years, type CoachPiece, type contract } from '@bridge/model';
import type { Handler } from '../../core/call-handler.ts';
import { Refusal } from '../../core/refusal.ts';
import { skillBook } from '../../content/skills.ts';
import { tokensSetAside } from '../../core/tokens.ts';
import { giveQuestionBack, settleTokens, spendQuestion } from '../allowance.ts';
import { beginningsOf } from '../begin/begin.ts';
import { presentBlueprint } from '../present.ts';
import { currentBlueprint } from '../store.ts';
import { crisisIn, crisisWords } from './crisis.ts';
import { lastDone } from './last-done.ts';

export const readCoach: Handler<typeof contract.readCoach> = async (_, { content, generator, words: { locale } }) => ({
  success: true,
  answers: generator.coach !== undefined,
  questions: content.document('blueprint/coach', locale).questions,
  helpLines: content.document('safeguarding', locale).helpLines,
  crisis: crisisWords(content),
});

export const askCoach: Handler<typeof contract.askCoach> = async function* ({ caller, body, signal }, { database, content, generator, words: { locale }, report }): AsyncGenerator<CoachPiece> {
  const stored = await currentBlueprint(database, caller.user.id);
  if (!stored) throw new Refusal('blueprint-not-found');
  const { structuredJson, milestones } = presentBlueprint(stored);
  const milestone = years.flatMap((year) => milestones[year]).find(({ id }) => id === body.milestone);
  if (!milestone) throw new Refusal('milestone-not-found');
  const { coach } = generator;
  if (!coach) throw new Refusal('coach-off');

  const isCrisis = crisisIn(content);
  const typed = [body.question, milestone.note ?? '', ...body.earlier.flatMap(({ by, text }) => (by === 'me' ? [text] : []))];
  if (typed.some(isCrisis)) {
    yield { type: 'help' }; // no model is asked, and nothing is written down
    yield { type: 'done' };
    return;
  }
  const book = skillBook(content);
  const [{ skills = [] } = {}] = beginningsOf({ content, locale, milestones: [milestone], resources: [], now: new Date() });
  const doneLately = await lastDone(database, caller.user.id);
  await spendQuestion(database, caller.user.id, generator.tokensPerDay);
  let used: number | undefined;
  try {
    yield { type: 'started' };
    const asked = { locale, vision: structuredJson.careerVision, milestone, skills: skills.map((id) => ({ id, name: book.nameOf(id, locale) })), doneLately, earlier: body.earlier, question: body.question };
    let answered = '';
    for await (const piece of coach(asked, { signal, used: (tokens) => void (used = tokens) })) {
      answered += ` ${piece.type === 'text' ? piece.text : `${piece.proposal.text} ${piece.proposal.second ?? ''}`}`;
      yield piece;
    }
    if (isCrisis(answered)) yield { type: 'help' };
    yield { type: 'done' };
  } catch (error) {
    if (!signal?.aborted) report(error); // of a provider it says what kind of thing happened, and nothing that was said
    if (used === 0) await giveQuestionBack(database, caller.user.id).catch(report); // the provider was not there: whoever is told to try again can
    throw new Refusal('coach-failed');
  } finally {
    if (generator.tokensPerDay !== undefined) await settleTokens(database, used ?? tokensSetAside); // what broke off was paid for, too
  }
};
