import { endpoint } from '@traject/contract/common/endpoint';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { aToken } from '../testing/aToken.ts';
import { download, isCancelled, upload } from './transfer.ts';

const filesApi = endpoint({
  summary: 'Keeps a file',
  about: 'document',
  method: 'POST',
  path: '/files/:id',
  access: 'signed-in',
  params: z.strictObject({ id: z.int() }),
  body: z.strictObject({ name: z.string(), tags: z.array(z.string()) }),
  response: z.object({ id: z.int() }),
});

/** jsdom has no upload that can be watched; this one is driven by the test. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  headers: Record<string, string> = {};
  opened = '';
  sent?: FormData;
  status = 0;
  responseText = '';
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, address: string) {
    this.opened = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));

const file = new File(['abc'], 'plan.pdf', { type: 'application/pdf' });
const parts = { params: { id: 7 }, body: { name: 'Plan', tags: ['a'] }, files: { file } };

describe('an upload', () => {
  it('[SHELL-23] goes as multipart, with the fields beside the file', async () => {
    const answer = upload(filesApi, parts);
    const { opened, sent } = FakeRequest.last;
    expect(opened).toBe('POST /api/files/7');
    expect(sent?.get('name')).toBe('Plan');
    expect(sent?.get('tags')).toBe('["a"]');
    expect(sent?.get('file')).toHaveProperty('name', 'plan.pdf');
    FakeRequest.last.answer(201, { id: 3 });
    expect(await answer).toEqual({ id: 3 });
  });

  it('carries a key, which stays the same until there is an answer', async () => {
    const send = async (end: () => void) => {
      const answer = upload(filesApi, parts).catch(() => {});
      const key = FakeRequest.last.headers['Idempotency-Key'];
      end();
      await answer;
      return key;
    };
    const lost = await send(() => FakeRequest.last.onerror?.());
    const again = await send(() => FakeRequest.last.answer(200, { id: 3 }));
    const afterwards = await send(() => FakeRequest.last.answer(200, { id: 4 }));
    expect(lost).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(lost);
    expect(afterwards).not.toBe(lost);
  });

  it('[SHELL-16] carries language and token, and no JSON content type', () => {
    const token = aToken();
    localStorage.setItem('token', token);
    upload(filesApi, parts);
    expect(FakeRequest.last.headers).toMatchObject({
      'Accept-Language': 'nl',
      Authorization: `Bearer ${token}`,
    });
    expect(FakeRequest.last.headers).not.toHaveProperty('Content-Type');
  });

  it('tells how far it is', () => {
    const onProgress = vi.fn();
    upload(filesApi, { ...parts, onProgress });
    FakeRequest.last.upload.onprogress?.({ loaded: 1, total: 3 });
    FakeRequest.last.upload.onprogress?.({ loaded: 3, total: 3 });
    expect(onProgress.mock.calls).toEqual([[33], [100]]);
  });

  it.each(['before', 'after'])('can be cancelled, %s it has begun', async (when) => {
    const cancel = new AbortController();
    if (when === 'before') cancel.abort();
    const answer = upload(filesApi, { ...parts, signal: cancel.signal });
    cancel.abort();
    const error: unknown = await answer.catch((reason: unknown) => reason);
    expect(isCancelled(error)).toBe(true);
  });

  it('[ERR-01] fails with the sentences of the server, or with 500 when there is none', async () => {
    const refused = upload(filesApi, parts);
    FakeRequest.last.answer(422, { status: 422, errors: ['Te groot.'] });
    await expect(refused).rejects.toMatchObject({ status: 422, errors: ['Te groot.'] });
    const lost = upload(filesApi, parts);
    FakeRequest.last.onerror?.();
    await expect(lost).rejects.toMatchObject({ status: 500, errors: ['Something went wrong'] });
  });
});

describe('a download', () => {
  it('is kept under the name that the server gives', async () => {
    const disposition = 'attachment; filename="plan.pdf"; filename*=UTF-8\'\'pl%C3%A1n.pdf';
    const headers = { 'Content-Disposition': disposition };
    vi.stubGlobal('fetch', async () => new Response('pdf', { headers }));
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await download(filesApi, { params: { id: 7 }, name: 'file' });
    expect(names).toEqual(['plán.pdf']);
  });
});
