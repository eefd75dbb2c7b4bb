import { mayShare, type Why } from '@traject/contract/common/visibility';
import { portalApi } from '@traject/contract/portal';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { lockTrajectory } from '../approvals/approvals.service.ts';
import { invite, inviteContact } from './inviting.ts';
import { readPage } from './page.ts';
import { findPageId, readShared, removeContact, setSeen } from './shared.queries.ts';
import { closePage } from './states.queries.ts';

/** What staff see of the pages of a trajectory, and who may open them. */
export function staffRoutes(serve: Serve, world: World) {
  const { clock } = world;
  serve(portalApi.shared, ({ db, trajectory }) => readShared(db, trajectory.id, clock()));
  serve(portalApi.view, async ({ db, trajectory, params: { party } }) => {
    const page = await findPageId(db, trajectory.id, party);
    return readPage(db, { id: page?.id ?? 0, trajectory_id: trajectory.id, party }, clock());
  });
  serve(portalApi.invite, async ({ db, trajectory: { id }, params: { party }, self }) => {
    await invite(world, db, { trajectory_id: id, party }, self);
    return readShared(db, id, clock());
  });
  serve(portalApi.close, async ({ db, trajectory: { id }, params: { party } }) => {
    const { organisation_id } = await lockTrajectory(db, id, notFound);
    await closePage(db, { trajectory_id: id, organisation_id, party }, clock());
    return readShared(db, id, clock());
  });
  serve(portalApi.addContact, async ({ db, trajectory: { id, reasons }, body, self }) => {
    refuseGuest(reasons);
    await inviteContact(world, db, id, { ...body, self });
    return readShared(db, id, clock());
  });
  serve(portalApi.removeContact, async ({ db, trajectory: { id, reasons }, params }) => {
    refuseGuest(reasons);
    await removeContact(db, id, params.portalContactId);
    return readShared(db, id, clock());
  });
  serve(portalApi.seen, async ({ db, trajectory: { id }, body }) => {
    await setSeen(db, id, body.up_to, clock());
    return readShared(db, id, clock());
  });
}

/** Whoever is in for a while lets nobody in who stays. */
function refuseGuest(reasons: readonly Why[]) {
  if (!mayShare(reasons)) throw forbidden('member.may_not_share');
}
