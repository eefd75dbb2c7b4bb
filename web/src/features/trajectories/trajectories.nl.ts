export default {
  title: 'Trajecten',
  add: 'Nieuw traject',
  search: 'Zoek op cliënt of contactpersoon',
  advisor: 'Adviseur',
  client: 'Cliënt',
  contact: 'Contactpersoon',
  status: 'Status',
  registered: 'Aangemeld',
  view: 'Bekijken',
  view_of: 'Bekijk het traject van {{name}}',
  state: 'Status',
  all_states: 'Alle statussen',
  all_counselors: 'Alle adviseurs',
  order: 'Nieuwste aanmelding eerst',
  empty: 'Nog geen trajecten',
  empty_text: 'Maak een nieuw traject. Dan staat het hier.',
  none_found: 'Geen traject gevonden',
  none_found_text:
    'Er is geen traject dat hierbij past. Wis het zoekveld of kies een ander filter.',
  failed: 'Trajecten laden is niet gelukt',
  choices_failed: 'De keuzes laden is niet gelukt.',
  edit: 'Traject bewerken',
  create: 'Traject maken',
  steps: { search: 'Zoeken', client: 'Cliënt', trajectory: 'Traject' },
  info: {
    title: 'Traject',
    edit: 'Bewerken',
    failed: 'Het traject laden is niet gelukt',
    since: 'sinds {{date}}',
    registered: 'Aangemeld',
    registered_by: '{{date}}, door {{name}}',
    intake: 'Intake',
    length: 'Duur',
    months_one: '{{count}} maand',
    months_other: '{{count}} maanden',
  },
  rejected: {
    client: 'Afgewezen door de cliënt',
    employer: 'Afgewezen door de werkgever',
    somebody: 'Afgewezen',
  },
  action: {
    contact: 'de contactpersoon',
    not_yet: 'Dit kan nog niet in deze versie',
    start_client: {
      button: 'Start cliënttraject',
      hint: 'Je kiest een plan. {{client}} krijgt een mail om akkoord te geven.',
      missing:
        'Documenten versturen komt in een volgende versie. Tot dan kun je de status bij Bewerken aanpassen.',
    },
    start_employer: {
      button: 'Start werkgeverstraject',
      hint: 'Je kiest een plan en een offerte. {{contact}} krijgt een mail om akkoord te geven.',
      missing:
        'Documenten versturen komt in een volgende versie. Tot dan kun je de status bij Bewerken aanpassen.',
    },
    complete: {
      button: 'Traject afronden',
      hint: 'Je kiest hoe het traject is geëindigd en schrijft op waarom.',
      missing:
        'Vragenlijsten versturen komt in een volgende versie. Tot dan kun je het traject bij Bewerken afronden.',
    },
  },
  history: { title: 'Geschiedenis', show: 'Tonen', hide: 'Verbergen' },
  remove: {
    button: 'Traject verwijderen',
    title: 'Traject verwijderen?',
    message:
      'Het traject van {{client}} verdwijnt uit alle lijsten. Links die al verstuurd zijn werken niet meer.',
  },
};
