import { password, visitors } from './database.ts';
import type { Call } from './load.ts';
import type { Program } from './processes.ts';

export async function signIn(program: Program, email: string) {
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${program.origin}/api${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const body = JSON.stringify({ email, password });
  const json = { 'content-type': 'application/json' };
  const { token } = await send('/auth/login', { method: 'POST', headers: json, body });
  const headers = { authorization: `Bearer ${token}` };
  return {
    program,
    token: token as string,
    get: <T = { id: number }[]>(path: string) => send(path, { headers }) as Promise<T>,
    post: <T>(path: string, sent: object) =>
      send(path, {
        ...{ method: 'POST', body: JSON.stringify(sent) },
        headers: { ...headers, ...json },
      }) as Promise<T>,
    call: (path: string, method: Call['method'] = 'GET', sent?: object): Call => ({
      method,
      path: `/api${path}`,
      headers,
      ...(sent && { body: JSON.stringify(sent) }),
    }),
  };
}

/** Somebody of the staff, and what they can open. */
export type Visitor = Awaited<ReturnType<typeof visitorOf>>;

export async function visitorOf(program: Program, email = visitors.everyone) {
  const signedIn = await signIn(program, email);
  const page = (number: number) => signedIn.get<Page>(`/trajectories?page=${number}&per_page=100`);
  const first = await page(1);
  const pages = [1, Math.ceil(first.meta.last_page / 2)];
  const found = (await Promise.all(pages.map(page))).flatMap(({ data }) => data);
  return {
    ...signedIn,
    ids: found.map(({ id }) => id),
    names: found.slice(0, 40).map(({ client }) => client.name.split(' ').at(-1) ?? ''),
    organisation: found[0]?.organisation.id ?? 0,
    total: first.meta.total,
  };
}

type Page = {
  data: { id: number; client: { name: string }; organisation: { id: number } }[];
  meta: { last_page: number; total: number };
};
