import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Request, Response } from '@playwright/test';
import { address } from './playwright.config.ts';

/** The token of a link stands between other characters; a session has three parts with dots. */
const linkToken = /(?<![\w-])[\w-]{43}(?![\w-])/;
const session = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;
const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A token is in the address of its own page and of that page's calls, and in no other. */
const itsPage =
  /^\/(auth\/(reset|activate|address)|(review|survey|task)-(client|employer)|approve-document|appointment|invoice|evaluate|mine)\//;
const itsCalls =
  /^\/api\/(auth\/(reset|activate|address)|approval-request|surveys|task-requests|invoice-requests|appointment|evaluate|calendar|mine\/links)\//;

/** Listens to everything browsers send and receive, for what should have stayed secret. */
export function watchSecrets(browser: Browser) {
  const leaks: string[] = [];
  const reading: Promise<void>[] = [];
  const watch = (context: BrowserContext) => {
    context.on('request', (request) => {
      leaks.push(...leaksIn(request));
      keepPasswords(request);
    });
    context.on('response', (answer) => {
      if (answer.status() < 400 || !isCall(answer.url())) return;
      reading.push(readRefusal(answer).then((found) => void leaks.push(...found)));
    });
  };
  browser.contexts().forEach(watch);
  browser.on('context', watch);
  return async () => {
    browser.off('context', watch);
    await Promise.all(reading);
    return leaks;
  };
}

const isCall = (url: string) => new URL(url).pathname.startsWith('/api/');

function leaksIn(request: Request): string[] {
  if (!request.url().startsWith(address)) return [];
  const { pathname, search } = new URL(request.url());
  const said: string[] = [];
  const { referer } = request.headers();
  if (referer) said.push(`the address it came from: ${referer}`);
  const mayHold = itsPage.test(pathname) || itsCalls.test(pathname);
  if (session.test(request.url()) || linkToken.test(mayHold ? search : `${pathname}${search}`))
    said.push('a token');
  return said.map((what) => `${request.method()} ${request.url()} gives away ${what}`);
}

/** A refusal says nothing about who else there is, and repeats no secret. */
async function readRefusal(answer: Response): Promise<string[]> {
  const body = await answer.text().catch(() => '');
  const own = answer.request().postData() ?? '';
  const others = (body.match(emails) ?? []).filter((email) => !own.includes(email));
  const found = [...others, ...(body.match(linkToken) ?? []), ...(body.match(session) ?? [])];
  return found.map((what) => `${answer.status()} ${answer.url()} gives away ${what}`);
}

const passwordsFile = () => join(process.env.E2E_DATA ?? '', 'passwords.txt');

/** Kept for the end of the run, when the server's log is searched for each of them. */
function keepPasswords(request: Request) {
  const body = isCall(request.url()) ? request.postData() : null;
  for (const [, password] of body?.matchAll(/"(?:\w+_)?password":"([^"\\]{8,})"/g) ?? [])
    appendFileSync(passwordsFile(), `${password}\n`);
}
