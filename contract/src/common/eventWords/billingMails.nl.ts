export default {
  acts: {
    invoiceMails: {
      list: 'Mails over een factuur geopend',
      draft: 'Mail over een factuur voorbereid',
      send: 'Factuur gemaild',
      withdraw: 'Link naar een factuur ingetrokken',
      fetch: 'Factuur online geopend',
      pdf: 'Factuur online opgehaald',
      xml: 'E-factuur online opgehaald',
      settings: 'Teksten voor factuurmails geopend',
      setSettings: 'Teksten voor factuurmails gewijzigd',
      reminders: 'Betalingsherinneringen geopend',
      sendReminders: 'Betalingsherinneringen gestuurd',
      sendReminder: 'Betalingsherinnering gestuurd',
      dismissReminder: 'Betalingsherinnering niet gestuurd',
      remind: 'Betalingsherinnering gestuurd door het programma',
    },
  },
  records: { invoice_mail: 'Mail over een factuur', invoice_reminder: 'Betalingsherinnering' },
};
