import type { Endpoint } from '@traject/contract/common/endpoint';
import type * as z from 'zod/mini';
import { act } from './acts.ts';
import { address, failed, headers, isLost, noAnswer, type Parts, send } from './api.ts';

type Schema = z.core.$ZodType;

type UploadParts<P extends Schema, Q extends Schema, B extends Schema> = Parts<P, Q, B> & {
  files: Record<string, File | readonly File[]>;
  onProgress?: (percent: number) => void;
};

/** Sends files as multipart; the same files sent again after no answer came arrive once. */
export function upload<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  parts: UploadParts<P, Q, B>,
): Promise<z.output<R>> {
  const what = JSON.stringify([endpoint.path, parts, inShort(parts.files)]);
  return act(what, (key) => transmit(endpoint, parts, key), isLost);
}

/** XMLHttpRequest, because fetch does not tell how far an upload is. */
function transmit<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  { params, query, body, files, onProgress, signal, party }: UploadParts<P, Q, B>,
  key: string,
): Promise<z.output<R>> {
  const request = new XMLHttpRequest();
  request.open(endpoint.method, address(endpoint.path, params, query));
  for (const [name, value] of Object.entries(headers({ key, party })))
    request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) =>
    onProgress?.(total > 0 ? Math.floor((loaded / total) * 100) : 0);

  return new Promise((resolve, reject) => {
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(answer as z.output<R>);
      else reject(failed(request.status, answer));
    };
    request.onerror = () => reject(noAnswer());
    request.onabort = () => reject(new DOMException('Upload cancelled', 'AbortError'));
    if (signal?.aborted) return request.onabort(new ProgressEvent('abort'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(multipart(body, files));
  });
}

/** Fetches a file with the session's token and hands it to the browser to keep. */
export async function download<P extends Schema, Q extends Schema, B extends Schema>(
  endpoint: Endpoint<P, Q, B>,
  parts: Parts<P, Q, B> & { name: string },
) {
  const answer = await send(endpoint, parts);
  const name = fileName(answer.headers.get('Content-Disposition')) ?? parts.name;
  keep(await contentOf(answer), name);
}

/** Fetches a file to be shown here. */
export async function fetchFile<P extends Schema, Q extends Schema, B extends Schema>(
  endpoint: Endpoint<P, Q, B>,
  parts: Parts<P, Q, B>,
) {
  return contentOf(await send(endpoint, parts));
}

const contentOf = (answer: Response) =>
  answer.blob().catch(() => {
    throw noAnswer();
  });

/** Hands what is in memory to the browser to keep. */
export function keep(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export const isCancelled = (error: unknown) =>
  (error as { name?: unknown } | undefined)?.name === 'AbortError';

function multipart(body: unknown, files: UploadParts<Schema, Schema, Schema>['files']) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined && value !== null)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const [name, given] of Object.entries(files))
    for (const file of [given].flat()) form.append(name, file, file.name);
  return form;
}

const inShort = (files: UploadParts<Schema, Schema, Schema>['files']) =>
  Object.values(files)
    .flat()
    .map(({ name, size, lastModified }) => [name, size, lastModified]);

const parsed = (text: string): unknown => attempt(() => JSON.parse(text));

function fileName(disposition: string | null) {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  const plain = disposition?.match(/filename="([^"]+)"/i)?.[1];
  return (encoded && attempt(() => decodeURIComponent(encoded))) ?? plain;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
