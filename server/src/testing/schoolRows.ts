import { randomUUID } from 'node:crypto';
import { newCode } from '../features/portfolios/code.ts';

type One = (table: string, values: Record<string, unknown>) => Promise<number>;
type Given = Record<string, unknown>;

/** A row in every table of a school. */
export async function oneSchoolRowOfEach(
  one: One,
  own: Given,
  { person_id, name, file_id, sealed_file_id }: Given,
) {
  const diploma_id = await one('diplomas', { ...own, title: name, level: '4' });
  const core_task_id = await one('core_tasks', { diploma_id, position: 1, title: 'x' });
  const work_process_id = await one('work_processes', { core_task_id, position: 1, title: 'x' });
  await one('enrolments', { ...own, student_id: person_id, diploma_id });
  const who = { student_id: person_id, evaluator_id: person_id, role: 'teacher' };
  const asked = { diploma_id, work_process_id, expires_at: new Date() };
  const evaluation_id = await one('evaluations', { ...own, ...who, ...asked });
  const group_id = await one('groups', { ...own, diploma_id, name, year: 2026 });
  await one('group_people', { ...own, group_id, person_id, part: 'student' });
  const evaluation_round_id = await one('evaluation_rounds', { ...own, expires_at: new Date() });
  const line = { evaluation_round_id, ...who, diploma_id, work_process_ids: [work_process_id] };
  await one('evaluation_round_lines', { ...own, ...line });
  const evidence = { ...own, student_id: person_id, work_process_id, title: name };
  const evidence_id = await one('evidence', evidence);
  await one('evidence_seen', { ...own, evidence_id, evaluation_id, seen_at: new Date() });
  const target = { student_id: person_id, work_process_id, score: 2, due_on: '2027-01-29' };
  await one('targets', { ...own, ...target, period: name, set_at: new Date() });
  const portfolio_id = await one('portfolios', {
    ...{ ...own, student_id: person_id, diploma_id, ...aSealed(name), file_id: sealed_file_id },
  });
  await one('portfolio_evidence', { ...own, portfolio_id, position: 0, evidence_id });
  const given = { code: name, credential_id: randomUUID(), credential: name };
  const badge = { ...own, student_id: person_id, core_task_id, granted_at: new Date() };
  await one('badges', { ...badge, ...given });
  await one('revoked_credentials', { ...own, credential_id: randomUUID() });
  const upload = { ...own, person_id, name: `${name}.mp4`, size: 10, begun_at: new Date() };
  const upload_id = await one('uploads', upload);
  await one('upload_parts', { ...own, upload_id, position: 0, file_id });
  const sent = { asked_at: new Date(), number: 1, at: new Date() };
  await one('reminders', { ...own, evaluation_id, ...sent });
  await one('digests', { ...own, person_id, week: '2026-01-05' });
}

/** What a sealed portfolio has at least. */
export const aSealed = (word: unknown) => ({
  ...{
    code: newCode(),
    language: 'nl' as const,
    sealed_by_name: 'x',
    sealed_at: new Date(),
    seal: 'x',
  },
  ...{ contents: { student: word, core_tasks: [] }, manifest: { answers: [], evidence: [] } },
});
