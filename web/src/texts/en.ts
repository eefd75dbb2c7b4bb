import type { Texts } from '../platform/texts.ts';
import account from './en.account.ts';
import admin from './en.admin.ts';
import desk from './en.desk.ts';
import link from './en.link.ts';
import own from './en.own.ts';
import school from './en.school.ts';
import staff from './en.staff.ts';
import templates from './en.templates.ts';
import type nl from './nl.ts';

/** Everything: what types and tests read, and what fills in for a text that is missing. */
export default {
  ...link,
  ...admin,
  ...desk,
  ...own,
  ...school,
  ...templates,
  ...staff,
  homepage: account.homepage,
  auth: { ...link.auth, ...account.auth },
  notify: { ...admin.notify, ...school.notify, ...staff.notify },
  trajectories: { ...desk.trajectories, ...staff.trajectories },
  ui: { ...link.ui, ...admin.ui, ...staff.ui },
} satisfies Texts<typeof nl>;
