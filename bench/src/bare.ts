import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { checkPassword, hashPassword } from '@traject/server/src/platform/access/passwords.ts';
import pg from 'pg';
import type { Statement, Statements } from './statements.ts';

/** The practical limit of a Node server: the same SQL, JSON.stringify, and nothing else. */
const { one, notes, create } = JSON.parse(process.env.STATEMENTS ?? '{}') as Statements;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const stored = hashPassword('measure measure measure');

const columns = `t.id, t.client_id, t.contact_name, t.registration_date, t.trajectory_state_id,
  json_build_object('id', c.id, 'name', c.name) as client,
  json_build_object('id', b.id, 'name', b.name) as counselor,
  json_build_object('id', o.id, 'name', o.name) as organisation`;
const naive = {
  name: 'naive',
  text: `select ${columns} from trajectories t join people c on c.id = t.client_id
    join people b on b.id = t.counselor_id join organisations o on o.id = t.organisation_id
    where t.organisation_id = $1 and t.deleted_at is null
    order by t.registration_date desc, t.id desc limit 15 offset $2`,
};
const total = {
  name: 'total',
  text: `select count(*)::int as total from trajectories
    where organisation_id = $1 and deleted_at is null`,
};

const answers: Record<string, (rest: number[]) => Promise<unknown>> = {
  '': async () => ({}),
  one: async ([id]) => (await query(pool, 'one', one[0], { id })).rows[0],
  notes: async ([id]) => (await query(pool, 'notes', notes[0], { id })).rows,
  create: ([id]) => inTransaction(id),
  list: async ([organisation, offset]) => ({
    data: (await pool.query({ ...naive, values: [organisation, offset] })).rows,
    meta: (await pool.query({ ...total, values: [organisation] })).rows[0],
  }),
  argon2: async () => checkPassword('measure measure measure', await stored),
};

createServer(async (request, response) => {
  const [, what = '', ...rest] = (request.url ?? '').split('/');
  for await (const _ of request);
  const body = JSON.stringify(await answers[what]?.(rest.map(Number)));
  response.setHeader('content-type', 'application/json').end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));

type Ids = { id?: number | undefined; made?: number };

async function inTransaction(id: number | undefined) {
  const client = await pool.connect();
  await client.query('begin');
  const [insert, event] = create;
  const { rows } = await query(client, 'insert', insert, { id });
  await query(client, 'event', event, { id, made: rows[0].id });
  await client.query('commit');
  client.release();
  return rows[0];
}

function query(
  to: pg.Pool | pg.PoolClient,
  name: string,
  statement: Statement | undefined,
  { id, made }: Ids,
) {
  const { text = '', values = [] } = statement ?? {};
  const marks: Record<string, string> = { id: `${id}`, made: `${made}`, request: randomUUID() };
  const known = values.map((value) =>
    typeof value === 'string'
      ? value.replace(/:(id|made|request)/g, (_, mark) => marks[mark] ?? '')
      : value,
  );
  return to.query({ name, text, values: known });
}
