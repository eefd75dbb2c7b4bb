import type { Language } from '@traject/contract/common/languages';
import type { FastifyRequest } from 'fastify';

/** The first of nl and en that the header names; English when it names neither. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wanted = /\b(nl|en)\b/i.exec(headers['accept-language'] ?? '')?.[1];
  return wanted?.toLowerCase() === 'nl' ? 'nl' : 'en';
}
