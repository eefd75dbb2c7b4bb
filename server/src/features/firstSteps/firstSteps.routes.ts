import { firstStepsApi } from '@traject/contract/firstSteps';
import { selfIn } from '../../platform/access/access.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { close, setName, tick } from './firstSteps.queries.ts';
import { listSteps, takeTemplates } from './steps.ts';

export function firstStepsRoutes(serve: Serve) {
  serve(firstStepsApi.get, ({ db, organisation }) => listSteps(db, organisation.id));

  serve(firstStepsApi.tick, async ({ db, organisation, body }) => {
    await tick(db, organisation.id, body.step);
    return listSteps(db, organisation.id);
  });

  serve(firstStepsApi.setName, async ({ db, organisation, user, body }) => {
    const { id: person_id } = selfIn(user, organisation.id);
    await setName(db, { account_id: user.account_id, person_id }, body);
    await tick(db, organisation.id, 'name');
    return listSteps(db, organisation.id);
  });

  serve(firstStepsApi.takeTemplates, async ({ db, organisation }) => {
    await takeTemplates(db, organisation.id);
    return listSteps(db, organisation.id);
  });

  serve(firstStepsApi.close, async ({ db, organisation }) => {
    await close(db, organisation.id);
    return null;
  });
}
