import type { Sql } from 'postgres';

/** A day that was filled earlier has passed: everything around it moves along. */
export async function moveToToday(sql: Sql) {
  const [filled] = await sql<
    { days: number }[]
  >`select current_date - day as days from bench.filled`;
  const days = filled?.days ?? 0;
  if (days === 0) return;
  // Nothing happens to what moves: no trigger has to look at it.
  await sql`set session_replication_role = replica`;
  await sql`set statement_timeout = 0`;
  for (const [table, columns] of Object.entries(moving)) {
    const moved = columns.map((name) => `${name} = ${name} + make_interval(days => ${days})`);
    await sql.unsafe(`update ${table} set ${moved.join()}`);
    await sql.unsafe(`vacuum full analyze ${table}`);
  }
  await sql`update bench.filled set day = current_date`;
  await sql`reset session_replication_role`;
}

const moving = {
  tasks: ['due_on', 'done_at', 'sent_at', 'opened_at'],
  appointments: ['starts_at', 'ends_at'],
  approval_requests: ['sent_at', 'opened_at', 'decided_at'],
  surveys: ['sent_at', 'opened_at', 'answered_at'],
  links: ['created_at', 'expires_at', 'opened_at', 'used_at'],
  messages: ['sent_at', 'read_at'],
  evaluations: ['requested_at', 'expires_at', 'done_at', 'told_at', 'expiry_told_at'],
  trajectories: ['last_contact_on', 'state_since'],
};
