import { toOpenAPISchema } from '@elysiajs/openapi';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { AnyElysia } from 'elysia';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { GenericSchema } from 'valibot';
import { bodyRule } from '../plugins/limits';
import { CALLS, type CallDescription, type Caller, FORMS } from './calls';
import { responsesOf } from './responses';
import { ANSWERS } from './schemas';

export type ApiDocument = OpenAPIV3_1.Document;
type Operation = OpenAPIV3_1.OperationObject;

const TAGS = [
  { name: 'auth', description: 'Accounts and sessions' },
  { name: 'contracts', description: 'Contracts, their analyses and what readers decide of them' },
  { name: 'playbooks', description: 'What one’s own firm wants of contracts, by kind and side' },
  { name: 'user', description: 'The own account' },
  { name: 'admin', description: 'For operators of the site' },
  { name: 'site', description: 'Health and this description' },
];

const WHO: Readonly<Record<Caller, string>> = {
  anyone: 'Anyone may make this call.',
  user: 'For signed-in users.',
  owner: 'For the owner of it; to everybody else it does not exist.',
  admin: 'For administrators.',
};

/** Describes the program in OpenAPI 3.1: parameters, bodies and what they demand of who asks from the routes themselves, the rest from `CALLS`. */
export function describeApi(app: AnyElysia): ApiDocument {
  const read = toOpenAPISchema(app, { staticFile: false, methods: ['HEAD', 'OPTIONS'] }, undefined, {
    valibot: (schema: GenericSchema) => jsonSchema(schema, 'input'),
  }).paths as Record<string, Record<string, Operation>>;
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [call, description] of Object.entries(CALLS)) {
    const [verb = '', address = ''] = call.split(' ');
    const method = verb.toLowerCase();
    const path = address.replace(/:(\w+)/g, '{$1}');
    const operation = read[path]?.[method] ?? read[`${path}/`]?.[method];
    if (!operation) continue;
    paths[path] = { ...paths[path], [method]: operationOf(call, path, operation, description) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Counterpart',
      version: '1',
      description:
        'Errors are `{ "error": "words for people" }`. Calls are made with the cookies of a session; those that change something are refused where another site sends them.',
    },
    servers: [{ url: '/' }],
    tags: TAGS,
    paths: paths as OpenAPIV3_1.PathsObject,
    components: {
      schemas: answerSchemas(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: '`__Host-session` where the site is served by https',
        },
        adminSession: {
          type: 'apiKey',
          in: 'cookie',
          name: 'admin_session',
          description: '`__Host-admin_session` by https',
        },
      },
    },
  };
}

function operationOf(call: string, path: string, read: Operation, description: CallDescription): Operation {
  const { summary, notes, who } = description;
  const form = FORMS[call];
  const body = form ? { 'multipart/form-data': { schema: form } } : jsonBody(read);
  const { size } = bodyRule(path);
  return {
    operationId: read.operationId,
    tags: [TAGS.find(({ name }) => path.startsWith(`/api/${name}`))?.name ?? 'site'],
    summary,
    description: [WHO[who], notes].filter(Boolean).join(' '),
    security: read.security ?? [],
    ...(read.parameters ? { parameters: read.parameters } : {}),
    ...(body ? { requestBody: { required: true, description: `At most ${size}.`, content: body } } : {}),
    responses: responsesOf(call, read, description, body !== null),
  };
}

/** The server takes JSON only, whatever the plugin offers. */
function jsonBody({ requestBody }: Operation): OpenAPIV3_1.RequestBodyObject['content'] | null {
  const json = requestBody && 'content' in requestBody ? requestBody.content['application/json'] : undefined;
  return json ? { 'application/json': json } : null;
}

/** Each shape once; where one stands within another the other refers to it. */
function answerSchemas(): Record<string, OpenAPIV3_1.SchemaObject> {
  const known = new Map<string, string>();
  const schemas: Record<string, OpenAPIV3_1.SchemaObject> = {};
  for (const [name, schema] of Object.entries(ANSWERS)) {
    const whole = jsonSchema(schema, 'output');
    const parts = Object.entries(whole).map(([key, part]) => [key, withReferences(part, known)]);
    schemas[name] = Object.fromEntries(parts);
    known.set(JSON.stringify(whole), name);
  }
  return schemas;
}

function withReferences(part: unknown, known: Map<string, string>): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const name = known.get(JSON.stringify(part));
  if (name) return { $ref: `#/components/schemas/${name}` };
  if (Array.isArray(part)) return part.map((item) => withReferences(item, known));
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, withReferences(inner, known)]));
}

function jsonSchema(schema: GenericSchema, typeMode: 'input' | 'output'): object {
  const options = { errorMode: 'ignore', target: 'draft-2020-12', typeMode } as const;
  const { $schema: _, ...described } = toJsonSchema(schema, options);
  return described;
}
