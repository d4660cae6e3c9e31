import type { Question } from './question.ts';

type Place = (string | number)[];
type Tell = (path: Place, message: string) => void;

/** What is wrong among questions that are asked one after another: conditions that can never be true, options that are the same. */
export function tellOfQuestions(questions: readonly { question: Question; at: Place }[], tell: Tell): void {
  const order = new Map(questions.map(({ question }, index) => [question.id, index]));
  questions.forEach(({ question, at }, index) => {
    const { showIf } = question;
    if (showIf) {
      const asked = order.get(showIf.question);
      if (asked === index) tell([...at, 'showIf', 'question'], 'hangs on its own answer and would never be asked: name an earlier question');
      else if (asked !== undefined && asked > index) tell([...at, 'showIf', 'question'], `hangs on "${showIf.question}", which is asked later: name an earlier question, or move this one below it`);
      tellTwice(showIf.options, [...at, 'showIf', 'options'], tell);
      const other = asked === undefined || asked >= index || question.retired ? undefined : questions[asked]?.question;
      const hoped = other && 'options' in other ? other.options.filter((option) => showIf.options.includes(option.id)) : [];
      if (other?.retired) tell([...at, 'showIf', 'question'], `hangs on "${other.id}", which is retired: it would never be asked`);
      else if (hoped.length > 0 && hoped.every((option) => option.retired)) tell([...at, 'showIf', 'options'], 'are all retired: the question would never be asked');
    }
    if (question.type === 'radio' && question.followUp) {
      const { when, minLength = 0, maxLength = Infinity } = question.followUp;
      tellTwice(when, [...at, 'followUp', 'when'], tell);
      const hoped = question.options.filter((option) => when.includes(option.id));
      if (hoped.length > 0 && hoped.every((option) => option.retired) && !question.options.every((option) => option.retired)) tell([...at, 'followUp', 'when'], 'are all retired: the follow-up would never be asked');
      if (minLength > maxLength) tell([...at, 'followUp', 'minLength'], 'is more than "maxLength"');
    }
    if ('options' in question) {
      for (const key of ['value', 'label'] as const) {
        const known = new Map<string, string>();
        question.options.forEach((option, place) => {
          const said = alike(option[key]);
          const other = known.get(said);
          if (other !== undefined) tell([...at, 'options', place, key], `is that of option "${other}" too: nobody could tell them apart`);
          known.set(said, option.id);
        });
      }
    }
  });
}

/** What looks the same to a reader: letters however they are composed, blanks and apostrophes of any kind. */
function alike(text: string): string {
  return text.normalize('NFKC').replace(/[’‘ʼ`´]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase();
}

function tellTwice(names: readonly string[], at: Place, tell: Tell): void {
  names.forEach((name, index) => {
    if (names.indexOf(name) < index) tell([...at, index], `names "${name}" a second time`);
  });
}

/** The questions of phases, each with its place in the document. */
export function askedIn(phases: readonly { questions: readonly Question[] }[]): { question: Question; at: Place }[] {
  return phases.flatMap(({ questions }, p) => questions.map((question, q) => ({ question, at: ['phases', p, 'questions', q] })));
}
