import diplomas from '../features/diplomas/diplomas.en.ts';
import events from '../features/events/events.en.ts';
import first_steps from '../features/firstSteps/firstSteps.en.ts';
import imports from '../features/imports/imports.en.ts';
import mails from '../features/mails/mails.en.ts';
import organisations from '../features/organisations/organisations.en.ts';
import people from '../features/people/people.en.ts';
import reference from '../features/reference/reference.en.ts';
import rights from '../features/rights/rights.en.ts';
import admin from '../features/shell/admin.en.ts';
import removed_trajectories from '../features/trajectories/removed.en.ts';
import mail_state from '../ui/mail/mailState.en.ts';
import ui from '../ui/uiKept.en.ts';
import notify from './notifyAdmin.en.ts';

export default {
  admin,
  diplomas,
  events,
  first_steps,
  imports,
  mail_state,
  mails,
  notify,
  organisations,
  people,
  reference,
  removed_trajectories,
  rights,
  ui,
};
