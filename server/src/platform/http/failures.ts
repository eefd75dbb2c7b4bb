import { partyLinks, publicPages } from '@traject/contract/common/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isTransient } from '../database/databaseErrors.ts';
import { AppError, failure, unavailable } from './errors.ts';
import type { Headers } from './headers.ts';
import { languageOf } from './language.ts';

/** Turns whatever went wrong into `{status, errors[]}`, in one place. */
export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(() => {
    throw failure(404, 'no_such_call');
  });
}

/**
 * Addresses that the router itself cannot parse do not exist, and no hook sees them. Somebody who
 * opened one in a browser is sent to the page that says so: a link may have been cut off in a mail.
 */
export const answerUnreadable =
  (headers: Headers) => (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ ...headers, 'cache-control': 'no-store', 'x-request-id': request.id });
    if (isForPage(request)) return void reply.redirect(pageThatSaysSo(request.url));
    answerFailure(failure(404, 'no_such_call'), request, reply);
  };

const isForPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !url.startsWith('/api') && !!headers.accept?.includes('text/html');

function pageThatSaysSo(url: string) {
  const kind = [...partyLinks, ...publicPages].find((one) => url.startsWith(`/${one}/`));
  return kind ? `/${kind}/-` : '/page_not_found';
}

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = hasGivenUp(request, error) ? failure(422, 'bad_request') : toAppError(error);
  if (known.status >= 500) request.log.error({ err: error }, 'failed');
  if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter);
  const errors = known.say(languageOf(request));
  return reply.code(known.status).send({ status: known.status, errors });
}

/**
 * The client disconnected while sending; nothing of ours has failed, and nobody gets the answer.
 */
function hasGivenUp({ raw, log }: FastifyRequest, error: unknown) {
  if (!raw.aborted || codeOf(error) !== 'ECONNRESET') return false;
  log.info('gave up');
  return true;
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error) || isTransient(error)) return unavailable();
  if (usedUp.includes(codeOf(error))) return unavailable();
  const status = statusOf(error);
  if (status === 413) return failure(413, 'too_large');
  if (status === 415) return failure(415, 'wrong_media');
  if (status === 503) return unavailable();
  if (status >= 400 && status < 500) return failure(422, 'bad_request');
  return failure(500, 'unknown');
}

/** What the machine gives to all together: room on its disk, and files that are open. */
const usedUp = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'];

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const statusOf = (error: unknown) =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
