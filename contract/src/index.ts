import { applicationsApi } from './applications.ts';
import { approvalsApi } from './approvals.ts';
import { authApi } from './auth.ts';
import { clientsApi } from './clients.ts';
import type { Endpoint } from './common/endpoint.ts';
import { dashboardApi } from './dashboard.ts';
import { documentsApi } from './documents.ts';
import { documentTemplatesApi } from './documentTemplates.ts';
import { evaluationsApi } from './evaluations.ts';
import { experienceApi } from './experience.ts';
import { invoicesApi } from './invoices.ts';
import { notesApi } from './notes.ts';
import { organisationsApi } from './organisations.ts';
import { outboxApi } from './outbox.ts';
import { referenceApi } from './reference.ts';
import { reviewsApi } from './reviews.ts';
import { studiesApi } from './studies.ts';
import { surveysApi } from './surveys.ts';
import { surveyTemplatesApi } from './surveyTemplates.ts';
import { testsApi } from './tests.ts';
import { trajectoriesApi } from './trajectories.ts';

/** Every call there is, by feature: what the access walk, the fuzzer and OpenAPI go through. */
export const contract: Record<string, Record<string, Endpoint>> = {
  applications: applicationsApi,
  approvals: approvalsApi,
  auth: authApi,
  clients: clientsApi,
  dashboard: dashboardApi,
  documents: documentsApi,
  documentTemplates: documentTemplatesApi,
  evaluations: evaluationsApi,
  experience: experienceApi,
  invoices: invoicesApi,
  notes: notesApi,
  organisations: organisationsApi,
  outbox: outboxApi,
  reference: referenceApi,
  reviews: reviewsApi,
  studies: studiesApi,
  surveys: surveysApi,
  surveyTemplates: surveyTemplatesApi,
  tests: testsApi,
  trajectories: trajectoriesApi,
};
