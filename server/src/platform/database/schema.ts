import type { Run } from './migrate.ts';

/**
 * The tables live in `public`: the doors in the wall look nowhere else. Whoever works in another
 * schema would make new tables beside those there are, and see only half.
 */
export async function refuseOtherSchema(run: Run) {
  const [here] = await run<{ schema: string | null; name: string }>(
    'select current_schema() as schema, current_user as name',
  );
  if (here?.schema === 'public') return;
  throw new Error(
    `Traject keeps its tables in the schema public, and '${here?.name}' works in ` +
      `${here?.schema ? `'${here.schema}'` : 'none that exists'}: ` +
      `run "alter role ${here?.name} set search_path = public" and start again; when its tables ` +
      'are in that schema already, rename it to public first.',
  );
}
