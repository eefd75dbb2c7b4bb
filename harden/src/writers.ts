import { createHash } from 'node:crypto';
import type { SurveyQuestion } from '@traject/contract/common/surveyQuestions';
import type { PublicSurvey, Survey } from '@traject/contract/surveys';
import type { Trajectory } from '@traject/contract/trajectories';
import type { Database } from '@traject/server/src/platform/database/openDb.ts';
import type { Answer, Client } from './client.ts';
import type { Installation } from './installation.ts';

type Sql = Database['sql'];

/** What the server said it had done, and the query that finds it in the database. */
export type Acknowledged = { what: string; proof: string; values: (string | number)[] };

export type Desk = {
  staff: Client;
  anyone: Client;
  trajectoryId: number;
  acknowledge: (done: Acknowledged) => void;
};

/** One step of somebody's work; called again and again. */
export type Write = (desk: Desk, sql: Sql) => Promise<void>;

const pdf = (text: string) => new File([`%PDF-1.7\n%${text}\n%%EOF\n`], 'Plan.pdf');
let count = 0;

export async function writeNote({ staff, trajectoryId, acknowledge }: Desk) {
  const note = `Notitie ${process.pid}-${++count}`;
  const date = '2026-06-01 10:00:00';
  const answer = await staff.post(`/trajectories/${trajectoryId}/notes`, { note, date });
  const { id } = done<{ id: number }>(answer);
  const proof = `select from notes n join events e on e.action = 'notes.create'
    and (e.record ->> 'id')::int = n.id where n.id = $1 and n.note = $2`;
  acknowledge({ what: 'note', proof, values: [id, note] });
}

export async function fileDocument({ staff, trajectoryId, acknowledge }: Desk) {
  const file = pdf(`document ${++count}`);
  const sha256 = createHash('sha256')
    .update(await file.bytes())
    .digest('hex');
  const choices = { trajectory_file_type_id: '3', trajectory_file_action_id: '2' };
  const sending = { send_client: '1', approve_client: '1' };
  const answer = await staff.upload(`/trajectories/${trajectoryId}/files`, {
    ...choices,
    ...sending,
    file,
  });
  const { id } = done<{ id: number }>(answer);
  const proof = `select from trajectory_file_versions v join files f on f.id = v.file_id
    where v.trajectory_file_id = $1 and f.sha256 = $2`;
  acknowledge({ what: 'document', proof, values: [id, sha256] });
}

/** Rate limits are lifted: nobody files or is mailed as much in an hour as here. */
export async function anHourPasses(sql: Sql) {
  await sql`delete from call_counts`;
  await sql`update mails set created_at = created_at - interval '1 hour'`;
}

/** In a loop: the client is asked, agrees, and the trajectory starts over. */
export const askClient: Write = async (desk, sql) => {
  const { staff, trajectoryId, acknowledge } = desk;
  const path = `/trajectories/${trajectoryId}`;
  const moved = (answer: Answer) => {
    const [latest] = done<Trajectory>(answer).history;
    const proof = 'select from trajectory_history where id = $1 and trajectory_id = $2';
    acknowledge({ what: 'step', proof, values: [latest?.id ?? 0, trajectoryId] });
  };
  moved(await staff.patch(path, { trajectory_state_id: 3 }));
  moved(await staff.patch(path, { trajectory_state_id: 1 }));
  moved(await staff.upload(`${path}/start-client`, { trajectory_plan: pdf(`plan ${++count}`) }));
  const token = await newestToken(sql, trajectoryId, 'review-client');
  done(await desk.anyone.post(`/approval-request/${token}/accept`));
  const proof = `select from links l join approval_requests r on r.id = l.approval_request_id
    where l.token_hash = sha256($1::bytea) and l.used_at is not null and r.approved`;
  acknowledge({ what: 'acceptance', proof, values: [token] });
};

export const askSurvey: Write = async (desk, sql) => {
  const { staff, trajectoryId, acknowledge } = desk;
  const path = `/trajectories/${trajectoryId}/surveys`;
  const [template] = await sql`select t.id from survey_templates t
    join trajectories r using (organisation_id) where r.id = ${trajectoryId} and t.type = 'client'`;
  const body = { survey_template_id: template?.id, answers: [] };
  const { id } = done<Survey>(await staff.post(path, body));
  done(await staff.post(`${path}/${id}/start`));
  const sent = 'select from surveys where id = $1 and sent_at is not null';
  acknowledge({ what: 'survey', proof: sent, values: [id] });
  const token = await newestToken(sql, trajectoryId, 'survey-client');
  const asked = done<PublicSurvey>(await desk.anyone.get(`/surveys/${token}`));
  const answers = asked.survey_template.questions.map(answered);
  done(await desk.anyone.post(`/surveys/${token}`, { answers }));
  const proof = `select from surveys where id = $1 and answered_at is not null
    and (select count(*) from survey_answers where survey_id = $1) = $2`;
  acknowledge({ what: 'answers', proof, values: [id, answers.length] });
};

/** Somebody who works alone on a trajectory finds their own mail as its newest. */
export async function newestToken(sql: Sql, trajectoryId: number, template: string) {
  const [mail] = await sql`select data ->> 'link' as link from mails m
    join trajectories t on t.id = ${trajectoryId} join people a on a.id = t.client_id
    where m.template = ${template} and m.recipient = a.email order by m.id desc limit 1`;
  const token = (mail?.link as string | undefined)?.split('/').at(-1)?.split('?')[0];
  if (!token) throw new Error(`No mail ${template} for trajectory ${trajectoryId}`);
  return token;
}

function answered({ id, type, options }: SurveyQuestion) {
  const first = options[0]?.id;
  const answers = {
    likert: String(first),
    multiple: JSON.stringify({ checkboxes: [first], other: '' }),
    open: 'Goed geholpen.',
    scale: '7',
  };
  return { survey_question_id: id, answer: answers[type] };
}

/** Nothing was done, and the server said so. */
export class Refused extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`${answer.status} ${JSON.stringify(answer.json)}`);
    this.answer = answer;
  }
}

export function done<T>(answer: Answer): T {
  if (answer.status < 200 || answer.status > 299) throw new Refused(answer);
  return answer.json as T;
}

/** Trajectories of the demo whose client can be mailed, one for each worker. */
export const someTrajectories = ({ look }: Installation, most: number) =>
  look(async ({ sql }) => {
    const rows = await sql`select t.id from trajectories t join people a on a.id = t.client_id
      where t.organisation_id = 1 and t.deleted_at is null and a.email <> ''
      and a.id in (select client_id from trajectories group by client_id having count(*) = 1)
      and trajectory_state_id in (1, 3, 5) order by t.id limit ${most}`;
    return rows.map(({ id }) => id as number);
  });
