import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import { startMeasuring } from './metricsRoute.ts';

const METRICS_TOKEN = 'a token for whoever measures';
const lines: string[] = [];
const logTo = { write: (line: string) => void lines.push(line) };
const { app, db, world } = await testApp({ env: { METRICS_TOKEN }, logTo });

const measure = (token = METRICS_TOKEN) =>
  app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
const numberIn = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );

it('tells nothing to who does not know the token', async () => {
  expect((await measure('another')).statusCode).toBe(404);
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  const open = await measure();
  expect([open.statusCode, open.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
});

it('counts calls by the pattern of their route, and how long they took', async () => {
  await app.inject('/api/trajectories/4711');
  await app.inject('/api/trajectories/4712');
  const { body } = await measure();
  const route = 'method="GET",route="/api/trajectories/:trajectoryId",status="401"';
  const name = 'traject_http_request_duration_seconds';
  expect(numberIn(body, `${name}_count{${route}}`)).toBe(2);
  expect(numberIn(body, `${name}_bucket{${route},le="+Inf"}`)).toBe(2);
  expect(body, 'of a record').not.toContain('/471');
});

it('is text that the format allows: each name is described once, each value is a number', async () => {
  const { body } = await measure();
  const described = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? '');
  expect(new Set(described).size).toBe(described.length);
  for (const line of body
    .trimEnd()
    .split('\n')
    .filter((one) => !one.startsWith('#'))) {
    const [, name = '', value] = /^(\w+)(?:\{(?:\w+="[^"\\\n]*",?)+\})? (\S+)$/.exec(line) ?? [];
    expect(Number.isFinite(Number(value)), line).toBe(true);
    expect(described, line).toContain(name.replace(/_seconds_(bucket|sum|count)$/, '_seconds'));
  }
});

it('tells the queues, the mails and the last backup, as they are in the database', async () => {
  const started_at = new Date('2026-11-18T01:41:00Z');
  const made = { started_at, state: 'made', bytes: 4711, checked_at: started_at };
  await db.insertInto('backups').values(made).execute();
  await vi.waitUntil(
    async () => (await measure()).body.includes('traject_backup_size_bytes 4711'),
    {
      timeout: 20_000,
      interval: 500,
    },
  );
  const { body } = await measure();
  expect(numberIn(body, 'traject_backup_last_seconds')).toBe(started_at.getTime() / 1000);
  expect(numberIn(body, 'traject_database_up')).toBe(1);
  expect(numberIn(body, 'traject_jobs{queue="mail",state="waiting"}')).toBe(0);
});

it('takes over the id by which others follow a call, into each of its lines in the log', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const from = (traceparent: string) => app.inject({ url: '/livez', headers: { traceparent } });
  await from(`00-${trace}-00f067aa0ba902b7-01`);
  await from(`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`);
  await from('"},{"');
  const told = lines.map((line) => JSON.parse(line)).filter(({ route }) => route === '/livez');
  expect(told.map(({ trace_id }) => trace_id)).toEqual([trace, undefined, undefined]);
});

it('is on a port of its own where there is one, and on no other', async () => {
  const METRICS_PORT = await aFreePort();
  const stop = await startMeasuring(world.health, {
    METRICS_PORT,
    METRICS_TOKEN: undefined,
    HOST: '127.0.0.1',
  });
  // Long enough for the loop to have been looked at once.
  await pass(50);
  const at = `http://127.0.0.1:${METRICS_PORT}`;
  const answer = await fetch(`${at}/metrics`);
  expect(answer.status).toBe(200);
  expect(numberIn(await answer.text(), 'traject_event_loop_delay_seconds')).toBeGreaterThan(0);
  expect((await fetch(`${at}/readyz`)).status).toBe(404);
  await stop();
  await expect(fetch(`${at}/metrics`)).rejects.toThrow();
});

async function aFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
