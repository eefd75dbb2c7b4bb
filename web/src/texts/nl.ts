import account from './nl.account.ts';
import admin from './nl.admin.ts';
import desk from './nl.desk.ts';
import link from './nl.link.ts';
import own from './nl.own.ts';
import school from './nl.school.ts';
import staff from './nl.staff.ts';
import templates from './nl.templates.ts';

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
};
