import { vi } from 'vitest';

type Answer = unknown | ((body: unknown, request: Seen) => unknown);
type Seen = { method: string; path: string; headers: Headers; body: unknown };

/**
 * `fakeApi({ 'GET /me': () => me })`: answers by method and path, 404 for the rest. A Response is
 * given as it is, anything else becomes JSON. Returns the requests as they came in.
 */
export function fakeApi(answers: Record<string, Answer>) {
  const seen: Seen[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    const path = address.replace(/^\/api/, '');
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const request = { method, path, headers: new Headers(init.headers), body: sent };
    seen.push(request);
    const answer = answers[`${method} ${path}`] ?? answers[`${method} ${path.split('?')[0]}`];
    if (answer === undefined) return refuse(404, 'No such path');
    const given = typeof answer === 'function' ? await answer(sent, request) : answer;
    return given instanceof Response ? given : Response.json(given ?? null);
  });
  return seen;
}

export const refuse = (status: number, ...errors: string[]) =>
  Response.json({ status, errors }, { status });
