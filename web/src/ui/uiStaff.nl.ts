/** What only forms and lists behind the login say; strangers do not load it. */
export default {
  save: 'Opslaan',
  add: 'Toevoegen',
  yes: 'Ja',
  no: 'Nee',
  edit: '{{name}} bewerken',
  remove: { action: '{{name}} verwijderen', yes: 'Ja, verwijderen' },
  discard: {
    title: 'Sluiten zonder opslaan?',
    message: 'Wat je hebt ingevuld, wordt dan niet bewaard.',
    yes: 'Ja, sluiten',
    no: 'Verder invullen',
  },
  conflict: {
    title: 'Iemand anders was je voor',
    theirs: 'Nu',
    yours: 'Jij',
    nothing: 'leeg',
    take_theirs: 'Neem hun versie over',
    keep_mine: 'Bewaar mijn versie',
  },
  wizard: { step: 'Stap {{number}} van {{total}}: {{step}}', back: 'Terug' },
};
