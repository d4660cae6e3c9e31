import { expect, test } from 'vitest';
import { years, type BlueprintPart } from '@bridge/model';
import { aBlueprint, offline, pressOften } from '@bridge/testing';
import type { SurveyFlowProps } from './index.ts';
import { draftServer, drawSurvey, expectAccessible, talent, user } from './testing/draw.tsx';

type Drawn = Awaited<ReturnType<typeof drawSurvey>>;
const dream = 'To lead a data team';

async function envision({ screen, open, press }: Drawn) {
  await open();
  await screen.getByRole('textbox', { name: talent.envision.prompt }).fill(dream);
  await press('Start Survey');
}

/** From the first introduction to the last question, answering two of the twelve. */
async function answer({ screen, press }: Drawn) {
  for (const [index, phase] of talent.phases.entries()) {
    await expect.element(screen.getByRole('heading', { name: phase.title })).toBeVisible();
    await press("Let's get started");
    for (const [place, question] of phase.questions.entries()) {
      await expect.element(screen.getByRole('heading', { name: question.prompt })).toBeVisible();
      await expect.element(screen.getByText(`${place + 1}/4 questions`)).toBeVisible();
      if (question.id === '1') await screen.getByRole('combobox').selectOptions('student');
      if (question.id === '6') await screen.getByRole('checkbox', { name: 'Cloud Computing' }).click();
      if (place < 3) await press('Next');
    }
    if (index < 2) await press('Next Phase');
  }
}

test('leads from a wish to the blueprint and sends what was answered', async () => {
  const survey = await drawSurvey();
  const { screen, api, onGenerate, onAnswered } = survey;
  await envision(survey);
  expect(onAnswered).not.toHaveBeenCalled();
  await answer(survey);
  await pressOften(screen.getByRole('button', { name: 'Submit' }).element());
  await expect.element(screen.getByRole('heading', { name: 'Survey Completed' })).toBeVisible();
  await expect.element(screen.getByText('Splendid work!')).toBeVisible();
  expect(onAnswered).toHaveBeenCalledOnce();
  expect(api.callsOf('updateProfile').map((made) => made.body)).toEqual([
    {
      user: expect.objectContaining({
        firstName: user.firstName,
        lastName: user.lastName,
        currentStatus: 'Student',
        technicalSkills: ['Cloud Computing'],
        softSkills: [],
        additionalInfo: '',
        currentJobTitle: dream,
        careerAspiration: dream,
      }) as unknown,
    },
  ]);
  await pressOften(screen.getByRole('button', { name: 'Generate Blueprint' }).element());
  await expect.element(screen.getByRole('dialog', { name: 'Career Blueprint' })).toBeVisible();
  expect(onGenerate).toHaveBeenCalledOnce();
  await expect.poll(() => api.callsOf('clearDraft')).toHaveLength(1);
});

type Show = Parameters<SurveyFlowProps['onGenerate']>[0];
const vision = { type: 'vision', text: 'I lead a data team.' } as const;
const year = (n: number) => ({ type: 'year' as const, year: years[n - 1]!, milestones: [`Begin year ${n}`, 'Go on', 'Finish'] }) satisfies BlueprintPart; // n is 1 to 5

/** A generation that goes on when the test says so. */
function steered() {
  const asked = Promise.withResolvers<Show>();
  const ended = Promise.withResolvers<ReturnType<typeof aBlueprint> | null>();
  return {
    begun: (show: Show) => {
      asked.resolve(show);
      return ended.promise;
    },
    tell: async (...parts: Parameters<Show>[0]) => (await asked.promise)(parts),
    end: ended.resolve,
  };
}

async function submitted(options: Parameters<typeof drawSurvey>[0]) {
  const survey = await drawSurvey(options);
  await envision(survey);
  await answer(survey);
  await survey.press('Submit');
  return survey;
}

