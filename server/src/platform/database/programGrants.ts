import type { Sql } from 'postgres';
import { inTurns } from './migrate.ts';

/**
 * What the program's role may do: read and write rows, and call security definer functions. It
 * creates nothing and owns nothing. Granted at each start, since a migration may have added
 * something.
 */
export const grantToProgram = (owner: Sql, role: string) =>
  inTurns(owner, async (tx) => {
    await tx`select set_config('traject.program', ${role}, true)`;
    await tx.unsafe(grants).simple();
  });

const grants = `
do $$
declare
  program text := quote_ident(current_setting('traject.program'));
  door regprocedure;
begin
  if not has_database_privilege(current_setting('traject.program'), current_database(), 'connect') then
    execute format('grant connect on database %I to %s', current_database(), program);
  end if;
  execute format('grant usage on schema public, jobs to %s', program);
  execute format('grant select, insert, update, delete on all tables in schema public, jobs to %s',
    program);
  execute format('grant usage on all sequences in schema public, jobs to %s', program);
  execute format('revoke all on migrations from %s', program);
  for door in select p.oid from pg_proc p where p.prosecdef and p.prorettype <> 'trigger'::regtype
    and p.pronamespace = 'public'::regnamespace
  loop
    execute format('revoke execute on function %s from public', door);
    execute format('grant execute on function %s to %s', door, program);
  end loop;
end $$`;
