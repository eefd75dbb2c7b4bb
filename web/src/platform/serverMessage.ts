import { ApiError, noAnswer } from './api.ts';

/** The server knows no such thing (any more). */
export const isGone = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 404;

/** What it says about that, if it says anything. */
export const goneMessage = (error: unknown) => (isGone(error) ? firstMessage(error) : undefined);

/** The first thing that the server said, in its own words. */
export function firstMessage(error: unknown) {
  const message = error instanceof ApiError ? error.errors[0] : undefined;
  return message === noAnswer().errors[0] ? undefined : message;
}

/** No answer came back: what was asked for may or may not have happened. */
export const isUnheard = (error: unknown) =>
  error instanceof ApiError && error.errors[0] === noAnswer().errors[0];