test('the years appear one by one as they are written, and then the blueprint', async () => {
  const generation = steered();
  const survey = await submitted({ generate: generation.begun });
  const { screen } = survey;
  await survey.press('Generate Blueprint');
  await expect.element(screen.getByRole('heading', { name: 'Generating Blueprint' })).toBeVisible();
  await expect.element(screen.getByText("Please hold on a minute, we're getting your blueprint ready for you.").first()).toBeVisible();
  await generation.tell(vision);
  await expect.element(screen.getByText('Writing this year now')).toBeVisible();
  await generation.tell(vision, year(1), year(2));
  await expect.element(screen.getByText('year2 of 3 stones')).toBeVisible();
  expect(document.querySelectorAll('li .is-ready .br-ghost')).toHaveLength(6); // its arch is planned, and no stone of it laid
  await expect.element(screen.getByRole('status').filter({ hasText: 'is written' })).toHaveTextContent('Year 2 of 5 is written.');
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Year 3' })).toHaveTextContent('Writing this year now');
  expect(screen.getByText('year3 of').elements()).toEqual([]);
  await expectAccessible();
  generation.end(aBlueprint());
  await expect.element(screen.getByRole('dialog', { name: 'Career Blueprint' })).toBeVisible();
});

test('closed and opened again, the generation is where it is; ended while closed, a toast tells', async () => {
  const generation = steered();
  const { screen, press, open, onGenerate } = await submitted({ generate: generation.begun });
  await press('Generate Blueprint');
  await generation.tell(vision, year(1));
  await press('Close');
  await generation.tell(vision, year(1), year(2), year(3));
  await open();
  await expect.element(screen.getByText('year3 of 3 stones')).toBeVisible();
  await press('Close');
  generation.end(aBlueprint());
  await expect.element(screen.getByText('Your blueprint is ready')).toBeVisible();
  await press('Look at it');
  await expect.element(screen.getByRole('dialog', { name: 'Career Blueprint' })).toBeVisible();
  expect(onGenerate).toHaveBeenCalledOnce();
});

test('what was generated and not saved is there when the survey is opened again, until it is saved', async () => {
  const { screen, press, open } = await submitted({});
  await press('Generate Blueprint');
  await press('Close');
  await open();
  await press('Save Blueprint');
  await open();
  await expect.element(screen.getByRole('heading', { name: 'Survey Completed' })).toBeVisible();
});

test('answers that were sent before are generated from at once', async () => {
  const generation = steered();
  const { screen, open, onGenerate } = await drawSurvey({ start: 'generate', generate: generation.begun });
  await open();
  await expect.element(screen.getByRole('heading', { name: 'Generating Blueprint' })).toBeVisible();
  generation.end(aBlueprint());
  await expect.element(screen.getByRole('dialog', { name: 'Career Blueprint' })).toBeVisible();
  expect(onGenerate).toHaveBeenCalledOnce();
});

test('a generation that was begun before the page was loaded is found', async () => {
  const generation = steered();
  const { screen, open, onGenerate } = await drawSurvey({ find: generation.begun });
  await open();
  await expect.element(screen.getByRole('heading', { name: 'Envision Yourself' })).toBeVisible(); // nobody waits for the answer
  await generation.tell(vision, year(1));
  await expect.element(screen.getByRole('heading', { name: 'Generating Blueprint' })).toBeVisible();
  await expect.element(screen.getByText('year1 of 3 stones')).toBeVisible();
  generation.end(aBlueprint());
  await expect.element(screen.getByRole('dialog', { name: 'Career Blueprint' })).toBeVisible();
  expect(onGenerate).not.toHaveBeenCalled();
});

test('whoever has begun to answer is not interrupted by a generation that is found', async () => {
  const generation = steered();
  const { screen, open } = await drawSurvey({ find: generation.begun });
  await open();
  await screen.getByRole('textbox', { name: talent.envision.prompt }).fill(dream);
  await generation.tell(vision, year(1));
  await expect.element(screen.getByRole('textbox', { name: talent.envision.prompt })).toHaveValue(dream);
});

