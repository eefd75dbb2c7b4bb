import { appointmentFinder } from './features/appointments/appointments.scope.ts';
import { clientFinder } from './features/clients/clients.scope.ts';
import { findRound } from './features/evaluationRounds/evaluationRounds.scope.ts';
import { findEvaluation, findStudent } from './features/evaluations/evaluations.scope.ts';
import { findGroup } from './features/groups/groups.scope.ts';
import { findOrganisation } from './features/organisations/organisations.scope.ts';
import { findPerson } from './features/people/people.scope.ts';
import { pageFinder } from './features/portal/portal.scope.ts';
import { findLooseTask } from './features/tasks/tasks.scope.ts';
import { trajectoryFinder } from './features/trajectories/trajectories.scope.ts';
import { createScopes } from './platform/access/scope.ts';
import type { Invalidation } from './platform/database/invalidation.ts';
import type { Clock } from './platform/program/clock.ts';

/** Which feature finds what a path names. */
export const openScopes = (invalidation: Invalidation, clock: Clock) =>
  createScopes({
    trajectory: trajectoryFinder(invalidation, clock),
    client: clientFinder(clock),
    student: findStudent,
    evaluation: findEvaluation,
    group: findGroup,
    round: findRound,
    appointment: appointmentFinder(clock),
    organisation: findOrganisation,
    person: findPerson,
    looseTask: findLooseTask,
    page: pageFinder(clock),
  });
