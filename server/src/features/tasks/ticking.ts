import type { TaskDone } from '@traject/contract/tasks';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { type LockedTask, setTask, stopMails } from './write.queries.ts';

/** Once: what somebody else ticked off a moment ago stays theirs. */
export async function tickOff(
  { clock }: World,
  db: Db,
  stored: LockedTask,
  { answer, self }: TaskDone & { self: Self },
) {
  if (stored.done_at && answer) throw unprocessable('task.already_done');
  if (stored.done_at) return;
  const said = answer ? { answer } : {};
  await setTask(db, stored.id, { done_at: clock(), done_by: self.id, ...said });
  await stopMails(db, stored.id);
}

/** What was answered stays until there is another answer, and the link of the party works again. */
export async function reopen({ links }: World, db: Db, stored: LockedTask) {
  if (!stored.done_at) return;
  await setTask(db, stored.id, { done_at: null, done_by: null });
  await links.reopenTask(db, stored.id);
}
