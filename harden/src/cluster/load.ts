import { createHash, randomUUID } from 'node:crypto';
import { type Client, createClient } from '../client.ts';
import { type Calls, createCalls } from './calls.ts';

type Note = { id: number; note: string };
type Stored = { path: string; sha256: string };
export type Load = ReturnType<typeof startLoad>;
export type Visitors = { staff: Client; anyone: Client; url: string; token: string };
export type Places = { trajectories: number[]; survey: string };

const date = '2026-06-01 10:00:00';
const text = (value: object) => JSON.stringify(value);

/** Readers, writers, sign-ins, uploads and the mails that come of them, until it is told to stop. */
export function startLoad({ staff, anyone }: Visitors, { trajectories, survey }: Places) {
  const calls = createCalls();
  const notes: Note[] = [];
  const files: Stored[] = [];
  const [one = 1, ...others] = trajectories;
  for (const id of others) calls.keepOn(writing(calls, staff, id, notes), 60);
  calls.keepOn(uploading(calls, staff, one, files), 250);
  const read = (path: string) => () =>
    calls.call('read', () => staff.call({ method: 'GET', path, ...patience() }));
  for (const path of [`/trajectories/${one}`, '/trajectories?page=1', survey])
    calls.keepOn(read(path), 100);
  calls.keepOn(
    () => calls.call('sign in', () => anyone.call({ ...signingIn, ...patience() })),
    500,
  );
  return { seen: calls.seen, stop: calls.stop, notes, files };
}

const patience = () => ({ signal: AbortSignal.timeout(60_000) });

const signingIn = {
  method: 'POST',
  path: '/auth/login',
  body: text({ email: 'evaluator@demo.example', password: 'demo-demo-demo' }),
};

const writing =
  ({ insist }: Calls, staff: Client, id: number, notes: Note[]) =>
  async () => {
    const note = `Notitie ${randomUUID()}`;
    const sent = { method: 'POST', path: `/trajectories/${id}/notes`, body: text({ note, date }) };
    const answer = await insist('write', (key) => staff.call({ ...sent, key, ...patience() }));
    if (answer) notes.push({ id: (answer.json as Note).id, note });
  };

const uploading =
  ({ insist }: Calls, staff: Client, id: number, files: Stored[]) =>
  async () => {
    const { body, sha256 } = aDocument();
    const path = `/trajectories/${id}/files`;
    const sent = { method: 'POST', path, body };
    const answer = await insist('upload', (key) => staff.call({ ...sent, key, ...patience() }));
    if (!answer) return;
    const made = answer.json as { id: number; versions: { id: number }[] };
    const version = made.versions[0]?.id;
    files.push({ path: `${path}/${made.id}/versions/${version}/download`, sha256 });
  };

function aDocument() {
  const content = `%PDF-1.7\n%${randomUUID()}\n%%EOF\n`;
  const body = new FormData();
  const choices = { trajectory_file_type_id: '3', trajectory_file_action_id: '2' };
  for (const [name, value] of Object.entries({ ...choices, send_client: '1', approve_client: '1' }))
    body.append(name, value);
  body.append('file', new File([content], 'Plan.pdf'));
  return { body, sha256: createHash('sha256').update(content).digest('hex') };
}

export const visitorsOf = (url: string, token: string): Visitors => ({
  url,
  token,
  staff: createClient(() => url, token),
  anyone: createClient(() => url),
});
