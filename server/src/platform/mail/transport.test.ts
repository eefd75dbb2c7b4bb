import { once } from 'node:events';
import type { Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { awayWords } from '../program/awayWords.ts';
import { openTransport } from './transport.ts';

/** What the log says of a mail server. */
async function said(smtpUrl: string) {
  const from = 'Traject <traject@example.nl>';
  const transport = openTransport({ smtpUrl, from, publicUrl: 'https://a.nl', connections: 1 });
  const code = await transport.verify().then(
    () => 'it works',
    (error: { code: string }) => error.code,
  );
  transport.close();
  return awayWords('the mail server', code);
}

it('why a mail server cannot be reached is said in three ways, each of which is put right elsewhere', async () => {
  const untrusted = new SMTPServer({ secure: true, logger: false });
  untrusted.on('error', () => {});
  const server: Server = untrusted.server;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  expect(await said(`smtps://127.0.0.1:${port}`)).toBe(
    'the certificate of the mail server is not trusted (NODE_EXTRA_CA_CERTS names more authorities)',
  );
  await new Promise((done) => untrusted.close(() => done(undefined)));
  expect(await said(`smtp://127.0.0.1:${port}`)).toBe(
    'nobody listens at the port of the mail server',
  );
  expect(await said('smtp://mail.invalid')).toBe(
    'there is no machine with the name of the mail server',
  );
});
