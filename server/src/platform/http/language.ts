import {
  isLanguage,
  type Language,
  languages,
  otherLanguage,
} from '@traject/contract/common/languages';
import type { FastifyRequest } from 'fastify';

const named = new RegExp(`\\b(${languages.join('|')})\\b`, 'i');

/** The first of our languages that the header names; English if it names none. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wanted = named.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase();
  return isLanguage(wanted) ? wanted : otherLanguage;
}
