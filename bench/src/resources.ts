import { setTimeout as pause } from 'node:timers/promises';
import { median } from './load.ts';
import { memoryOf, type Program } from './processes.ts';
import type { Line } from './table.ts';
import type { Visitor } from './visitor.ts';

/** When the last answers of the run have been given. */
export async function memoryLine({ pid }: Program): Promise<Line> {
  await pause(5000);
  return {
    what: 'memory of the app after the run',
    ours: `${memoryOf(pid).toFixed(0)} MiB`,
    figure: memoryOf(pid),
    goal: 150,
    way: 'at most',
    unit: 'MiB',
  };
}

/** Three starts on existing data. */
export async function startLine(start: () => Promise<Program>): Promise<Line> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const program = await start();
    times.push(program.readyAfter);
    await program.stop();
  }
  const seconds = median(times) / 1000;
  const ours = times.map((time) => `${(time / 1000).toFixed(1)} s`).join(', ');
  return {
    what: 'start to ready on existing data',
    ours,
    figure: seconds,
    goal: 2,
    way: 'at most',
    unit: 's',
  };
}

const page = {
  name: 'Brief',
  contents: '<h1>Plan van aanpak</h1><p>Wij spraken over de volgende stap.</p>',
};

/** The program must not have made a PDF before. */
export async function pdfLines({ program, call }: Visitor): Promise<Line[]> {
  const { body = '', headers } = call('/document-templates/preview', 'POST', page);
  const once = async () => {
    const began = performance.now();
    const answer = await fetch(`${program.origin}/api/document-templates/preview`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    const bytes = await answer.arrayBuffer();
    if (!answer.ok || bytes.byteLength < 1000) throw new Error(`No PDF: ${answer.status}`);
    return performance.now() - began;
  };
  const cold = await once();
  const times: number[] = [];
  for (let round = 0; round < 15; round++) times.push(await once());
  const warm = median(times);
  const line = (what: string, figure: number, goal: number): Line => ({
    what: `a one-page PDF, ${what}`,
    ours: `${figure.toFixed(0)} ms`,
    figure,
    goal,
    way: 'at most',
    unit: 'ms',
  });
  return [line('cold', cold, 3000), line('warm', warm, 100)];
}

const size = 25_000_000;

/** How much more memory is used at the peak of an upload than before it. */
export async function uploadLine({ program, call, get, ids }: Visitor): Promise<Line> {
  const path = `/trajectories/${ids[0]}/files`;
  const [type] = await get('/file-types');
  const [action] = await get('/file-actions');
  const fields = { trajectory_file_type_id: type?.id, trajectory_file_action_id: action?.id };
  const send = async (bytes: number) => {
    const answer = await fetch(`${program.origin}/api${path}`, {
      method: 'POST',
      headers: call(path).headers ?? {},
      body: aDocument(bytes, fields),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  await send(10_000);
  const before = memoryOf(program.pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(program.pid));
  }, 5);
  for (let round = 0; round < 3; round++) await send(size);
  clearInterval(watch);
  return {
    what: 'more memory while 25 MB are uploaded',
    ours: `${before.toFixed(0)} to ${most.toFixed(0)} MiB`,
    figure: most - before,
    goal: 30,
    way: 'at most',
    unit: 'MiB',
  };
}

function aDocument(bytes: number, fields: object) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  const content = Buffer.alloc(bytes, ' ');
  content.write('%PDF-1.7\n');
  content.write('\n%%EOF\n', bytes - 8);
  form.append('file', new Blob([content], { type: 'application/pdf' }), 'groot.pdf');
  return form;
}
