import type { AccessRequestInput } from '@traject/contract/accessRequests';
import { selfIn } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import { reachOf } from '../../platform/access/visibility.ts';
import type { Db } from '../../platform/database/db.ts';
import { wrongField } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { addRequest, getOwn } from './accessRequests.queries.ts';
import { tellDeciders } from './telling.ts';

/** Those who see everything there have nothing to ask for. */
export async function ask(world: World, db: Db, { user, input }: Asking) {
  const { organisation_id } = input;
  const part = reachOf({ user, access: 'trajectories' }).find(
    (reach) => reach.organisation_id === organisation_id && reach.only,
  );
  if (!part) throw wrongField('organisation_id', 'unknown_choice');
  const { id: asked_by } = selfIn(user, organisation_id);
  const asked = await addRequest(db, { ...input, asked_by, asked_at: world.clock() });
  if (asked.isNew) await tellDeciders(world, db, { organisation_id, asked_by });
  return getOwn(db, asked.id, asked_by);
}

type Asking = { user: User; input: AccessRequestInput };
