import shared from '@traject/contract/common/texts.nl';
import auth from '../features/auth/auth.nl.ts';
import evaluations from '../features/evaluations/evaluations.nl.ts';
import pending_evaluations from '../features/evaluations/pendingEvaluations.nl.ts';
import outbox from '../features/outbox/outbox.nl.ts';
import homepage from '../features/shell/homepage.nl.ts';
import shell from '../features/shell/shell.nl.ts';
import ui from '../ui/ui.nl.ts';
import common from './common.nl.ts';
import notify from './notify.nl.ts';
import trajectory from './trajectory.nl.ts';

export default {
  ...shared,
  ...trajectory,
  auth,
  common,
  evaluations,
  homepage,
  notify,
  outbox,
  pending_evaluations,
  shell,
  ui,
};
