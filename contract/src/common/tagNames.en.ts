import type nl from './tagNames.nl.ts';
import type { InAnother } from './texts.ts';

export default {
  'client-name': 'Name of the client',
  'client-first-name': 'First name of the client',
  'client-last-name': 'Last name of the client',
  'client-date-of-birth': 'Date of birth of the client',
  'client-address': 'Street and house number of the client',
  'client-postal-code': 'Postal code of the client',
  'client-city': 'City of the client',
  'client-email': 'Email address of the client',
  'client-phone': 'Phone number of the client',
  'counselor-name': 'Name of the counselor',
  'counselor-email': 'Email address of the counselor',
  'organisation-name': 'Name of the organisation',
  'contact-name': 'Contact person of the employer',
  'contact-email': 'Email of the contact person',
  'contact-phone': 'Phone of the contact person',
  'registration-date': 'Date of registration',
  'intake-date': 'Date of the intake',
  category: 'Category of the trajectory',
  length: 'Length of the trajectory in months',
  today: 'Today’s date',
} satisfies InAnother<typeof nl>;
