import type { Endpoint } from '@traject/contract/common/endpoint';
import type { Language } from '@traject/contract/common/languages';
import type { FastifyRequest } from 'fastify';
import type { core } from 'zod/mini';
import { safeParse } from 'zod/mini';
import { issueSentence } from '../texts/texts.ts';
import { AppError, deadLink, notFound } from './errors.ts';
import { languageOf } from './language.ts';

/** An address that cannot be valid does not exist. */
export function parseParams({ params, link }: Endpoint, request: FastifyRequest) {
  const read = safeParse(params, request.params);
  if (!read.success) throw link ? deadLink() : notFound();
  return read.data;
}

export const parseQuery = ({ query }: Endpoint, request: FastifyRequest) =>
  parseOrRefuse(query, request.query, languageOf(request));

export const parseBody = ({ body }: Endpoint, value: unknown, request: FastifyRequest) =>
  parseOrRefuse(body, saysNothing(body, value) ? undefined : value, languageOf(request));

/** Many programs send `{}` where there is nothing to send. */
const saysNothing = (body: Endpoint['body'], value: unknown) =>
  value === null || (isEmptyObject(value) && safeParse(body, undefined).success);

const isEmptyObject = (value: unknown) =>
  typeof value === 'object' && !Array.isArray(value) && Object.keys(value ?? []).length === 0;

/** The value as the schema reads it, or every message about what is wrong with it. */
export function parseOrRefuse<S extends core.$ZodType>(
  schema: S,
  value: unknown,
  language: Language,
  labels?: ReadonlyMap<string, string>,
): core.output<S> {
  const read = safeParse(schema, value, { reportInput: true });
  if (read.success) return read.data;
  const sentences = read.error.issues
    .slice(0, 20)
    .map((issue) => issueSentence(language, issue, labels));
  throw new AppError(
    422,
    [...new Set(sentences)].map((text) => ({ text })),
  );
}
