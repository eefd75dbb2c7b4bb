import { sql } from 'kysely';
import { type Rows, row } from './rows.ts';

const of =
  (table: string): Rows =>
  ({ trajectories }) =>
    sql`select ${row('x')} from ${sql.table(table)} x
    where x.trajectory_id = any(${trajectories}::integer[]) order by x.id`;

/** Rows that belong to something that belongs to a trajectory. */
const under =
  (table: string, parent: string, key: string): Rows =>
  ({ trajectories }) =>
    sql`select ${row('x')} from ${sql.table(table)} x
    join ${sql.table(parent)} p on p.id = x.${sql.ref(key)}
    where p.trajectory_id = any(${trajectories}::integer[]) order by x.*`;

/** What was done with and about a client. */
export const trajectoryRows: Record<string, Rows> = {
  trajectories: ({ trajectories }) => sql`
    select ${row('t', {
      names: { organisation: sql`o.name`, counselor: sql`a.name`, state: sql`s.code` },
    })}
    from trajectories t join organisations o on o.id = t.organisation_id
    join people a on a.id = t.counselor_id
    join trajectory_states s on s.id = t.trajectory_state_id
    where t.id = any(${trajectories}::integer[]) order by t.id`,
  trajectory_history: ({ trajectories }) => sql`
    select ${row('h', { names: { state: sql`s.code`, actor: sql`coalesce(a.name, h.actor_name)` } })}
    from trajectory_history h join trajectory_states s on s.id = h.trajectory_state_id
    left join people a on a.id = h.actor_id
    where h.trajectory_id = any(${trajectories}::integer[]) order by h.id`,
  notes: ({ trajectories }) => sql`
    select ${row('n', { names: { author: sql`a.name` } })}
    from notes n join people a on a.id = n.author_id
    where n.trajectory_id = any(${trajectories}::integer[]) order by n.id`,
  note_versions: under('note_versions', 'notes', 'note_id'),
  // Those outside any trajectory are of whoever made them, and of whoever they are for.
  tasks: ({ id, trajectories }) => sql`
    select ${row('k', { names: { colleague: sql`a.name`, done_by_name: sql`d.name` } })}
    from tasks k left join people a on a.id = k.person_id left join people d on d.id = k.done_by
    where k.trajectory_id = any(${trajectories}::integer[]) or (k.trajectory_id is null
      and (k.person_id = ${id} or k.created_by = ${id})) order by k.id`,
  appointments: ({ id, trajectories }) => sql`
    select ${row('a', { names: { owner: sql`o.name` } })}
    from appointments a join people o on o.id = a.owner_id
    where a.trajectory_id = any(${trajectories}::integer[]) or (a.trajectory_id is null
      and (a.owner_id = ${id} or exists (select from appointment_guests g
        where g.appointment_id = a.id and g.person_id = ${id})))
    order by a.id`,
  // A colleague is told what they were asked to, and not whom it was about.
  appointment_guests: ({ id, trajectories }) => sql`
    select ${row('g')} from appointment_guests g join appointments a on a.id = g.appointment_id
    where g.person_id = ${id} or a.trajectory_id = any(${trajectories}::integer[])
      or (a.trajectory_id is null and a.owner_id = ${id})
    order by g.id`,
  tests: of('tests'),
  applications: of('applications'),
  application_files: under('application_files', 'applications', 'application_id'),
  documents: of('documents'),
  trajectory_files: ({ trajectories }) => sql`
    select ${row('f', { names: { type: sql`y.name`, action: sql`c.name`, creator: sql`a.name` } })}
    from trajectory_files f join file_types y on y.id = f.trajectory_file_type_id
    join file_actions c on c.id = f.trajectory_file_action_id
    join people a on a.id = f.creator_id
    where f.trajectory_id = any(${trajectories}::integer[]) order by f.id`,
  trajectory_file_versions: under(
    'trajectory_file_versions',
    'trajectory_files',
    'trajectory_file_id',
  ),
  trajectory_file_returns: under(
    'trajectory_file_returns',
    'trajectory_files',
    'trajectory_file_id',
  ),
  approval_requests: of('approval_requests'),
  approval_request_versions: under(
    'approval_request_versions',
    'approval_requests',
    'approval_request_id',
  ),
  invoices: of('invoices'),
  invoice_rows: under('invoice_rows', 'invoices', 'invoice_id'),
  payments: ({ trajectories }) => sql`
    select ${row('p', { without: ['created_by', 'undone_by', 'bank_line_id'] })}
    from payments p join invoices i on i.id = p.invoice_id
    where i.trajectory_id = any(${trajectories}::integer[]) order by p.id`,
  invoice_reminders: ({ trajectories }) => sql`
    select ${row('m', { without: ['mail_id'] })} from invoice_reminders m
    join invoices i on i.id = m.invoice_id
    where i.trajectory_id = any(${trajectories}::integer[]) order by m.id`,
  agreed_products: of('agreed_products'),
  // They are of whoever worked them, too; what was written with them is the client's.
  worked_hours: ({ id, trajectories }) => sql`
    select ${row('w', { names: { colleague: sql`a.name` } })}
    from worked_hours w join people a on a.id = w.person_id
    where w.person_id = ${id} or w.trajectory_id = any(${trajectories}::integer[]) order by w.id`,
  invoice_batch_lines: ({ trajectories }) => sql`
    select ${row('l')} from invoice_batch_lines l
    where l.trajectory_id = any(${trajectories}::integer[]) order by l.invoice_batch_id`,
  invoice_repeats: of('invoice_repeats'),
  surveys: of('surveys'),
  survey_answers: under('survey_answers', 'surveys', 'survey_id'),
  reminders: ({ id, trajectories }) => sql`
    select ${row('m', { without: ['link_id', 'mail_id'] })} from reminders m
    left join approval_requests r on r.id = m.approval_request_id
    left join surveys s on s.id = m.survey_id left join tasks k on k.id = m.task_id
    left join evaluations e on e.id = m.evaluation_id
    where coalesce(r.trajectory_id, s.trajectory_id, k.trajectory_id)
      = any(${trajectories}::integer[]) or e.student_id = ${id} order by m.id`,
};
