import type nl from './invoiceMails.nl.ts';

const texts: typeof nl = {
  errors: {
    'invoice_mails.nothing_owed':
      'This invoice has been paid, or there is nothing to pay. No reminder is sent.',
    'invoice_mails.not_sent': 'This invoice has not been sent yet.',
    'invoice_mails.not_due': 'The last day to pay has not passed yet.',
    'invoice_mails.too_soon':
      'A reminder was sent less than {{days}} days ago. Wait a little longer.',
    'invoice_mails.all_sent': 'The final reminder of this invoice has already been sent.',
    'invoice_mails.decided': 'This reminder has already been decided on.',
    'invoice_mails.no_address': 'No email address of the payer is known. Please enter one.',
  },
  labels: {
    level: 'Reminder',
    mail_text: 'Text with an invoice',
    reminder_text_1: 'Text of the first reminder',
    reminder_text_2: 'Text of the second reminder',
    reminder_text_3: 'Text of the final reminder',
    reminder_days_1: 'Days until the first reminder',
    reminder_days_2: 'Days until the second reminder',
    reminder_days_3: 'Days until the final reminder',
    reminders_automatic: 'Send reminders automatically',
    ids: 'Reminders',
  },
  words: {
    subjects: {
      invoice: (number: string) => `Invoice ${number}`,
      credit: (number: string) => `Credit note ${number}`,
      1: (number: string) => `Reminder: invoice ${number}`,
      2: (number: string) => `Second reminder: invoice ${number}`,
      3: (number: string) => `Final reminder: invoice ${number}`,
    },
    house: {
      mail_text: 'Please find attached invoice {invoice number} for {amount}.',
      credit_text: 'Please find attached credit note {invoice number}.',
      reminder_text_1: [
        'You may have overlooked it: invoice {invoice number} has not been paid yet.',
        'It was due on {due date}. The amount still open is {open amount}.',
        'Could you pay it within a week? If you have already paid, there is nothing else to do.',
      ].join('\n'),
      reminder_text_2: [
        'We reminded you earlier of invoice {invoice number}. {open amount} is still open.',
        'Could you pay this amount within a week?',
        'Are you unable to pay? Let us know, so that we can find a solution.',
      ].join('\n'),
      reminder_text_3: [
        'Despite our reminders, invoice {invoice number} has not been paid yet.',
        'This is the final reminder. Please pay {open amount} within fourteen days.',
        'If we do not receive it by then, we may hand over the claim for collection.',
      ].join('\n'),
    },
  },
};
export default texts;
