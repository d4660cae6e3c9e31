import { contract, type CallName, type Contract, type AnswerOf, type BodyOf, type Failure, type QueryOf, type Role } from '@bridge/model';
import { productionRates, type RateRules } from '../core/rate-limit.ts';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import { createServer, type ServerOptions } from '../server.ts';
import { testContent, testSecret } from './content.ts';
import { countingGenerator, type CountingGenerator } from './generator.ts';

export const cheapHash = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const noLimit = { most: 1_000_000, seconds: 3600 };
export const noRates = Object.fromEntries(Object.keys(productionRates).map((rule) => [rule, noLimit])) as RateRules; // fromEntries forgets the keys

type Sent<Name extends CallName> = {
  params?: Record<string, string>;
  query?: QueryOf<Contract[Name]>;
  body?: BodyOf<Contract[Name]>;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Where it comes from; this machine where absent, as everybody does who signs up. */
  from?: string;
};
export type Person = { id: string; token: string; email: string; password: string; role: Role };
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** A server over a database of its own (or a given one), called without a port. Dispose it: `await using`. */
export async function startTestServer(options: Partial<ServerOptions> & { generator?: CountingGenerator; shared?: TestDatabase } = {}) {
  const { shared, ...rest } = options;
  const database = shared ?? (await openTestDatabase());
  const generator = options.generator ?? countingGenerator();
  const app = await createServer({
    content: testContent,
    database,
    secret: testSecret,
    hashCost: cheapHash,
    rates: noRates,
    logLevel: 'silent',
    ...rest,
    generator,
  });
  let people = 0;

  async function raw<Name extends CallName>(name: Name, { params, query, body, token, headers, from }: Sent<Name> = {}) {
    return app.inject({
      method: contract[name].method,
      url: contract[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? '')),
      query: (query ?? {}) as Record<string, string>, // every query of the contract is text
      headers: { host: 'bridge.example', ...(token && { authorization: `Bearer ${token}`, 'x-access-token': token }), ...headers },
      ...(body !== undefined && { payload: body as object }),
      ...(from && { remoteAddress: from }),
    });
  }

  async function call<Name extends CallName>(name: Name, sent: Sent<Name> = {}) {
    const response = await raw(name, sent);
    const answer = response.body === '' ? '{}' : response.body; // of a call that is answered piece by piece there may be none
    return { status: response.statusCode, body: JSON.parse(answer) as AnswerOf<Contract[Name]> & Omit<Failure, 'success'>, text: response.body, headers: response.headers };
  }

  /** The pieces of a call that is answered piece by piece; a refusal is one. */
  async function pieces<Name extends CallName>(name: Name, sent: Sent<Name>) {
    const response = await raw(name, sent);
    return { status: response.statusCode, pieces: response.body.split(/\n+/).filter(Boolean).map((line) => JSON.parse(line) as { type?: string } & Partial<Failure>) };
  }

  async function person(role: Role = 'TALENT'): Promise<Person> {
    const email = `person-${(people += 1)}-${Math.random().toString(36).slice(2)}@example.com`;
    const password = 'correct horse battery';
    const { status, body } = await call('signUp', { body: { firstName: 'Ada', lastName: 'Example', email, password, role, birthMonth: '1990-01' } });
    if (status !== 200) throw new Error(`A test person could not sign up: ${JSON.stringify(body)}`);
    return { id: body.data.user._id, token: body.data.token, email, password, role };
  }

  /** A talent who answered the survey, and a blueprint if asked for. */
  async function answered(currentJobTitle = 'a cloud engineer') {
    const talent = await person();
    const params = { userId: talent.id };
    await call('updateProfile', { params, token: talent.token, body: { user: { currentStatus: 'Student', technicalSkills: ['Programming'], currentJobTitle } } });
    return { ...talent, params };
  }

  /** Generates from the stored answers and saves what comes, as a talent does who has nothing to keep. */
  async function generateAndSave({ params, token }: Pick<Awaited<ReturnType<typeof answered>>, 'params' | 'token'>) {
    const { blueprint: next } = (await call('generateBlueprint', { params, token })).body.data;
    const { careerBlueprint: current } = (await call('fullBlueprint', { params, token })).body;
    if (current?.id === next.id) return current;
    const body = { version: next.id, current: current?.id ?? null, revision: current?.revision ?? 0 };
    return (await call('replaceBlueprint', { params, token, body })).body.careerBlueprint;
  }

  async function close(): Promise<void> {
    await app.close();
    if (!shared) await database.drop();
  }
  return { app, database, generator, call, pieces, person, answered, generateAndSave, close, [Symbol.asyncDispose]: close };
}
