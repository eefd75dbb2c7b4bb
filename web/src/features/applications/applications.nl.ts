export default {
  title: 'Sollicitaties',
  add: 'Sollicitatie toevoegen',
  create: 'Nieuwe sollicitatie',
  edit: 'Sollicitatie bewerken',
  name: 'Sollicitatie {{vacancy}} bij {{company}}',
  actions: 'Acties',
  from_portfolio: 'Uit portfolio',
  empty: 'Nog geen sollicitaties',
  empty_text: 'Voeg toe waar de cliënt solliciteert. Brieven en cv’s kun je als bijlage bewaren.',
  failed: 'Sollicitaties laden is niet gelukt',
  remove: {
    title: 'Sollicitatie verwijderen?',
    message: '{{name}} verdwijnt, met de bijlagen erbij. Dat kun je niet terugdraaien.',
  },
  attachment: 'Bijlage (niet verplicht)',
  attachments: {
    open: 'Bijlagen van {{vacancy}} bij {{company}}',
    title: 'Bijlagen bij {{vacancy}}',
    list: 'Bijlagen',
    empty: 'Nog geen bijlagen',
    empty_text: 'Een brief, een cv of een diploma dat bij deze sollicitatie hoort.',
    add: 'Bijlage toevoegen',
    download: '{{name}} downloaden',
    by: '{{date}}, door {{uploader}}',
    done: 'Klaar',
    remove: {
      title: 'Bijlage verwijderen?',
      message: '{{name}} verdwijnt bij deze sollicitatie. Dat kun je niet terugdraaien.',
    },
  },
  notify: {
    application: {
      save_success: 'De sollicitatie is opgeslagen.',
      delete_success: 'De sollicitatie is verwijderd.',
      delete_error: 'De sollicitatie is niet verwijderd.',
    },
    application_attachment: {
      delete_success: 'De bijlage is verwijderd.',
      delete_error: 'De bijlage is niet verwijderd.',
    },
  },
};
