import { expect, onTestFinished, test } from 'vitest';
import { aSignIn, aUser, fakeApi } from '../testing/index.ts';
import { session } from '../session.ts';
import { forgetAnswers, forgetOthers, forgotten, recall, keeping } from './keeping.ts';
import { keepAnswer, keptAnswer, wipeAnswers } from './kept-answers.ts';

const answer = { text: '{}', at: 1 };
const [own, other] = [{ userId: 'ada', email: 'ada@example.com' }, 'ada-2'];

function signInAs(user: typeof own): void {
  fakeApi({ logout: () => ({ success: true, message: '' }) });
  session.signIn(aSignIn(aUser(user)));
  keeping.turn(true);
  onTestFinished(async () => {
    session.signOut();
    await wipeAnswers();
  });
}

test('what is being written when a wipe begins is wiped, and nothing of others', async () => {
  await keepAnswer(other, '/b', answer);
  onTestFinished(() => wipeAnswers());
  const writing = Array.from({ length: 20 }, (_, at) => keepAnswer(own.userId, `/a${at}`, answer));
  void forgetAnswers(own.userId);
  await forgotten();
  await Promise.all(writing);
  expect(await Promise.all(writing.map((_, at) => keptAnswer(own.userId, `/a${at}`)))).toEqual(writing.map(() => undefined));
  expect(await keptAnswer(other, '/b')).toEqual(answer);
});

test('what is left of others goes, what is kept of whoever is signed in stays', async () => {
  signInAs(own);
  await keepAnswer(own.userId, '/a', answer);
  await keepAnswer(other, '/a', answer);
  await forgetOthers();
  expect([await recall('/a'), await keptAnswer(other, '/a')]).toEqual([answer, undefined]);
});

test('where nobody is signed in, nothing is left of anybody', async () => {
  await keepAnswer(own.userId, '/a', answer);
  await keepAnswer(other, '/a', answer);
  await forgetOthers();
  expect([await keptAnswer(own.userId, '/a'), await keptAnswer(other, '/a')]).toEqual([undefined, undefined]);
});
