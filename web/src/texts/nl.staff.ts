import shared from '@traject/contract/common/texts.nl';
import waiting from '../features/auth/waiting.nl.ts';
import evaluations from '../features/evaluations/evaluations.nl.ts';
import pending_evaluations from '../features/evaluations/pendingEvaluations.nl.ts';
import outbox from '../features/outbox/outbox.nl.ts';
import menu from '../features/shell/menu.nl.ts';
import trajectories from '../features/trajectories/trajectories.nl.ts';
import ui from '../ui/uiStaff.nl.ts';
import viewer from '../ui/viewer/viewer.nl.ts';
import notify from './notify.nl.ts';

/** What the shell and the lists behind the login say. */
export default {
  ...shared,
  evaluations,
  menu,
  notify,
  outbox,
  pending_evaluations,
  trajectories,
  ui,
  viewer,
  waiting,
};
