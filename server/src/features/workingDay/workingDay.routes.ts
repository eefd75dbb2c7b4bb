import { workingDayApi } from '@traject/contract/workingDay';
import { nextVersion, refuseStale } from '../../platform/database/versionedUpdate.ts';
import { wrongField } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import {
  getWorkingDay,
  lockOrganisation,
  openStates,
  setWorkingDay,
} from './workingDay.queries.ts';

export function workingDayRoutes(serve: Serve, { clock }: World) {
  serve(workingDayApi.get, ({ db, organisation }) => getWorkingDay(db, organisation.id));
  serve(workingDayApi.set, async ({ db, self, organisation: { id }, body }) => {
    const { version, ...chosen } = body;
    refuseOtherStates(chosen.state_days.map(({ trajectory_state_id }) => trajectory_state_id));
    const stored = await lockOrganisation(db, id);
    await refuseStale(db, stored, { seen: version, self });
    await setWorkingDay(db, id, { ...chosen, next: nextVersion(stored, { self, clock }) });
    return getWorkingDay(db, id);
  });
}

/** Only a trajectory that is not finished can wait too long. */
function refuseOtherStates(ids: number[]) {
  const isRight = new Set(ids).size === ids.length && ids.every((id) => openStates.includes(id));
  if (!isRight) throw wrongField('state_days', 'unknown_choice');
}
