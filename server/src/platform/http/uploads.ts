import type { Endpoint } from '@traject/contract/common/endpoint';
import type { FastifyRequest } from 'fastify';
import { type Received, receiveFile } from '../files/receive.ts';
import { labelOf } from '../texts/labels.ts';
import { AppError, failure, unprocessable } from './errors.ts';
import { languageOf } from './language.ts';

export type Uploaded = Record<string, Received>;

type Served = {
  endpoint: Endpoint;
  request: FastifyRequest;
  uploaded: Uploaded;
  user?: { account_id: number };
  party?: { session_id: number };
};

/** Reads a multipart call: each file checked into a temporary file, the other parts as text. */
export async function receiveParts(served: Served, tmpDir: string) {
  const { endpoint, request, uploaded } = served;
  if (!request.isMultipart()) throw failure(415, 'wrong_media');
  const body: Record<string, string> = {};
  const rules = endpoint.upload ?? {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (Object.hasOwn(body, part.fieldname))
          throw unprocessable('double_key', { name: part.fieldname.slice(0, 60) });
        body[part.fieldname] = String(part.value);
      } else {
        const rule = rules[part.fieldname];
        if (!rule || uploaded[part.fieldname]) {
          part.file.resume();
          throw unprocessable(rule ? 'file.too_many' : 'file.unexpected');
        }
        uploaded[part.fieldname] = await receiveFile(part, {
          ...rule,
          tmpDir,
          by: senderOf(served),
        });
      }
    }
  } catch (error) {
    // Any other fault in the multipart stream is the caller's: too many, too long, cut off.
    throw error instanceof AppError ? error : unprocessable('file.interrupted');
  }
  refuseMissing({ endpoint, request, uploaded });
  return body;
}

const senderOf = ({ user, party, request }: Served) =>
  (user && `account ${user.account_id}`) ?? (party && `party ${party.session_id}`) ?? request.ip;

/** Those that are stored, not just read. */
export const keptOf = ({ upload = {} }: Endpoint, uploaded: Uploaded) =>
  Object.entries(uploaded).flatMap(([name, file]) => (upload[name]?.kept === false ? [] : [file]));

/** A file with a label of its own is asked for by it. */
function refuseMissing({ endpoint, request, uploaded }: Served) {
  const rules = Object.entries(endpoint.upload ?? {});
  const missing = rules.filter(([name, { optional }]) => !optional && !uploaded[name]);
  if (missing.length === 0) return;
  if (missing[0]?.[0] === 'file') throw unprocessable('file.missing');
  const words = missing.map(([name]) => labelOf(languageOf(request), name));
  throw new AppError(
    422,
    words.map((what) => ({ key: 'file.missing_named', values: { what } })),
  );
}
