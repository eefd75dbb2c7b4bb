import shared from '@traject/contract/common/texts.en';
import waiting from '../features/auth/waiting.en.ts';
import evaluations from '../features/evaluations/evaluations.en.ts';
import pending_evaluations from '../features/evaluations/pendingEvaluations.en.ts';
import outbox from '../features/outbox/outbox.en.ts';
import menu from '../features/shell/menu.en.ts';
import trajectories from '../features/trajectories/trajectories.en.ts';
import ui from '../ui/uiStaff.en.ts';
import viewer from '../ui/viewer/viewer.en.ts';
import notify from './notify.en.ts';

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
