import type { Sql } from 'postgres';

/** The token of the link by which a party was asked to do the task with this id. */
export const tokenOfTask = (id: number) => `t${id}`.padEnd(43, 'x');

/** Adds what the release before the pages of clients and employers stored, to what there was. */
export async function fillBeforePortal(sql: Sql) {
  await sql.unsafe(tasks).simple();
  await sql.unsafe(appointments).simple();
  await sql.unsafe(reminders).simple();
  await sql.unsafe(invoices).simple();
}

/** Of the staff, and of both parties: asked ten days ago, done or not. */
const tasks = `
  insert into action_plans (organisation_id, title) select id, 'Start' from organisations;
  insert into action_plan_steps (organisation_id, action_plan_id, position, title, doer, anchor,
      amount, unit)
    select organisation_id, id, 1, 'Bel', 'counselor', 'intake', 3, 'days' from action_plans;
  insert into tasks (organisation_id, trajectory_id, title, person_id, due_on, created_by)
    select organisation_id, id, 'Bel ' || id, counselor_id, registration_date + 5, counselor_id
    from trajectories where id % 2 = 0;
  insert into tasks (organisation_id, trajectory_id, title, party, due_on, recipient_name,
      recipient_email, language, sender_id, sent_at, done_at, answer)
    select t.organisation_id, t.id, 'Stuur ' || t.id, p.party, current_date + 20, 'Naam',
      p.email, 'nl', t.counselor_id, now() - interval '10 days',
      case when t.id % 6 = 5 then now() - interval '8 days' end,
      case when t.id % 6 = 5 then 'Gedaan' end
    from trajectories t join people c on c.id = t.client_id, lateral (values
      ('client', c.email::text), ('employer', t.contact_email)) p (party, email)
    where t.id % 2 = 1;
  insert into links (token_hash, purpose, trajectory_id, task_id, created_at, expires_at, used_at)
    select sha256(rpad('t' || id, 43, 'x')::bytea), 'task-' || party, trajectory_id, id, sent_at,
      sent_at + interval '90 days', done_at from tasks where party is not null;`;

/** With the client, coming and past, with an answer or without. */
const appointments = `
  insert into appointments (organisation_id, trajectory_id, owner_id, kind, starts_at, ends_at)
    select organisation_id, id, counselor_id, 'progress', x.at, x.at + interval '1 hour'
    from trajectories, lateral (select now() + interval '1 day' * (id % 40 - 20) as at) x;
  insert into appointment_guests (organisation_id, appointment_id, party, name, email, language,
      answer, answered_at)
    select a.organisation_id, a.id, 'client', c.first_name, c.email, 'nl',
      case a.id % 3 when 0 then 'yes' end, case a.id % 3 when 0 then now() end
    from appointments a join trajectories t on t.id = a.trajectory_id
    join people c on c.id = t.client_id;
  insert into links (token_hash, purpose, trajectory_id, appointment_guest_id, expires_at)
    select sha256(('a' || g.id)::bytea), 'appointment', a.trajectory_id, g.id,
      a.ends_at + interval '30 days' from appointment_guests g join appointments a
      on a.id = g.appointment_id;`;

const reminders = `
  update reminder_rules set first_days = 7 where organisation_id = 2;
  insert into reminders (organisation_id, task_id, asked_at, number, at)
    select organisation_id, id, sent_at, 1, sent_at + interval '5 days' from tasks
    where party = 'client' and done_at is not null;
  insert into digests (person_id, organisation_id, week)
    select person_id, organisation_id, date '2026-11-09' from memberships
    where account_type = 'counselor';`;

const invoices = `
  insert into invoice_products (organisation_id, name, default_price, vat_percentage)
    select id, 'Begeleiding', 10000, 210 from organisations;
  insert into invoices (trajectory_id, organisation_id, invoice_number, declaration_reference,
      invoice_date)
    select id, organisation_id, '2026-' || id, '', registration_date + 30 from trajectories
    where id % 3 = 0;
  insert into invoice_rows (organisation_id, invoice_id, invoice_product_id, product_name, count,
      unit_price, vat_percentage)
    select i.organisation_id, i.id, p.id, p.name, 2, 10000, 210 from invoices i
    join invoice_products p using (organisation_id);`;
