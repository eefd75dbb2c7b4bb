import type { Sql } from 'postgres';

/** These belong to no organisation: people who sign in or want to, counts, and constants. */
export const tablesOfNobody = [
  'accounts',
  'address_changes',
  'backups',
  'call_counts',
  'devices',
  'installation',
  'migrations',
  'recent_events',
  'registrations',
  'removed_files',
  'sessions',
  'signing_keys',
  'trajectory_states',
];

type Role = { name: string; above: boolean; owns: string | null };
type Table = { name: string; walled: boolean; everybodys: boolean };

/**
 * Row-level security works, or the program does not start: its role is subject to it, each table
 * has it, and without naming an organisation nothing of any is visible.
 */
export async function proveWall(program: Sql) {
  await refuseMighty(program);
  const tables = await program<Table[]>`
    select c.relname as name, c.relrowsecurity
      and exists (select from pg_policy where polrelid = c.oid) as walled,
      exists (select from pg_policy where polrelid = c.oid and polname = 'everybodys') as everybodys
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname`;
  const open = tables.filter(({ name, walled }) => !walled && !tablesOfNobody.includes(name));
  if (open[0]) throw refusal(`the table ${open[0].name} is open to every organisation`);
  const walled = tables.filter((table) => table.walled).map(firstOf);
  const [seen] = await program.unsafe<{ name: string }[]>(walled.join(' union all '));
  if (seen) throw refusal(`the table ${seen.name} shows rows without any organisation`);
}

async function refuseMighty(program: Sql) {
  const [role] = await program<Role[]>`
    select rolname as name, rolsuper or rolbypassrls as above,
      (select min(relname) from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and pg_has_role(current_user, relowner, 'member')) as owns
    from pg_roles where rolname = current_user`;
  if (role?.above) throw refusal(`the role ${role.name} bypasses row-level security`);
  if (role?.owns)
    throw refusal(`the role ${role.name} has the rights of the owner of ${role.owns}`);
}

/**
 * Checks the first pages, however large it is; lists that came with the program are for everybody.
 */
const firstOf = ({ name, everybodys }: Table) => `(
  select '${name}' as name from "${name}"
  where ctid < '(8,0)' ${everybodys ? 'and organisation_id is not null' : ''} limit 1)`;

const refusal = (why: string) =>
  new Error(`Traject does not start, because one organisation could see another's data: ${why}.`);
