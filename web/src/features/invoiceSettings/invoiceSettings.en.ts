import type { Texts } from '../../platform/texts.ts';
import type nl from './invoiceSettings.nl.ts';

export default {
  title: 'Numbers and texts',
  edit: 'Edit numbers and texts',
  edit_short: 'Edit',
  saved: 'The settings have been saved.',
  failed: 'The settings could not be loaded',
  next: { invoice: 'Next invoice number', credit: 'Next credit note number' },
  explained:
    'Write {nnnn} for the counter, with one n for each digit, and {yyyy} or {yy} for the year. The counter comes last.',
  example: 'The first number of this year looks like this: {{number}}',
  as_before: 'Empty: the numbers go on the way they were.',
  fields: {
    number_form: 'Numbers of invoices',
    credit_form: 'Numbers of credit notes',
    concerns: 'Concerns',
    footer: 'Text at the bottom of the invoice',
    email: 'Email of the office',
  },
  concerns_hint: 'What a new invoice says about whom it concerns.',
  email_hint: 'For questions of payers about an invoice.',
  choices: {
    trajectory: 'Number of the trajectory',
    initials: 'Initials of the client',
    client: 'Name of the client',
    nothing: 'Nothing',
  },
  closing: {
    title: 'Closed period',
    until: 'The books are closed up to and including {{date}}.',
    never: 'No period has been closed yet.',
    text: 'In a closed period no invoice can be made final any more.',
    action: 'Close a period',
    field: 'Close up to and including',
    question: 'Close up to and including {{date}}?',
    warning:
      'This cannot be undone. Invoices with an earlier date can no longer be made final after that.',
    yes: 'Yes, close',
    done: 'The period has been closed.',
  },
} satisfies Texts<typeof nl>;
