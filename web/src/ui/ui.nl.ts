export default {
  loading: 'Laden…',
  close: 'Sluiten',
  cancel: 'Annuleren',
  retry: 'Probeer opnieuw',
  scan: {
    waiting: 'Wordt nog op virussen gecontroleerd',
    infected: 'Virus gevonden, gaat niet open',
  },
  required_note: '* verplicht',
  panel_error: {
    text: 'Controleer je verbinding. Je gegevens zijn niet weg.',
  },
  error_list: {
    title: 'Opslaan is niet gelukt',
  },
  toast: {
    close: 'Melding sluiten',
    info: 'Ter informatie',
    error: 'Fout',
    warning: 'Let op',
    success: 'Gelukt',
  },
};
