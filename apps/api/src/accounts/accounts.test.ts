import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';

const ada = { firstName: ' Ada ', lastName: 'Example', email: ' Ada@Example.COM ', password: 'correct horse battery', role: 'talent' } as const;

test('a sign-up creates the user, signs them in and says so in the specified words', async () => {
  await using server = await startTestServer();
  const { status, body } = await server.call('signUp', { body: ada });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, message: 'User created successfully', data: { isNewUser: true } });
  expect(body.data.user).toMatchObject({ firstName: 'Ada', email: 'ada@example.com', role: 'TALENT', isEmailVerified: false, isProfileDataSet: false });
  expect(body.data.user.userId).toBe(body.data.user._id);

  const profile = await server.call('ownProfile', { token: body.data.token });
  expect(profile.body).toMatchObject({ firstName: 'Ada', lastName: 'Example', role: 'TALENT' });
});

test('login takes the address in any letter case and says so in the specified words', async () => {
  await using server = await startTestServer();
  await server.call('signUp', { body: ada });
  const { status, body } = await server.call('login', { body: { email: 'ADA@example.com', password: ada.password } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, message: 'User logged in successfully', data: { isNewUser: false } });
});
