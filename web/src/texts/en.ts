import applications from '../features/applications/applications.en.ts';
import clients from '../features/clients/clients.en.ts';
import dashboard from '../features/dashboard/dashboard.en.ts';
import evaluations from '../features/evaluations/evaluations.en.ts';
import pending_evaluations from '../features/evaluations/pendingEvaluations.en.ts';
import experience from '../features/experience/experience.en.ts';
import notes from '../features/notes/notes.en.ts';
import outbox from '../features/outbox/outbox.en.ts';
import studies from '../features/studies/studies.en.ts';
import tests from '../features/tests/tests.en.ts';
import trajectories from '../features/trajectories/trajectories.en.ts';
import type { Texts } from '../platform/texts.ts';
import uiStaff from '../ui/uiStaff.en.ts';
import publicTexts from './en.public.ts';
import type nl from './nl.ts';
import notify from './notify.en.ts';
import trajectory from './trajectory.en.ts';

export default {
  ...publicTexts,
  ...trajectory,
  ui: { ...publicTexts.ui, ...uiStaff },
  evaluations,
  notify,
  applications,
  clients,
  dashboard,
  experience,
  notes,
  studies,
  tests,
  trajectories,
  outbox,
  pending_evaluations,
} satisfies Texts<typeof nl>;
