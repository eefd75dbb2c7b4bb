import type nl from './billingMails.nl.ts';

const words: typeof nl = {
  acts: {
    invoiceMails: {
      list: 'Emails about an invoice opened',
      draft: 'Email about an invoice prepared',
      send: 'Invoice emailed',
      withdraw: 'Link to an invoice withdrawn',
      fetch: 'Invoice opened online',
      pdf: 'Invoice downloaded online',
      xml: 'E-invoice downloaded online',
      settings: 'Texts of invoice emails opened',
      setSettings: 'Texts of invoice emails changed',
      reminders: 'Payment reminders opened',
      sendReminders: 'Payment reminders sent',
      sendReminder: 'Payment reminder sent',
      dismissReminder: 'Payment reminder not sent',
      remind: 'Payment reminder sent by the program',
    },
  },
  records: { invoice_mail: 'Email about an invoice', invoice_reminder: 'Payment reminder' },
};
export default words;
