import events from '../features/events/events.nl.ts';
import organisations from '../features/organisations/organisations.nl.ts';
import people from '../features/people/people.nl.ts';
import admin from '../features/shell/admin.nl.ts';
import notify from './notifyAdmin.nl.ts';

/** What administrators read. */
export default { admin, events, notify, organisations, people };