test('one that fails ends in the offer to regenerate, which shows its work again', async () => {
  const outcomes = [steered(), steered()];
  let tries = 0;
  const { screen, press } = await submitted({ generate: (show) => outcomes[tries++]?.begun(show) ?? Promise.resolve(null) });
  await press('Generate Blueprint');
  await outcomes[0]?.tell(vision, year(1));
  outcomes[0]?.end(null);
  await expect.element(screen.getByText('none')).toBeVisible();
  await press('Regenerate Blueprint');
  await expect.element(screen.getByRole('heading', { name: 'Generating Blueprint' })).toBeVisible();
  expect(screen.getByText('year1 of 3 stones').elements()).toEqual([]);
  outcomes[1]?.end(aBlueprint());
  await expect.element(screen.getByRole('dialog', { name: 'Career Blueprint' })).toBeVisible();
});

test('Start Survey waits for words that are more than blanks', async () => {
  const { screen, open } = await drawSurvey();
  await open();
  const start = screen.getByRole('button', { name: 'Start Survey' });
  await expect.element(start).toBeDisabled();
  await screen.getByPlaceholder('To become a CEO...').fill('   ');
  await expect.element(start).toBeDisabled();
  await screen.getByPlaceholder('To become a CEO...').fill(' x ');
  await expect.element(start).toBeEnabled();
});

test('without a user nothing is sent, and nothing is said', async () => {
  const survey = await drawSurvey({ isGuest: true });
  await envision(survey);
  await answer(survey);
  await survey.press('Submit');
  await expect.element(survey.screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  expect([survey.api.calls, survey.screen.getByRole('alertdialog').query()]).toEqual([[], null]);
});

test('closing keeps the draft and opening offers to continue where it was left', async () => {
  const survey = await drawSurvey();
  const { screen, press, open, onDraft } = survey;
  await envision(survey);
  await press("Let's get started");
  await screen.getByRole('combobox').selectOptions('employed');
  await press('Next');
  await press('Close');
  expect(onDraft).toHaveBeenLastCalledWith(true);
  await open();
  await expect.element(screen.getByText('1 of 12 questions answered', { exact: false })).toBeVisible();
  await expectAccessible();
  await press('Continue where you left off');
  await expect.element(screen.getByText('2/4 questions')).toBeVisible();
  await press('Prev');
  await expect.element(screen.getByRole('combobox')).toHaveValue('employed');
});

test('another device continues what the server keeps', async () => {
  const { handlers } = draftServer({ envision: dream, answers: { 1: { options: ['student'] } }, position: { phase: 'background', question: '2' }, updatedAt: '2026-01-01T00:00:00.000Z' });
  const { screen, open, press } = await drawSurvey({ api: handlers });
  await open();
  await press('Continue where you left off');
  await expect.element(screen.getByText('2/4 questions')).toBeVisible();
});

test('each answer reaches the server with its generation, and says so', async () => {
  const { handlers, server } = draftServer({ generation: 3 });
  const survey = await drawSurvey({ api: handlers });
  await envision(survey);
  await survey.press("Let's get started");
  await survey.screen.getByRole('combobox').selectOptions('student');
  await expect.poll(() => server.answers).toEqual({ 1: { options: ['student'] } });
  await expect.element(survey.screen.getByText('Saved', { exact: true })).toBeVisible();
  expect(survey.api.callsOf('saveDraft').at(-1)?.body).toMatchObject({ generation: 3 });
});

test('without a network the answers stay on this device and go out when it is back', async () => {
  const { handlers, server } = draftServer();
  const survey = await drawSurvey({ api: { ...handlers, saveDraft: () => Promise.reject(offline) } });
  await envision(survey);
  await survey.press("Let's get started");
  await survey.screen.getByRole('combobox').selectOptions('student');
  await expect.element(survey.screen.getByText('Saved on this device')).toBeVisible();
  survey.api.answers({ saveDraft: handlers.saveDraft });
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => server.answers).toEqual({ 1: { options: ['student'] } });
});

