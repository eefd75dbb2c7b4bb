export default {
  title: 'Welkom. Zo begin je met {{organisation}}',
  intro_one: 'Nog {{count}} stap. Je kunt altijd later verder.',
  intro_other:
    'Nog {{count}} stappen, in de volgorde die jou uitkomt. Je kunt altijd later verder.',
  all_done: 'Alles is gedaan. Je kunt deze lijst verbergen.',
  close: 'Verberg deze lijst',
  tick: 'Vink af',
  done: 'Gedaan',
  open: 'Nog te doen',
  taken: 'De sjablonen staan klaar. Pas ze aan zoals jullie werken.',
  named: 'Je naam is opgeslagen.',
  steps: {
    name: {
      title: 'Je eigen naam',
      text: 'Zo heet je nu hier, in mails en in brieven. Klopt dat?',
      action: 'Opslaan',
    },
    organisation: {
      title: 'Je organisatie',
      text: 'Naam, adres, logo en wat er volgens de wet op een factuur moet staan.',
      action: 'Vul de gegevens in',
    },
    people: {
      title: 'De mensen',
      text: 'Nodig collega’s uit met de knop Persoon uitnodigen. Cliënten en studenten kun je in één keer uit een bestand halen.',
      action: 'Importeer cliënten of studenten',
    },
    lists: {
      title: 'De keuzelijsten',
      text: 'Werkgebieden, soorten documenten en producten voor facturen. Er staat al wat in; kijk of het past.',
      action: 'Bekijk de keuzelijsten',
    },
    templates: {
      title: 'Brieven en vragenlijsten',
      text: 'Neem vijf brieven en drie vragenlijsten over om mee te beginnen. Je past ze daarna aan zoals je wilt.',
      action: 'Neem ze over',
    },
  },
};
