import type { Today } from '@traject/contract/today';
import { compiledQuery } from '../../platform/database/compiledQuery.ts';
import type { Db } from '../../platform/database/db.ts';
import { arrivals } from './arrivals.queries.ts';
import { appointments, tasks } from './own.queries.ts';
import { changes, messages } from './pages.queries.ts';
import type { Asked, Day } from './parts.ts';
import { waiting } from './waiting.queries.ts';
import type { Whose } from './whose.ts';

type Lists = Pick<
  Today,
  'appointments' | 'tasks' | 'arrivals' | 'messages' | 'changes' | 'waiting'
>;

/** All lists in one statement: each reads the start of an index, and names what it shows. */
const build = (scope: Whose['scope']) => (db: Db, asked: Asked) =>
  db.selectNoFrom([
    appointments(scope, asked).as('appointments'),
    tasks(scope, asked).as('tasks'),
    arrivals(asked).as('arrivals'),
    messages(asked).as('messages'),
    changes(asked).as('changes'),
    waiting(asked).as('waiting'),
  ]);

const ofMine = compiledQuery(build('mine'));

/** One's own day is a short query; that of many has a connection of its own, so that none waits. */
export async function readLists(db: Db, { scope, ...whose }: Whose, day: Day): Promise<Lists> {
  const asked = { ...day, ...whose };
  const [found] =
    scope === 'mine' ? await ofMine(db, asked) : await build(scope)(db, asked).execute();
  if (!found) throw new Error('A query without a table answers with one row');
  return found as Lists;
}