test('a draft that a retake elsewhere ended gives way to the server’s', async () => {
  const { handlers, server } = draftServer();
  const survey = await drawSurvey({ api: handlers });
  await envision(survey);
  await survey.press("Let's get started");
  await expect.poll(() => server.envision).toBe(dream);
  Object.assign(server, { generation: 1, envision: 'Elsewhere', answers: { 1: { options: ['employed'] } }, updatedAt: '2999-01-01T00:00:00.000Z' });
  await survey.screen.getByRole('combobox').selectOptions('student');
  await expect.element(survey.screen.getByRole('combobox')).toHaveValue('employed');
});

test('starting over clears the draft here and on the server', async () => {
  const { handlers, server } = draftServer({ envision: dream, answers: { 1: { options: ['student'] } }, updatedAt: '2026-01-01T00:00:00.000Z' });
  const { screen, open, press, onDraft } = await drawSurvey({ api: handlers, start: 'retake' });
  await open();
  await press('Start over');
  await expect.element(screen.getByRole('textbox', { name: talent.envision.prompt })).toHaveValue('');
  await expect.poll(() => server).toMatchObject({ generation: 1, answers: {}, envision: '' });
  expect(onDraft).toHaveBeenLastCalledWith(false);
});

test('Retake Test leads back to the beginning, without an answer', async () => {
  const survey = await drawSurvey();
  const { screen, press } = survey;
  await envision(survey);
  await answer(survey);
  await press('Submit');
  await press('Generate Blueprint');
  await press('Retake Test');
  await expect.element(screen.getByRole('textbox', { name: talent.envision.prompt })).toHaveValue('');
});

test('an answer given in another tab appears, and this tab’s own is kept', async () => {
  const survey = await drawSurvey();
  const { screen, press } = survey;
  await envision(survey);
  await press("Let's get started");
  await screen.getByRole('combobox').selectOptions('student');
  const key = Object.keys(localStorage).find((name) => name.startsWith('surveyDraft')) ?? '';
  const kept = JSON.parse(localStorage.getItem(key) ?? '') as { answers: object };
  const other = { ...kept, answers: { 2: { value: { text: 'Nursing' }, at: Date.now(), sent: false } } };
  localStorage.setItem(key, JSON.stringify(other));
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(other) }));
  await expect.element(screen.getByRole('combobox')).toHaveValue('student');
  await press('Next');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Nursing');
  expect(Object.keys((JSON.parse(localStorage.getItem(key) ?? '') as { answers: object }).answers)).toEqual(['1', '2']);
});

test('reworded while it is open, the survey keeps its place and its answers', async () => {
  const survey = await drawSurvey();
  const { screen, press, show } = survey;
  await envision(survey);
  await press("Let's get started");
  await screen.getByRole('combobox').selectOptions('student');
  const [first, ...rest] = talent.phases;
  if (!first) throw new Error('the survey has phases');
  const [status, ...questions] = first.questions;
  if (!status) throw new Error('the first phase has questions');
  await show({ ...talent, phases: [{ ...first, questions: [{ id: 'new', type: 'text', prompt: 'New here?' }, { ...status, prompt: 'Where are you now?' }, ...questions] }, ...rest] });
  await expect.element(screen.getByRole('heading', { name: 'Where are you now?' })).toBeVisible();
  await expect.element(screen.getByText('2/5 questions')).toBeVisible();
  await expect.element(screen.getByRole('combobox')).toHaveValue('student');
});

test('the focus returns to the button that opened the survey', async () => {
  const survey = await drawSurvey();
  await envision(survey);
  await survey.press('Close');
  await expect.element(survey.screen.getByRole('button', { name: 'Take a survey' })).toHaveFocus();
});

test.each(['light', 'dark'] as const)('the first, an introducing and the last screen have no accessibility fault a machine can find, %s', async (theme) => {
  const survey = await drawSurvey({ theme });
  await survey.open();
  await expectAccessible();
  await survey.screen.getByRole('textbox').fill(dream);
  await survey.press('Start Survey');
  await expectAccessible();
  await answer(survey);
  await survey.press('Submit');
  await expect.element(survey.screen.getByRole('heading', { name: 'Survey Completed' })).toBeVisible();
  await expectAccessible();
});
