import events from '../features/events/events.en.ts';
import organisations from '../features/organisations/organisations.en.ts';
import people from '../features/people/people.en.ts';
import admin from '../features/shell/admin.en.ts';
import notify from './notifyAdmin.en.ts';

export default { admin, events, notify, organisations, people };
