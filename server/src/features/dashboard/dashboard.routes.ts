import type { Language } from '@traject/contract/common/languages';
import { type Dashboard, dashboardApi, panelPageSize } from '@traject/contract/dashboard';
import type { Db } from '../../platform/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { TrajectoryScope } from '../../platform/scope.ts';
import type { User } from '../../platform/session.ts';
import { listApplications } from '../applications/applications.service.ts';
import { getClient } from '../clients/clients.service.ts';
import { listNotes } from '../notes/notes.service.ts';
import { listTests } from '../tests/tests.service.ts';
import { getTrajectory } from '../trajectories/trajectories.service.ts';

export function dashboardRoutes(serve: Serve) {
  serve(dashboardApi.get, ({ db, trajectory, user, language }) =>
    readDashboard(db, trajectory, { user, language }),
  );
}

type Reader = { user: User; language: Language };

async function readDashboard(
  db: Db,
  { id, client_id }: TrajectoryScope,
  { user, language }: Reader,
): Promise<Dashboard> {
  const [trajectory, client, notes, tests, applications] = await Promise.all([
    getTrajectory(db, id, language),
    getClient(db, client_id, user),
    listNotes(db, id),
    listTests(db, id),
    listApplications(db, id, { page: 1, per_page: panelPageSize }),
  ]);
  const { job_functions: experience, studies } = client;
  const counts = {
    notes: notes.length,
    experience: experience.length,
    studies: studies.length,
    tests: tests.length,
    applications: applications.meta.total,
  };
  return { trajectory, client, notes, experience, studies, tests, applications, counts };
}
