import { type Access, abilities } from '@traject/contract/common/access';
import type { Endpoint } from '@traject/contract/common/endpoint';
import { failure } from '@traject/contract/common/errors';
import { contract } from '@traject/contract/index';
import * as z from 'zod';
import kept from './examples.gen.json' with { type: 'json' };
import { isKept } from './idempotency.ts';

/** Calls to the demo with their answers; a test runs them again. */
type Example = { request?: unknown; response?: unknown };
const examples: Record<string, Example | undefined> = kept;

/** OpenAPI 3.1 of every call in the contract. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [feature, calls] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(calls)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] ??= {};
      paths[path][endpoint.method.toLowerCase()] = operation(feature, name, endpoint);
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Traject', version: '1', description: about },
    servers: [{ url: '/api' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        party: { type: 'http', scheme: 'party' },
      },
    },
    paths,
  };
}

const about = `Sign in with \`POST /auth/login\` and send the token as \`Authorization: Bearer …\`.
What a caller may not see does not exist: 404. Every failure is \`{ status, errors[] }\`, in the
language of \`Accept-Language\`. Lists with pages answer \`{ data, meta }\`. A change says which
\`version\` it changes and is refused when somebody else changed the record meanwhile.`;

const securityOf: Record<string, Record<string, never[]>[] | undefined> = {
  public: [],
  link: [],
  party: [{ party: [] }],
};

function operation(feature: string, name: string, endpoint: Endpoint) {
  const { [endpoint.access as string]: security = [{ session: [] }] } = securityOf;
  const example = examples[`${feature}.${name}`] ?? {};
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    description: whoMay(endpoint.access),
    security,
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(isKept(endpoint) ? [idempotencyKey] : []),
    ],
    ...requestBody(endpoint, example),
    responses: { ...success(endpoint, example), default: failed },
  };
}

function whoMay(access: Access) {
  if (access === 'public') return 'For everybody, without a session.';
  if (access === 'link') return 'For the holder of a link from a mail, without a session.';
  if (access === 'party') return 'For a client or an employer, with the session of their own page.';
  if (access === 'signed-in') return 'For everybody who is signed in.';
  if (access === 'installation') return 'For administrators of the installation.';
  return `For ${new Intl.ListFormat('en').format(abilities[access].map((type) => `${type}s`))}.`;
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeated with the same key within a day, it happens once and gets the same answer.',
  schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
};

const failed = {
  description: 'Every failure',
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Failure' },
      example: examples.failure?.response,
    },
  },
};

function success({ file, response }: Endpoint, { response: example }: Example) {
  if (file) return { 200: { description: 'A file', content: { '*/*': {} } } };
  const schema = schemaOf(response, 'output');
  if (!schema.type && !schema.anyOf) return { 204: { description: 'Done' } };
  const content = { 'application/json': { schema, example } };
  return { 200: { description: 'The answer', content } };
}

function requestBody({ body, upload }: Endpoint, { request: example }: Example) {
  const schema = schemaOf(body, 'input');
  if (!schema.type && !upload) return {};
  const files = Object.keys(upload ?? {}).map((name) => [
    name,
    { type: 'string', format: 'binary' },
  ]);
  const properties = { ...(schema.properties ?? {}), ...Object.fromEntries(files) };
  const type = upload ? 'multipart/form-data' : 'application/json';
  return { requestBody: { content: { [type]: { schema: { ...schema, properties }, example } } } };
}

function parameters(schema: Endpoint['params'], place: 'path' | 'query') {
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};
