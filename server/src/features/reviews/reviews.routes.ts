import { reviewsApi } from '@traject/contract/reviews';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { getTrajectory } from '../trajectories/trajectories.service.ts';
import { resendReview, startReview } from './reviewing.ts';

export function reviewsRoutes(serve: Serve, world: World) {
  const { clock } = world;

  serve(reviewsApi.startClient, async ({ db, trajectory, uploaded, self, language }) => {
    await startReview(world, db, { party: 'client', trajectory, uploaded, self, language });
    return getTrajectory(db, trajectory.id, { language, now: clock() });
  });

  serve(reviewsApi.startEmployer, async ({ db, trajectory, uploaded, self, language }) => {
    await startReview(world, db, { party: 'employer', trajectory, uploaded, self, language });
    return getTrajectory(db, trajectory.id, { language, now: clock() });
  });

  serve(reviewsApi.resend, async ({ db, trajectory, self, language }) => {
    await resendReview(world, db, trajectory.id, self);
    return getTrajectory(db, trajectory.id, { language, now: clock() });
  });
}
