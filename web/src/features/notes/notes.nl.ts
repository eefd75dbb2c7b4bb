export default {
  title: 'Notities',
  add: 'Notitie toevoegen',
  older: 'Toon oudere notities',
  create: 'Nieuwe notitie',
  edit: 'Notitie bewerken',
  name: 'Notitie van {{date}}',
  empty: 'Nog geen notities',
  empty_text: 'Schrijf op wat er is besproken of afgesproken. Je kiest zelf wie het mag lezen.',
  failed: 'Notities laden is niet gelukt',
  seen_by: { client: 'Zichtbaar voor cliënt', employer: 'Zichtbaar voor werkgever' },
  ask_visible: {
    client: 'Zichtbaar voor de cliënt?',
    employer: 'Zichtbaar voor de werkgever?',
    yes: 'Ja, maak zichtbaar',
  },
  remove: {
    title: 'Notitie verwijderen?',
    message:
      'De notitie van {{author}} van {{date}} verdwijnt. Daarna kun je dit nog tien tellen ongedaan maken.',
  },
  restored: 'De notitie staat er weer.',
  restore_failed: 'De notitie is niet teruggezet.',
  edited: 'Bewerkt door {{name}} op {{date}}',
  texts: {
    title: 'Eerdere teksten van deze notitie',
    written: 'Geschreven door {{name}}',
    edited: 'Bewerkt door {{name}} op {{date}}',
    deleted: 'Deze notitie is verwijderd',
    deleted_by: 'Door {{name}} op {{date}}. Daarna blijft de tekst 30 dagen bewaard.',
    gone: 'Deze tekst is er niet meer. Een verwijderde notitie blijft 30 dagen bewaard.',
    failed: 'Eerdere teksten laden is niet gelukt',
    restore: 'Zet terug',
  },
  alert_visible_client: 'De cliënt kan dit dan lezen. Wil je dat?',
  alert_visible_employer: 'De werkgever kan dit dan lezen. Wil je dat?',
  notify: {
    note: {
      save_success: 'De notitie is opgeslagen.',
      delete_success: 'De notitie is verwijderd.',
      delete_error: 'De notitie is niet verwijderd.',
    },
  },
};
