/** What other features may use. */
export { changeTrajectory, moveTrajectory } from './changing.ts';
export { checkCounselor } from './people.queries.ts';
export { keptDays } from './removed.queries.ts';
export { suggestTrajectories } from './suggesting.ts';
export {
  getTrajectory,
  type LockedTrajectory,
  lockTrajectory,
  trajectoriesOfClient,
} from './trajectories.queries.ts';
