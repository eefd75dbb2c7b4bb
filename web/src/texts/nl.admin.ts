import diplomas from '../features/diplomas/diplomas.nl.ts';
import events from '../features/events/events.nl.ts';
import first_steps from '../features/firstSteps/firstSteps.nl.ts';
import imports from '../features/imports/imports.nl.ts';
import mails from '../features/mails/mails.nl.ts';
import organisations from '../features/organisations/organisations.nl.ts';
import people from '../features/people/people.nl.ts';
import reference from '../features/reference/reference.nl.ts';
import rights from '../features/rights/rights.nl.ts';
import admin from '../features/shell/admin.nl.ts';
import removed_trajectories from '../features/trajectories/removed.nl.ts';
import mail_state from '../ui/mail/mailState.nl.ts';
import ui from '../ui/uiKept.nl.ts';
import notify from './notifyAdmin.nl.ts';

/** What administrators read. */
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
