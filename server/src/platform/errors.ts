import type { Language } from '@traject/contract/common/languages';
import type { ErrorKey } from './texts/texts.ts';
import { sentence } from './texts/texts.ts';

type Values = Record<string, string | number>;
type Message = { key: ErrorKey; values?: Values } | { text: string };

/** The one kind of failure: a status and what to say, put into words in the caller's language. */
export class AppError extends Error {
  readonly status: number;
  readonly messages: readonly Message[];
  readonly retryAfter?: number;

  constructor(status: number, messages: readonly Message[], retryAfter?: number) {
    super(`${status} ${messages.map((m) => ('key' in m ? m.key : m.text)).join(', ')}`);
    this.status = status;
    this.messages = messages;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }

  say(language: Language): string[] {
    return this.messages.map((message) =>
      'text' in message ? message.text : sentence(language, message.key, message.values),
    );
  }
}

export const failure = (status: number, key: ErrorKey, values?: Values) =>
  new AppError(status, [values ? { key, values } : { key }]);

export const unprocessable = (key: ErrorKey, values?: Values) => failure(422, key, values);
export const notFound = () => failure(404, 'not_found');
export const deadLink = () => failure(404, 'link.dead');
export const signInFirst = () => failure(401, 'sign_in_first');
export const tooMany = (seconds: number) =>
  new AppError(429, [{ key: 'too_many', values: { minutes: Math.ceil(seconds / 60) } }], seconds);
export const unavailable = () => new AppError(503, [{ key: 'unavailable' }], 2);
