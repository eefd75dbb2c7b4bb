import { accountsApi } from '@traject/contract/accounts';
import { evaluationsApi } from '@traject/contract/evaluations';
import { notesApi } from '@traject/contract/notes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aToken } from '../testing/aToken.ts';
import { fakeApi, refuse } from '../testing/fakeApi.ts';
import { call, onSignedOut } from './api.ts';

const signedOut = vi.fn();

beforeEach(() => {
  signedOut.mockReset();
  onSignedOut(signedOut);
  window.history.replaceState(null, '', '/evaluation-students');
});

const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a call', () => {
  it('[SHELL-16] carries the language, the JSON content type and the token', async () => {
    const token = aToken();
    localStorage.setItem('token', token);
    const seen = fakeApi({ 'GET /pending-evaluations': [] });
    await call(evaluationsApi.pending);
    const { headers } = seen[0] ?? {};
    expect(headers?.get('Accept-Language')).toBe('nl');
    expect(headers?.get('Content-Type')).toBe('application/json');
    expect(headers?.get('Authorization')).toBe(`Bearer ${token}`);
  });

  it('[SHELL-16] asks for English when no language is stored, and has no token to show', async () => {
    localStorage.clear();
    const seen = fakeApi({ 'GET /pending-evaluations': [] });
    await call(evaluationsApi.pending);
    expect(seen[0]?.headers.get('Accept-Language')).toBe('en');
    expect(seen[0]?.headers.has('Authorization')).toBe(false);
  });

  it('fills in the path and leaves out what is not asked', async () => {
    const seen = fakeApi({
      'GET /evaluation-students': { data: [] },
      'POST /auth/activate/a%2Fb': () => new Response(null, { status: 204 }),
    });
    await call(evaluationsApi.students, { query: { name: 'de Vries & co', page: undefined } });
    await call(accountsApi.activate, { params: { token: 'a/b' } });
    expect(seen.map(({ path }) => path)).toEqual([
      '/evaluation-students?name=de+Vries+%26+co',
      '/auth/activate/a%2Fb',
    ]);
  });

  it('[ERR-01] without any answer fails with 500 and Something went wrong', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failureOf(call(evaluationsApi.pending));
    expect(error).toMatchObject({ status: 500, errors: ['Something went wrong'] });
  });

  it('that creates something carries a key: the same when it is sent again after no answer came', async () => {
    const text = { date: '2026-10-22 10:30:00', note: 'Intake.' };
    const create = (note = text) =>
      failureOf(call(notesApi.create, { params: { trajectoryId: 7 }, body: note }));
    let answer = (): Response => {
      throw new TypeError('Failed to fetch');
    };
    const seen = fakeApi({ 'POST /trajectories/7/notes': () => answer() });
    await create();
    answer = () => refuse(502, 'Bad gateway');
    await create();
    answer = () => Response.json({});
    await create();
    await create();
    await create({ ...text, note: 'Anders.' });
    const keys = seen.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3, 4]);
  });

  it('that only asks carries none', async () => {
    const seen = fakeApi({ 'GET /pending-evaluations': [] });
    await call(evaluationsApi.pending);
    expect(seen[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  it.each([
    ['JSON', refuse(422, 'De naam ontbreekt.'), 422, ['De naam ontbreekt.']],
    ['HTML', new Response('<h1>Bad gateway', { status: 502 }), 502, ['Something went wrong']],
  ])('[ERR-01] a refusal in %s becomes a status and errors', async (_, answer, status, errors) => {
    fakeApi({ 'GET /pending-evaluations': answer });
    expect(await failureOf(call(evaluationsApi.pending))).toMatchObject({ status, errors });
  });

  it('[SHELL-17] signs out on a 401', async () => {
    fakeApi({ 'GET /pending-evaluations': refuse(401, 'Log in') });
    expect(await failureOf(call(evaluationsApi.pending))).toMatchObject({ status: 401 });
    expect(signedOut).toHaveBeenCalledOnce();
  });

  it.each(['/auth', '/auth/reset/x', '/homepage', '/page_not_found', '/review-client/abc'])(
    '[SHELL-17, SHELL-20] leaves a visitor of %s alone on a 401',
    async (address) => {
      window.history.replaceState(null, '', address);
      fakeApi({ 'GET /pending-evaluations': refuse(401, 'Log in') });
      await failureOf(call(evaluationsApi.pending));
      expect(signedOut).not.toHaveBeenCalled();
    },
  );

  it.each([
    '/review-employer/t',
    '/approve-document/t',
    '/survey-client/t',
    '/survey-employer/t',
    '/task-client/t',
  ])('[SHELL-20] %s is public', async (address) => {
    window.history.replaceState(null, '', address);
    fakeApi({ 'GET /pending-evaluations': refuse(401, 'Log in') });
    await failureOf(call(evaluationsApi.pending));
    expect(signedOut).not.toHaveBeenCalled();
  });
});
