import { type Effect, effectsOf } from './migrationEffects.ts';

type Run = (text: string) => Promise<{ name: string }[]>;

/** Others may read meanwhile. */
const beside: Effect[] = ['creates', 'fills', 'indexes'];

/**
 * Takes all tables that these migrations need, at once or not at all. Whoever held one while waiting
 * for the next would hold up everybody behind it, and could wait for somebody who waits for them.
 */
export async function holdTables(run: Run, scripts: string[]) {
  const found = await run(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname ~ '^[a-z0-9_]+$' and pg_has_role(relowner, 'usage') order by 1`);
  const tables = found.map(({ name }) => name);
  const named = tables.filter((name) => scripts.some((script) => names(script, name)));
  const alone = named.filter((name) => scripts.some((script) => needsAlone(script, name)));
  const shared = named.filter((name) => !alone.includes(name));
  if (named.length > 0) await run(taking([lock(alone, 'access'), lock(shared, 'share row')]));
}

const names = (script: string, table: string) => new RegExp(`\\b${table}\\b`).test(script);

const needsAlone = (script: string, table: string) =>
  effectsOf(script).some(({ table: its, effect }) =>
    effect === 'unknown' ? names(script, table) : its === table && !beside.includes(effect),
  );

type Lock = (how: 'nowait' | '') => string;

const lock =
  (tables: string[], mode: string): Lock =>
  (how) =>
    tables.length > 0 ? `lock table ${tables.join()} in ${mode} exclusive mode ${how};` : '';

/** For half a minute nobody waits for us; after that they do, two seconds at a time. */
const taking = (locks: Lock[]) => `
do $$
declare
  patience text := current_setting('lock_timeout');
begin
  for attempt in 1..600 loop
    begin
      ${locks.map((take) => take('nowait')).join('\n      ')}
      return;
    exception when lock_not_available then
      perform pg_sleep(0.05);
    end;
  end loop;
  loop
    perform set_config('lock_timeout', '2s', true);
    begin
      ${locks.map((take) => take('')).join('\n      ')}
      perform set_config('lock_timeout', patience, true);
      return;
    exception when lock_not_available or deadlock_detected then
      perform pg_sleep(1);
    end;
  end loop;
end $$`;
