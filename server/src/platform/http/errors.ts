import type { IssueText } from '@traject/contract/common/issues';
import type { Language } from '@traject/contract/common/languages';
import type { FieldLabel } from '../texts/labels.ts';
import type { ErrorKey, Values } from '../texts/texts.ts';
import { fieldSentence, sentence } from '../texts/texts.ts';

type Message =
  | { key: ErrorKey; values?: Values }
  | { field: FieldLabel; issue: IssueText }
  | { text: string };

/** The one kind of failure: a status and a message, translated into the caller's language. */
export class AppError extends Error {
  readonly status: number;
  readonly messages: readonly Message[];
  readonly retryAfter?: number;
  /** Access was denied, which is recorded; a badly filled-in form is not. */
  isRefusal: boolean;
  /** What the log says of the refusal, and its caller is not told. */
  noted?: Record<string, string>;

  constructor(status: number, messages: readonly Message[], retryAfter?: number) {
    super(`${status} ${messages.map(nameOf).join(', ')}`);
    this.status = status;
    this.messages = messages;
    this.isRefusal = status === 403 || status === 404 || status === 429;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }

  say(language: Language): string[] {
    return this.messages.map((message) => {
      if ('text' in message) return message.text;
      if ('field' in message) return fieldSentence(language, message.field, message.issue);
      return sentence(language, message.key, message.values);
    });
  }
}

function nameOf(message: Message) {
  if ('text' in message) return message.text;
  return 'field' in message ? `${message.field} ${message.issue}` : message.key;
}

export const failure = (status: number, key: ErrorKey, values?: Values) =>
  new AppError(status, [values ? { key, values } : { key }]);

export const unprocessable = (key: ErrorKey, values?: Values) => failure(422, key, values);
/** What is wrong with one field, in the same words as the check of the form. */
export const wrongField = (field: FieldLabel, issue: IssueText) =>
  new AppError(422, [{ field, issue }]);
/** A wrong guess at a secret. */
export const wrongGuess = (key: ErrorKey) => Object.assign(failure(422, key), { isRefusal: true });
export const forbidden = (key: ErrorKey) => failure(403, key);
export const notFound = () => failure(404, 'not_found');
export const deadLink = () => failure(404, 'link.dead');
export const signInFirst = () => failure(401, 'sign_in_first');
export const tooMany = (seconds: number) =>
  new AppError(429, [{ key: 'too_many', values: { minutes: Math.ceil(seconds / 60) } }], seconds);
export const unavailable = () => new AppError(503, [{ key: 'unavailable' }], 2);

/** Two people take the same value at once: the database lets one of them have it. */
export const refuseTaken =
  (key: ErrorKey) =>
  (error: unknown): never => {
    const isTaken = error instanceof Error && 'code' in error && error.code === '23505';
    throw isTaken ? unprocessable(key) : error;
  };
