import type { Guard } from './guard.ts';

const provider = 'src/blueprints/providers/provider.test.ts';
const injection = 'src/blueprints/providers/injection.test.ts';
const generation = 'src/blueprints/generation.test.ts';
const coach = 'src/blueprints/coach/coach.test.ts';
const folder = 'apps/api/src/blueprints';

/** The rule of one call, loosened. */
function rule(name: string, line: string, without: string): Guard {
  return { name: `${name}: ${line} becomes ${without}`, file: 'libs/model/src/contract/generation.ts', line: `${name}:#${line}`, without };
}

/** What keeps generations to their owners and within their limits, and what a model writes from doing harm. */
export const generationGuards: readonly Guard[] = [
  rule('startGeneration', "access: { self: 'TALENT' }", "access: { role: 'TALENT' }"),
  rule('watchGeneration', "access: { self: 'TALENT' }", "access: 'self'"),
  { ...rule('readQuestions', "access: { self: 'TALENT' }", "access: { role: 'TALENT' }"), file: 'libs/model/src/contract/asking.ts' },
  { ...rule('answerQuestions', "access: { self: 'TALENT' }", "access: { role: 'TALENT' }"), file: 'libs/model/src/contract/asking.ts' },
  { name: 'all people together have so many tokens a day', file: `${folder}/allowance.ts`, line: ' where p.used + $1::bigint <= $2::bigint', without: '', suite: provider },
  { name: 'a talent has so many generations a day', file: `${folder}/allowance.ts`, line: "    if (!own) throw new Refusal('generation-limit'", without: "    if (!own && Math.random() > 1) throw new Refusal('generation-limit'", suite: generation },
  { name: 'a generation has one holder', file: `${folder}/single-flight.ts`, line: '     where (g.failed is null and g.expires_at <= now())', without: '     where (g.failed is null)', suite: generation },
  { ...rule('readCoach', '    adults: true,\n', ''), file: 'libs/model/src/contract/coach.ts' },
  { ...rule('askCoach', '    adults: true,\n', ''), file: 'libs/model/src/contract/coach.ts' },
  { name: 'no model is asked by somebody in danger', file: `${folder}/coach/handlers.ts`, line: 'if (typed.some(isCrisis))', without: 'if (typed.every(isCrisis) && typed.length === 0)', suite: coach },
  { name: 'a proposal names what was told', file: `${folder}/providers/coach.ts`, line: 'if (milestone !== asked.milestone.id || names.includes(undefined)) return [];', without: '', suite: coach },
  { name: 'a talent has so many questions a day', file: `${folder}/allowance.ts`, line: "    if (!own) throw new Refusal('coach-limit'", without: "    if (!own && Math.random() > 1) throw new Refusal('coach-limit'", suite: coach },
  { name: 'an answer does not give the instructions away', file: `${folder}/providers/coach.ts`, line: 'if (givesAway(`${said} ${text}`))', without: 'if (false)', suite: coach },
  { name: 'instructions are not repeated', file: `${folder}/providers/written.ts`, line: "    if (givesAway(text)) throw new ProviderFailure('it repeats its instructions');", without: '', suite: injection },
  { name: 'a text is made plain', file: `${folder}/providers/written.ts`, line: 'plainText(written.slice(0, longest))', without: 'written.slice(0, longest)', suite: injection },
  { name: 'a reason is an answer really given', file: `${folder}/providers/written.ts`, line: 'reasons.get(name) ?? []', without: "reasons.get(name) ?? { question: name }", suite: provider },
  { name: 'so much is read and no more', file: `${folder}/providers/bounded-fetch.ts`, line: 'if (read > most) controller.error', without: 'if (read > most * 10) controller.error', suite: provider },
  { name: 'what a provider says is not logged', file: `${folder}/providers/failure.ts`, line: '  if (APICallError.isInstance(last)) return', without: '  if (APICallError.isInstance(last)) return new ProviderFailure(`${last.message} ${last.responseBody}`);\n  if (APICallError.isInstance(last)) return', suite: provider },
];
