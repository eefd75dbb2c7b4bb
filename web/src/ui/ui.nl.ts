export default {
  loading: 'Laden…',
  close: 'Sluiten',
  cancel: 'Annuleren',
  retry: 'Probeer opnieuw',
  offline: 'Je bent offline. Wat je hebt ingevuld, staat er nog.',
  no_answer: 'Er kwam geen antwoord. Wat je hebt ingevuld, staat er nog.',
  required_note: '* verplicht',
  count: '{{total}} in totaal',
  count_more: 'meer dan {{total}} in totaal',
  no_picture: 'Geen profielfoto',
  see_all: 'Toon alle {{total}}',
  see_less: 'Toon minder',
  confirm: {
    title: 'Bevestigen',
    message: 'Weet je zeker dat je dit wilt verwijderen?',
    yes: 'Ja',
    no: 'Annuleren',
  },
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
