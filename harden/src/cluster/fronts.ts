import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './debian.ts';
import { passwords } from './engines.ts';
import { asUser, keepRunning, network } from './machines.ts';

export const web = 'http://127.0.0.1:8080';
export const slots = [3001, 3002, 3003, 3004];

const answer = (headers: string) =>
  [
    'HTTP/1.1 503 Service Unavailable',
    'Content-Type: application/json',
    'Retry-After: 2',
    `${headers}\r\n`,
    '{"status":503,"errors":[]}',
  ].join('\r\n');

const haproxy = `
global
  maxconn 4000
defaults
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
listen leader
  mode tcp
  bind 127.0.0.1:5000
  option httpchk GET /primary
${[1, 2, 3].map((n) => `  server n${n} ${network}.${10 + n}:5432 check port 8008`).join('\n')}
listen programs
  mode http
  bind 127.0.0.1:8080
  option httpchk GET /readyz
  option redispatch
  retries 3
  timeout client 60s
  timeout server 60s
  errorfile 502 /srv/front/broken.http
  errorfile 503 /srv/front/away.http
  errorfile 504 /srv/front/broken.http
${slots.map((port) => `  server p${port} 127.0.0.1:${port} check`).join('\n')}
listen stats
  mode http
  bind 127.0.0.1:8404
  stats enable
  stats uri /
`;

const pgbouncer = `
[databases]
traject = host=127.0.0.1 port=5000 dbname=traject
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = 6432
pool_mode = transaction
auth_type = scram-sha-256
auth_user = pgbouncer
auth_query = select usename, passwd from pg_catalog.pg_shadow where usename = $1
auth_file = /srv/front/userlist.txt
max_prepared_statements = 500
default_pool_size = 20
max_client_conn = 500
server_login_retry = 1
server_connect_timeout = 3
`;

/** What leads to the leader, what shares its connections, and what leads to the programs. */
export async function startFronts() {
  const folder = join(root, 'srv/front');
  await mkdir(folder, { recursive: true });
  const files = {
    'haproxy.cfg': haproxy,
    'pgbouncer.ini': pgbouncer,
    'userlist.txt': `"pgbouncer" "${passwords.pgbouncer}"\n`,
    'away.http': answer('X-Front: away'),
    'broken.http': answer('X-Front: broken'),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const inside = (user: string, ...command: string[]) => asUser(user, command);
  keepRunning('haproxy', inside('haproxy', 'haproxy', '-db', '-f', '/srv/front/haproxy.cfg'));
  return keepRunning('pgbouncer', inside('postgres', 'pgbouncer', '/srv/front/pgbouncer.ini'));
}

/** Whether the front sends calls to the program on that port. */
export async function isServed(port: number) {
  const lines = await fetch('http://127.0.0.1:8404/;csv').then((answer) => answer.text());
  return lines
    .split('\n')
    .some((line) => line.startsWith(`programs,p${port},`) && /,UP,/.test(line));
}
