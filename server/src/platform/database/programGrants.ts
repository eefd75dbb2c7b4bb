import type { Sql, TransactionSql } from 'postgres';
import { inTurns } from './migrate.ts';

/**
 * What the program's role may do: read and write rows, and call security definer functions. It
 * creates nothing and owns nothing. Granted at each start, and together with what a migration adds:
 * by then the version before works with it.
 */
export const grantToProgram = (owner: Sql, role: string) =>
  inTurns(owner, (tx) => grantWithin(tx, role));

export async function grantWithin(tx: TransactionSql, role: string) {
  await tx`select set_config('traject.program', ${role}, true)`;
  await tx.unsafe(grants).simple();
}

const grants = `
do $$
declare
  program text := quote_ident(current_setting('traject.program'));
  schemas text := 'public' || case when to_regnamespace('jobs') is not null then ', jobs' else '' end;
  door regprocedure;
begin
  if not has_database_privilege(current_setting('traject.program'), current_database(), 'connect') then
    execute format('grant connect on database %I to %s', current_database(), program);
  end if;
  execute format('grant usage on schema %s to %s', schemas, program);
  execute format('grant select, insert, update, delete on all tables in schema %s to %s',
    schemas, program);
  execute format('grant usage on all sequences in schema %s to %s', schemas, program);
  execute format('revoke all on migrations from %s', program);
  for door in select p.oid from pg_proc p where p.prosecdef and p.prorettype <> 'trigger'::regtype
    and p.pronamespace = 'public'::regnamespace
  loop
    execute format('revoke execute on function %s from public', door);
    execute format('grant execute on function %s to %s', door, program);
  end loop;
end $$`;
