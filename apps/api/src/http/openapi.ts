import { failureSchema, type Call } from '@bridge/model';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';
import { namedCalls } from './calls.ts';

/** Serves the contract as OpenAPI 3.1. */
export function addOpenApi(app: FastifyInstance, titleNow: () => string): void {
  let made: { title: string; text: string } | undefined; // made when somebody asks: most starts never need it
  app.get('/openapi.json', async (_, reply) => {
    const title = titleNow();
    if (made?.title !== title) made = { title, text: JSON.stringify(describeContract(title)) };
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(made.text);
  });
}

/** The contract as an OpenAPI 3.1 document. */
export function describeContract(title: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, called] of namedCalls) {
    paths[called.path] = { ...paths[called.path], [called.method.toLowerCase()]: { operationId: name, ...describeCall(called) } };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      schemas: { Failure: schemaOf(failureSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, header: { type: 'apiKey', in: 'header', name: 'x-access-token' } },
    },
  };
}

function describeCall(called: Call) {
  const json = (schema: unknown, type = 'application/json') => ({ content: { [type]: { schema } } });
  const inPath = [...called.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  return {
    summary: called.purpose,
    parameters: [...inPath, ...(called.query ? queryParameters(called.query) : []), ...(called.waits ? [changeId] : [])],
    ...(called.body && { requestBody: { required: true, ...json(schemaOf(called.body, 'input')) } }),
    responses: {
      '200': called.streamed
        ? { description: 'A JSON document a line', ...json(schemaOf(called.answer, 'output'), 'application/x-ndjson') }
        : { description: 'Done', ...json(schemaOf(called.answer, 'output')) },
      default: { description: 'Refused', ...json({ $ref: '#/components/schemas/Failure' }) },
    },
    security: called.access === 'public' ? [] : [{ bearer: [] }, { header: [] }],
    'x-access': called.access,
  };
}

const changeId = { name: 'Idempotency-Key', in: 'header', required: false, description: 'The change is made once, however often it is sent with the same id.', schema: { type: 'string', format: 'uuid' } };

function queryParameters(query: GenericSchema) {
  const { properties = {}, required = [] } = schemaOf(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

// Checks and transforms that JSON Schema cannot express are left out; the server applies them all the same.
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output') {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode });
  return rest;
}
