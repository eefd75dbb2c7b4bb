import type { Endpoint } from '@traject/contract/common/endpoint';
import { expect } from 'vitest';
import { aDesk } from './desk.ts';
import { tokenIn } from './mails.ts';
import type { OpenedApp } from './openApp.ts';

/** A counselor's desk, and the pages of the people around its trajectories. */
export async function aPortalDesk(app: OpenedApp) {
  const desk = await aDesk(app);
  const staff = app.as(desk.token);

  async function aCase(given?: Parameters<typeof desk.aCase>[0]) {
    const one = await desk.aCase(given);
    const invite = (party: 'client' | 'employer') =>
      staff.post(`${one.path}/portal/${party}/invite`);
    const close = (party: 'client' | 'employer') => staff.post(`${one.path}/portal/${party}/close`);
    return { ...one, invite, close };
  }
  return { ...desk, staff, aCase, ...visitor(app) };
}

/** Somebody with a mailbox and nothing else. */
export function visitor(opened: OpenedApp) {
  const { db, as } = opened;
  const linksTo = async (email: string) => {
    const mails = db.selectFrom('mails').where('recipient', '=', email).orderBy('id');
    const found = await mails.where('template', '=', 'portal-link').select('data').execute();
    return found.map(({ data }) => tokenIn(data));
  };

  /** The newest link to an address, which is waited for. */
  async function askedLink(email: string) {
    const before = (await linksTo(email)).length;
    expect((await as().post('/mine/links', { email })).statusCode).toBe(204);
    const count = async () => (await linksTo(email)).length;
    await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(before);
    return (await linksTo(email)).at(-1) ?? '';
  }

  async function sessionOf(email: string, remembered = true) {
    const link = await askedLink(email);
    return (await as().post(`/mine/links/${link}`, { remembered })).json().token as string;
  }

  const known = (token: string) => inBrowser(opened, token);
  const visit = async (email: string) => known(await sessionOf(email));
  /** The only page of an address, in a browser that knows it. */
  const onPage = async (email: string) => onlyPage(await visit(email));
  return { linksTo, askedLink, sessionOf, known, visit, onPage };
}

/** What somebody can do in a browser that knows them. */
function inBrowser({ app }: OpenedApp, token: string) {
  const headers = { authorization: `Party ${token}`, 'accept-language': 'nl' };
  const by = (method: Endpoint['method']) => (path: string, payload?: object) =>
    app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
  const get = by('GET');
  const post = by('POST');
  return {
    get,
    post,
    patch: by('PATCH'),
    delete: by('DELETE'),
    upload: (path: string, parts: Record<string, File | string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(parts)) form.append(name, value);
      return post(path, form);
    },
    mine: async () => (await get('/mine')).json(),
  };
}

async function onlyPage(browser: ReturnType<typeof inBrowser>) {
  const [{ id }] = (await browser.mine()).pages;
  const path = `/mine/pages/${id}`;
  const page = async () => (await browser.get(path)).json();
  /** Opens the first thing that is asked there: the token of it. */
  const question = async () => {
    const [{ kind, id }] = (await page()).asked;
    const opened = await browser.post(`${path}/questions`, { kind, id });
    return (opened.json().path as string).split('/')[2] ?? '';
  };
  const write = (text: string) => browser.upload(`${path}/messages`, { text });
  return { ...browser, path, page, question, write };
}
