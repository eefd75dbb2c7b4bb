import type { Language } from '@traject/contract/common/languages';
import { type Link, pageOf } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import { withinAll } from '../../platform/database/wall.ts';
import { deadLink } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { findAddressed } from './addressed.queries.ts';

export type Asked = { email: string; language: Language };

const minutes = 20;

/**
 * One mail for each organisation that has pages for this address: what one of them sends opens
 * nothing of another. In a job, so that nobody hears from the time it takes whether there are any;
 * in one transaction, so that trying again mails nobody twice.
 */
export async function sendLinks(world: World, { email, language }: Asked) {
  const everywhere = await withinAll(world.db);
  await everywhere.transaction().execute(async (db) => {
    for (const place of await findAddressed(db, email, world.clock()))
      if (!(await world.mail.isFull(db, email)))
        await sendLink(world, db, { email, language, ...place });
  });
}

type Place = { organisation_id: number; first_name: string; concerns: number[] };

async function sendLink(world: World, db: Db, asked: Asked & Place) {
  const { portalSessions, links, mail, address } = world;
  const { email: to, language, organisation_id, first_name, concerns } = asked;
  const session = await portalSessions.ask(db, { organisation_id, email: to }, minutes);
  const token = await links.create(db, 'mine', { portal_session_id: session, minutes });
  const data = { first_name, link: address(pageOf('mine', token, language)), minutes };
  await mail.send(db, {
    ...{ to, template: 'portal-link', language, data, organisation_id, concerns },
  });
}

type Opening = { browser: string | null; remembered: boolean };

export async function openSession(
  { links, portalSessions }: World,
  db: Db,
  opened: Link & Opening,
) {
  const { portal_session_id, browser, remembered } = opened;
  if (!portal_session_id) throw deadLink();
  await links.use(db, opened);
  return { token: await portalSessions.open(db, portal_session_id, { browser, remembered }) };
}
