export default {
  title: 'Notities',
  add: 'Notitie toevoegen',
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
    message: 'De notitie van {{author}} van {{date}} verdwijnt. Dat kun je niet terugdraaien.',
  },
};
