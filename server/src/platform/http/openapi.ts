import type { Endpoint } from '@traject/contract/common/endpoint';
import { failure } from '@traject/contract/common/errors';
import { contract } from '@traject/contract/index';
import * as z from 'zod';
import { isKept } from './idempotency.ts';

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
    info: { title: 'Traject', version: '1' },
    servers: [{ url: '/api' }],
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
  };
}

function operation(feature: string, name: string, endpoint: Endpoint) {
  const isOpen = endpoint.access === 'public' || endpoint.access === 'link';
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    description: `Access: ${endpoint.access}`,
    security: isOpen ? [] : [{ session: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(isKept(endpoint) ? [idempotencyKey] : []),
    ],
    ...requestBody(endpoint),
    responses: { ...success(endpoint), default: failed },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again with the same key within a day, it happens once and is answered alike.',
  schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
};

const failed = {
  description: 'Every failure',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

function success({ file, response }: Endpoint) {
  if (file) return { 200: { description: 'A file', content: { '*/*': {} } } };
  const schema = schemaOf(response, 'output');
  if (!schema.type && !schema.anyOf) return { 204: { description: 'Done' } };
  return { 200: { description: 'The answer', content: { 'application/json': { schema } } } };
}

function requestBody({ body, upload }: Endpoint) {
  const schema = schemaOf(body, 'input');
  if (!schema.type && !upload) return {};
  const files = Object.keys(upload ?? {}).map((name) => [
    name,
    { type: 'string', format: 'binary' },
  ]);
  const properties = { ...(schema.properties ?? {}), ...Object.fromEntries(files) };
  const type = upload ? 'multipart/form-data' : 'application/json';
  return { requestBody: { content: { [type]: { schema: { ...schema, properties } } } } };
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
