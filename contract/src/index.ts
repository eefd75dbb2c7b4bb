import { applicationsApi } from './applications.ts';
import { authApi } from './auth.ts';
import { clientsApi } from './clients.ts';
import type { Endpoint } from './common/endpoint.ts';
import { dashboardApi } from './dashboard.ts';
import { evaluationsApi } from './evaluations.ts';
import { experienceApi } from './experience.ts';
import { notesApi } from './notes.ts';
import { outboxApi } from './outbox.ts';
import { referenceApi } from './reference.ts';
import { studiesApi } from './studies.ts';
import { testsApi } from './tests.ts';
import { trajectoriesApi } from './trajectories.ts';

/** Every call there is, by feature: what the access walk, the fuzzer and OpenAPI go through. */
export const contract: Record<string, Record<string, Endpoint>> = {
  applications: applicationsApi,
  auth: authApi,
  clients: clientsApi,
  dashboard: dashboardApi,
  evaluations: evaluationsApi,
  experience: experienceApi,
  notes: notesApi,
  outbox: outboxApi,
  reference: referenceApi,
  studies: studiesApi,
  tests: testsApi,
  trajectories: trajectoriesApi,
};
