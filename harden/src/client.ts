export type Answer = { status: number; headers: Headers; json: unknown };
export type Client = ReturnType<typeof createClient>;

type Sent = {
  method: string;
  path: string;
  body?: string | FormData;
  signal?: AbortSignal;
  /** The idempotency key: it happens once, however often it is sent. */
  key?: string;
};

/**
 * Calls the API as a browser would; each call from a different address, to stay below the rate
 * limits.
 */
export function createClient(url: () => string, token?: string) {
  async function call({ method, path, body, signal, key }: Sent): Promise<Answer> {
    const headers = new Headers({ 'accept-language': 'nl', 'x-forwarded-for': nextAddress() });
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (key) headers.set('idempotency-key', key);
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    const init = { method, headers, ...(body && { body }), ...(signal && { signal }) };
    const answer = await fetch(`${url()}/api${path}`, init);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, json: text && JSON.parse(text) };
  }
  const sending = (method: string) => (path: string, body?: object) =>
    call({ method, path, ...(body && { body: JSON.stringify(body) }) });
  return {
    call,
    get: (path: string, signal?: AbortSignal) =>
      call({ method: 'GET', path, ...(signal && { signal }) }),
    post: sending('POST'),
    patch: sending('PATCH'),
    upload(path: string, parts: Record<string, string | File>) {
      const body = new FormData();
      for (const [name, value] of Object.entries(parts)) body.append(name, value);
      return call({ method: 'POST', path, body });
    },
  };
}

let calls = 0;
function nextAddress() {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}
