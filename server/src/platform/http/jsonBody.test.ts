import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { costRatio } from '../../testing/costRatio.ts';
import { answerFailures } from './failures.ts';
import { readJsonBodies } from './jsonBody.ts';

const app = Fastify();
answerFailures(app);
readJsonBodies(app);
app.post('/', async ({ body }) => ({ body: body ?? null }));
const send = (payload: string) =>
  app.inject({
    method: 'POST',
    url: '/',
    payload,
    headers: { 'content-type': 'application/json', 'accept-language': 'nl' },
  });

describe('a JSON body', () => {
  it.each([
    '{"a":1,"b":[{"a":1},{"a":2}],"c":{"a":":{\\"a\\":1,\\"a\\":2}"}}',
    '{"a\\\\":1,"a":"\\\\\\""}',
    '{"a":"{[","A":1,"":0}',
    '[]',
    '"a:b"',
  ])('is accepted when each name appears once in its object: %s', async (text) => {
    expect((await send(text)).json()).toEqual({ body: JSON.parse(text) });
  });

  it.each([
    ['{"email":"a","email":"b"}', 'email'],
    ['{"a":{"b":[0,{"c":1,"d":2,"c":3}]}}', 'c'],
    ['{"email":"a","\\u0065mail":"b"}', 'email'],
    ['{"a":{"x":1},"a" : {"x":1}}', 'a'],
    ['{"":1,"":2}', ''],
  ])('is refused with a sentence when a name appears twice: %s', async (text, name) => {
    const answer = await send(text);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      `In dit verzoek staat ‘${name}’ twee keer. Stuur het één keer mee.`,
    ]);
  });

  it.each([
    '{"__proto__":{"id":1}}',
    '{"a":{"__proto__":1,"__proto__":2}}',
    '{"\\u005f_proto__":{"id":1}}',
    '{"constructor":{"prototype":{"id":1}}}',
    '{"a":"',
    '{"a":1}{"a":2}',
    '"\\',
    `${'['.repeat(33)}${']'.repeat(33)}`,
    '{"a":'.repeat(40_000),
  ])('is refused when it is not JSON, or touches a prototype: %.40s', async (text) => {
    expect((await send(text)).statusCode).toBe(422);
  });

  it('takes no more than its share of time when it is sixteen times as long', async () => {
    const aBody = (size: number) => {
      const rows = Array.from({ length: size }, (_, id) => ({
        id,
        name: `row "${id}"`,
        tags: [id],
      }));
      return JSON.stringify({ rows, prose: '\\" '.repeat(7 * size) });
    };
    const [short, long] = [aBody(200), aBody(3200)];
    expect(long.length).toBeGreaterThan(200_000);
    const ratio = await costRatio(
      () => send(long),
      () => send(short),
    );
    // Looking at each name beside all others would take 256 times as long.
    expect(ratio).toBeLessThan(80);
  });
});
