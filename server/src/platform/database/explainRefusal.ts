import type { Sql } from 'postgres';

const extensions = ['btree_gin', 'citext', 'pg_trgm', 'unaccent'];

/** Insufficient privilege; a type or a function that is not found, as of an extension elsewhere. */
const ofRights = ['42501', '42704', '42883'];

/**
 * A user that is less than the owner of the database cannot prepare it: what an administrator of the
 * server has to run once is said instead of the first thing that was refused.
 */
export async function explainRefusal(sql: Sql, error: unknown): Promise<never> {
  const { code = '', message } = error as { code?: string; message: string };
  const statements = ofRights.includes(code) ? await lacking(sql) : [];
  if (statements.length === 0) throw error;
  throw new Error(
    `The user of DATABASE_URL may not prepare this database (${message}): run this once in it as ` +
      `one who may, and start again: ${statements.join(' ')}`,
  );
}

async function lacking(sql: Sql): Promise<string[]> {
  const found = await sql<{ statement: string }[]>`
    select format('grant create on database %I to %I;', current_database(), current_user) as statement
      where not has_database_privilege(current_database(), 'create')
    union all
    select format('grant create on schema public to %I;', current_user)
      where not has_schema_privilege('public', 'create')
    union all
    select case when x.oid is null then format('create extension %I schema public;', name)
      else format('alter extension %I set schema public;', name) end
    from unnest(${extensions}::text[]) name left join pg_extension x on x.extname = name
    where x.oid is null or x.extnamespace <> 'public'::regnamespace`;
  return found.map(({ statement }) => statement);
}
