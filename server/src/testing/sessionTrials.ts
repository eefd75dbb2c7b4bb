import { connect } from 'node:net';
import { anAccount, anOrganisation, tokenOf } from './factories.ts';
import { lastMail } from './mails.ts';
import type { OpenedApp } from './openApp.ts';
import { sessionAttacks } from './sessionAttacks.ts';

const calls = [
  ['GET', '/auth/me'],
  ['GET', '/trajectories'],
  ['POST', '/auth/logout'],
] as const;

/**
 * Tries every forged or ended session on calls that need one; returns what was not refused with
 * 401.
 */
export async function forgedSessions(opened: OpenedApp) {
  const wrong: string[] = [];
  const attacks = Object.entries(await sessionAttacks(opened));
  for (const [name, authorization] of attacks)
    for (const [method, url] of calls) {
      const { statusCode } = await opened.send({ method, url, headers: { authorization } });
      if (statusCode !== 401) wrong.push(`${name}: ${method} ${url} answered ${statusCode}`);
    }
  return { tried: attacks.length * calls.length, wrong };
}

const spoofs = [
  (n: number) => ({ 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` }),
  (n: number) => ({ forwarded: `for=10.1.${n >> 8}.${n & 255}` }),
  (n: number) => ({ 'x-real-ip': `10.2.${n >> 8}.${n & 255}` }),
  (n: number) => ({ 'cf-connecting-ip': `10.3.0.${n & 255}`, 'x-client-ip': `10.3.0.${n & 255}` }),
];

type Tries = { count: number; emailOf: (n: number) => string };

/** Wrong passwords all at once, each as if from somewhere else; returns how many were checked. */
export async function spoofedSignIns({ send }: OpenedApp, { count, emailOf }: Tries) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      send({
        method: 'POST',
        url: '/auth/login',
        headers: spoofs[n % spoofs.length]?.(n) ?? {},
        body: { email: emailOf(n), password: `wrong guess ${n}` },
      }),
    ),
  );
  const with_ = (status: number) => answers.filter((one) => one.statusCode === status).length;
  return { looked: with_(422), refused: with_(429) };
}

const elsewhere = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  forwarded: 'host=evil.example;proto=gopher',
  'x-original-host': 'evil.example',
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
};

/** The links in the mails caused by a call with another site in its headers. */
export async function linksFromElsewhere(opened: OpenedApp): Promise<string[]> {
  const { db, send, world } = opened;
  const own = await anOrganisation(db);
  const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
  const { email: forgetful } = await anAccount(db);
  const [registered, invited] = [`r${own.id}@example.nl`, `i${own.id}@example.nl`];
  const name = { first_name: 'Noor', last_name: 'Bos' };
  const password = { password: 'correct horse battery', repeat_password: 'correct horse battery' };
  const post = (url: string, body: object, more = {}) =>
    send({ method: 'POST', url, body, headers: { ...elsewhere, ...more } });
  await post('/auth/forgot', { email: forgetful });
  const both = { email: registered, repeat_email: registered };
  await post('/auth/register', { ...both, ...name, ...password });
  const place = { organisation_id: own.id, account_types: ['counselor'] };
  const headers = { authorization: `Bearer ${admin}` };
  await post('/people', { email: invited, ...name, ...place }, headers);
  const mails = await Promise.all([forgetful, registered, invited].map((to) => lastMail(db, to)));
  return mails.map(({ data }) => data.link);
}

/** The first line that a real connection answers to headers no client would send. */
export async function answerTo(opened: OpenedApp, headers: string[]): Promise<string> {
  const { port } = new URL(await listening(opened));
  const socket = connect(Number(port), '127.0.0.1');
  let said = '';
  socket.on('data', (bytes) => {
    said += bytes;
  });
  // What is too long is cut off, with or without an answer.
  socket.on('error', () => {});
  const lines = ['GET /api/auth/me HTTP/1.1', 'Host: x', ...headers, 'Connection: close'];
  socket.write(`${lines.join(crlf)}${crlf}${crlf}`);
  await new Promise((resolve) => socket.once('close', resolve));
  return said.split(crlf)[0] || 'cut off';
}

const crlf = '\r\n';

const listening = async ({ app }: OpenedApp) =>
  app.server.listening ? app.listeningOrigin : app.listen({ port: 0, host: '127.0.0.1' });
