import shared from '@traject/contract/common/texts.en';
import auth from '../features/auth/auth.en.ts';
import evaluations from '../features/evaluations/evaluations.en.ts';
import pending_evaluations from '../features/evaluations/pendingEvaluations.en.ts';
import outbox from '../features/outbox/outbox.en.ts';
import homepage from '../features/shell/homepage.en.ts';
import shell from '../features/shell/shell.en.ts';
import type { Texts } from '../platform/texts.ts';
import ui from '../ui/ui.en.ts';
import common from './common.en.ts';
import type nl from './nl.ts';
import notify from './notify.en.ts';
import trajectory from './trajectory.en.ts';

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
} satisfies Texts<typeof nl>;
