import { existsSync } from 'node:fs';
import { readFile, readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { signIn } from '@traject/server/src/testing/program.ts';
import { createClient } from '../client.ts';
import { until } from '../installation.ts';
import type { ImageConfig } from './build.ts';
import type { Running } from './running.ts';

/** The program promises to end within this, whatever hangs. */
const mostSeconds = 12;
const written = 'Geschreven in een container.';
const notes = '/trajectories/1/notes';

/** Podman and docker make a named volume as the folder of the image is. */
export async function isTheirs({ mounted, config }: { mounted: string; config: ImageConfig }) {
  const [inside = ''] = Object.keys(config.Volumes);
  const { uid, gid, mode } = await stat(join(mounted, inside));
  const found = `${uid}:${gid} ${(mode & 0o777).toString(8)}`;
  return found === `${config.User} 700` ? undefined : `it is ${found}`;
}

export async function saysWhose(running: Running) {
  const code = await running.ended;
  const said = /^Traject, which runs as user 10001, cannot write \/data: /.test(running.said());
  return said && code === 1 ? undefined : `it ended with ${code}`;
}

export async function isFirst(running: Running) {
  const pid = await running.first();
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const told = (name: string) => status.match(new RegExp(`^${name}:\\s*(.*)$`, 'm'))?.[1] ?? '';
  const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').join(' ');
  if (!command.includes('server/dist/program/main.js')) return `process 1 is ${command}`;
  if (/\b0\b/.test(told('Uid'))) return `its user is ${told('Uid')}`;
  if (/[^0]/.test(told('CapEff'))) return `it can do ${told('CapEff')}`;
  const node = await readlink(`/proc/${pid}/exe`);
  return node.includes('/node_modules/node-linux-') ? undefined : `its Node is ${node}`;
}

/** Tried as its own user, in every place the program could think of. */
export async function isReadOnly(running: Running) {
  const places = ['/', '/app', '/app/node_modules', '/var/lib', '/var/cache', '/var/tmp', '/home'];
  const script = 'for place; do if touch "$place/x" 2>/dev/null; then echo "$place"; fi; done';
  const open = await running.exec('sh', '-c', script, 'sh', ...places, '/data', '/tmp');
  await running.exec('rm', '/data/x', '/tmp/x');
  const root = await running.exec('grep', '-m1', ' / ', '/proc/self/mounts');
  if (!/ ro[, ]/.test(root)) return `its root is mounted as ${root}`;
  return open === '/data\n/tmp' ? undefined : `it can write ${open.replaceAll('\n', ' ')}`;
}

export async function servesWeb({ url }: Running) {
  const answer = await fetch(url);
  const page = await answer.text();
  const script = page.match(/src="([^"]+\.js)"/)?.[1];
  if (!answer.ok || !script) return `/ answers ${answer.status}: ${page.slice(0, 200)}`;
  const { status } = await fetch(new URL(script, url));
  return status === 200 ? undefined : `${script} answers ${status}`;
}

const admin = async ({ url }: Running) => createClient(() => url, await signIn(url));

export async function works(running: Running) {
  const staff = await admin(running);
  const { status, json } = await staff.get('/trajectories/1');
  if (status !== 200) return `the trajectory answers ${status}: ${JSON.stringify(json)}`;
  const note = { note: written, date: '2026-06-01 10:00:00' };
  const sent = await staff.post(notes, note);
  return sent.status < 300 ? undefined : `the note answers ${sent.status}`;
}

/** What comes with binaries of its own. */
export async function draws(running: Running) {
  const answer = await fetch(`${running.url}/api/groups/1/levels.pdf`, {
    headers: { authorization: `Bearer ${await signIn(running.url)}` },
  });
  const kind = (await answer.text()).slice(0, 5);
  if (kind !== '%PDF-') return `the PDF answers ${answer.status}: ${kind}`;
  const pixel = '{ create: { width: 9, height: 9, channels: 3, background: "red" } }';
  const script = `require('/app/node_modules/sharp')(${pixel}).webp().toBuffer()`;
  return says(
    running,
    /^\d+$/,
    'node',
    '-e',
    `${script}.then(({ length }) => console.log(length))`,
  );
}

export async function remembers(running: Running) {
  const { json } = await (await admin(running)).get(notes);
  const found = JSON.stringify(json).includes(written);
  return found ? undefined : 'the note is gone';
}

export const makesAdmin = (running: Running) =>
  says(running, /http/, 'traject', 'admin', 'new@demo.example', '--organisation', 'Nieuw');

/** A command beside the program ends well, and prints that. */
export async function says(running: Running, what: RegExp, ...command: string[]) {
  const printed = await running.exec(...command);
  return what.test(printed) ? undefined : `it printed: ${printed}`;
}

export async function stops(running: Running) {
  const { code, seconds } = await running.stop();
  if (code !== 0) return `it ended with ${code}`;
  return seconds <= mostSeconds ? undefined : `it took ${seconds} s`;
}

/** As soon as it holds its volume: its own database is being made then. */
export async function givesUp(running: Running, volume: string) {
  if (!(await until(async () => existsSync(join(volume, 'running.lock')), 60)))
    return 'it did not begin';
  const { code, seconds } = await running.stop();
  if (code !== 1) return `it ended with ${code}`;
  return seconds <= mostSeconds ? undefined : `it took ${seconds} s`;
}

export async function restored(running: Running) {
  const code = await running.ended;
  return code === 0 ? undefined : `it ended with ${code}`;
}
