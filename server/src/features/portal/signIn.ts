import type { Language } from '@traject/contract/common/languages';
import { type Asking as Asker, countAsked } from '../../platform/access/askedMails.ts';
import type { Device } from '../../platform/access/devices.ts';
import { type Link, pageOf } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import { withinAll } from '../../platform/database/wall.ts';
import { deadLink, tooMany } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { findAddressed } from './addressed.queries.ts';

export type Asked = { email: string; language: Language; byOwner: boolean };
type Asking = Asker & { language: Language };

const minutes = 20;

/** Whoever asks too often is told so, known or not. */
export async function mayAsk(world: World, db: Db, { language, ...asking }: Asking) {
  const { email, device } = asking;
  const byOwner =
    !!device.hash && (await world.portalSessions.isKnown(await withinAll(db), email, device.hash));
  const asked = { ...asking, what: 'mine', byOwner, minutes };
  const { isTooMany, seconds } = await countAsked(world.limits, db, asked);
  if (isTooMany) throw tooMany(seconds);
  return { email, language, byOwner } satisfies Asked;
}

/**
 * One mail for each organisation that has pages for this address: what one of them sends opens
 * nothing of another. In a job, so that nobody hears from the time it takes whether there are any;
 * in one transaction, so that trying again mails nobody twice.
 */
export async function sendLinks(world: World, { email, language, byOwner }: Asked) {
  const everywhere = await withinAll(world.db);
  await everywhere.transaction().execute(async (db) => {
    for (const place of await findAddressed(db, email, world.clock())) {
      const { organisation_id } = place;
      const mail = { to: email, template: 'portal-link', organisation_id } as const;
      if (byOwner || !(await world.mail.isFull(db, mail)))
        await sendLink(world, db, { email, language, ...place });
    }
  });
}

type Place = { organisation_id: number; first_name: string; concerns: number[] };

async function sendLink(world: World, db: Db, asked: Omit<Asked, 'byOwner'> & Place) {
  const { portalSessions, links, mail, address } = world;
  const { email: to, language, organisation_id, first_name, concerns } = asked;
  const session = await portalSessions.ask(db, { organisation_id, email: to }, minutes);
  const token = await links.create(db, 'mine', { portal_session_id: session, minutes });
  const data = { first_name, link: address(pageOf('mine', token, language)), minutes };
  await mail.send(db, {
    ...{ to, template: 'portal-link', language, data, organisation_id, concerns },
  });
}

type Opening = { device: Device; remembered: boolean };

export async function openSession(
  { links, portalSessions }: World,
  db: Db,
  opened: Link & Opening,
) {
  const { portal_session_id, device, remembered } = opened;
  if (!portal_session_id) throw deadLink();
  await links.use(db, opened);
  // A browser that is not to be remembered is not known later either.
  const device_hash = remembered ? device.keep() : null;
  const given = { browser: device.browser, remembered, device_hash };
  return { token: await portalSessions.open(db, portal_session_id, given) };
}
