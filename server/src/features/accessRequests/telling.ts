import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords } from '../../platform/texts/inWords.ts';
import { findAsker, findDeciders } from './deciders.queries.ts';

type Asked = { organisation_id: number; asked_by: number };

/** Whoever decides is told who asks, and not about whom: that stays behind the sign-in. */
export async function tellDeciders(world: World, db: Db, { organisation_id, asked_by }: Asked) {
  const asker = await findAsker(db, asked_by);
  if (!asker) return;
  const link = world.address('/access-requests');
  for (const { id, email, first_name, language } of await findDeciders(db, organisation_id))
    await world.mail.send(db, {
      to: email,
      template: 'trajectory-asked',
      language,
      data: { first_name, name: asker.name, link },
      organisation_id,
      concerns: [id, asked_by],
    });
}

type Given = { trajectory_id: number; until: string };

export async function tellAsker(
  world: World,
  db: Db,
  { organisation_id, asked_by, given }: Asked & { given?: Given },
) {
  const asker = await findAsker(db, asked_by);
  if (!asker) return;
  const { first_name, language } = asker;
  const mail = { to: asker.email, language, organisation_id, concerns: [asked_by] };
  if (!given) {
    const link = world.address('/access-requests');
    return world.mail.send(db, {
      ...mail,
      template: 'trajectory-refused',
      data: { first_name, link },
    });
  }
  const link = world.address(`/trajectories/${given.trajectory_id}`);
  const until = dayInWords(language, new Date(`${given.until}T12:00:00Z`));
  return world.mail.send(db, {
    ...mail,
    template: 'trajectory-given',
    data: { first_name, link, until },
  });
}
