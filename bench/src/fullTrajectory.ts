import { aPdf } from '@traject/e2e/files.ts';
import { aNote } from './database.ts';
import type { Visitor } from './visitor.ts';

const full = { notes: 200, files: 100, applications: 60 };

/** Fills a trajectory as far as it is not full yet, through the program itself. */
export async function fill(visitor: Visitor, id: number) {
  const [type, action] = await Promise.all(
    ['/file-types', '/file-actions'].map(async (path) => (await visitor.get(path))[0]?.id),
  );
  const at = (list: string) => `/trajectories/${id}/${list}`;
  const add: Record<keyof typeof full, (number: number) => Promise<unknown>> = {
    notes: (number) => visitor.post(at('notes'), { ...aNote, note: `${aNote.note} (${number})` }),
    applications: (number) =>
      visitor.post(at('applications'), {
        date: '2026-11-14',
        vacancy: `Medewerker ${number}`,
        company: 'Bouwmarkt de Hamer',
      }),
    files: (number) =>
      upload(visitor, at('files'), {
        name: `plan ${number}.pdf`,
        fields: { trajectory_file_type_id: type, trajectory_file_action_id: action },
      }),
  };
  for (const [list, most] of Object.entries(full) as [keyof typeof full, number][]) {
    const found = await visitor.get<unknown[] & Partial<Paged>>(at(list));
    const there = found.meta?.total ?? found.length;
    for (let number = there; number < most; number++) await add[list](number);
  }
}

type Paged = { meta: { total: number } };
type Sent = { name: string; fields: Record<string, unknown> };

export async function upload({ program, call }: Visitor, path: string, { name, fields }: Sent) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  const { buffer, mimeType } = aPdf(name, 'Trajectplan voor negen maanden');
  form.append('file', new Blob([buffer], { type: mimeType }), name);
  const headers = call(path).headers ?? {};
  const answer = await fetch(`${program.origin}/api${path}`, {
    ...{ method: 'POST', headers, body: form },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id: number };
}
