import type { Language } from '@traject/contract/common/languages';
import { colleaguesOf } from '../../platform/access/readers.ts';
import { recordEvents } from '../../platform/audit/events.ts';
import type { Db } from '../../platform/database/db.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { namesInWords } from '../../platform/texts/inWords.ts';
import { batchSize, inBatches } from './batches.ts';
import { partyKinds } from './due.queries.ts';
import { type Ended, markEnded } from './ended.queries.ts';

type Run = { everywhere: Db; now: Date };

/** The sender, or the counselor where the sender no longer sees it, is told once. */
export const tellEnded = (world: World, { everywhere, now }: Run) =>
  inBatches(everywhere, async (db) => {
    const parts: Ended[][] = [];
    for (const kind of partyKinds)
      parts.push(await markEnded(db, kind, { now, most: batchSize + 1 }));
    const ended = parts.flat();
    if (ended.length > 0) await tell(world, db, { ended, now });
    return { found: Math.max(...parts.map((part) => part.length)), done: ended.length };
  });

async function tell(world: World, db: Db, { ended, now }: { ended: Ended[]; now: Date }) {
  const firstOf = await colleaguesOf(db, {
    trajectories: ended.map(({ trajectory_id: id, organisation_id }) => ({ id, organisation_id })),
    people: ended.flatMap(candidates),
    today: today(() => now),
  });
  const told = ended.flatMap((one) => {
    const { trajectory_id: id, organisation_id } = one;
    const reader = firstOf({ id, organisation_id }, candidates(one));
    return reader ? [{ ...one, reader }] : [];
  });
  const readers = [...Map.groupBy(told, ({ reader }) => reader.id).values()] as unknown as Told[];
  await world.mail.sendMany(
    db,
    readers.map((all) => letterTo(world, all)),
  );
  await recordEvents(db, ended.map(eventOf), 'reminders');
}

const candidates = ({ sender_id, counselor_id }: Ended) => [
  ...(sender_id ? [sender_id] : []),
  counselor_id,
];

type Reader = { id: number; email: string; first_name: string; language: Language };
type One = Ended & { reader: Reader };
type Told = [One, ...One[]];

/** A record belongs to one organisation, so this is one mail per reader and organisation. */
function letterTo({ address }: World, told: Told) {
  const [{ reader, organisation_id }] = told;
  const { email: to, language, first_name } = reader;
  const trajectories = new Map(told.map((one) => [one.trajectory_id, one]));
  const [only, ...more] = trajectories.keys();
  const single = more.length === 0 && only ? { trajectory_id: only } : {};
  const count = (kind: Ended['kind']) => told.filter((one) => one.kind === kind).length;
  const data = {
    first_name,
    link: address(single.trajectory_id ? `/trajectories/${only}` : '/trajectories'),
    approvals: count('approval'),
    surveys: count('survey'),
    tasks: count('task'),
    clients: namesInWords(
      language,
      told.map(({ client }) => client),
    ),
  };
  const concerns = [reader.id, ...told.map(({ client_id }) => client_id)];
  const about = { to, language, organisation_id, concerns, ...single };
  return { ...about, template: 'unanswered' as const, data };
}

const eventOf = ({ kind, id, organisation_id, trajectory_id }: Ended) => ({
  action: 'reminders.unanswered',
  organisation_id,
  record: {
    trajectoryId: String(trajectory_id),
    ...(kind === 'survey' && { surveyId: String(id) }),
    ...(kind === 'task' && { taskId: String(id) }),
  },
});
