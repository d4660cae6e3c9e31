import { contract } from '@bridge/model';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { aWrittenBlueprint, begin, piece, startAiEndpoint, streamed } from '../testing/ai-endpoint.ts';
import { start } from '../testing/process.ts';

async function startWith(folder: string, model: string) {
  const server = await start({ DATA_FOLDER: folder, AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model, AI_MODEL: 'stub' });
  return { ...server, url: `http://127.0.0.1:${await server.untilReady()}` };
}

test('a process that is killed while it generates is replaced by whoever asks the next one', async () => {
  await using endpoint = await startAiEndpoint();
  const written = streamed(aWrittenBlueprint());
  const begun = Promise.withResolvers<void>();
  endpoint.reply = (_, response) => {
    begin(response);
    response.write(piece(JSON.stringify(aWrittenBlueprint()).slice(0, 300)));
    begun.resolve();
  };
  const folder = temporaryFolder();
  const json = { 'content-type': 'application/json' };
  const first = await startWith(folder, endpoint.url);
  const account = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', password: 'correct horse battery', role: 'TALENT' };
  const signedUp = await fetch(first.url + contract.signUp.path, { method: 'POST', headers: json, body: JSON.stringify(account) });
  const { data } = (await signedUp.json()) as { data: { token: string; user: { _id: string } } }; // the contract's
  const headers = { ...json, authorization: `Bearer ${data.token}` };
  const at = (url: string, { path: place }: { path: string }) => url + place.replace('{userId}', data.user._id);
  await fetch(at(first.url, contract.updateProfile), { method: 'PATCH', headers, body: JSON.stringify({ user: { currentStatus: 'Student', currentJobTitle: 'a cloud engineer' } }) });
  const left = fetch(at(first.url, contract.generateBlueprint), { headers }).catch(() => undefined);
  await begun.promise;
  first.child.kill('SIGKILL');
  await Promise.all([first.exit, left]);

  endpoint.reply = written;
  const second = await startWith(folder, endpoint.url);
  try {
    const answer = await fetch(at(second.url, contract.generateBlueprint), { headers });
    expect([answer.status, endpoint.requests.length]).toEqual([200, 2]);
  } finally {
    second.child.kill('SIGTERM');
    await second.exit;
  }
});
