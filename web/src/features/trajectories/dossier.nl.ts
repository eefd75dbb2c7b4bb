/** The texts of one trajectory's dashboard, which the list does not need. */
export default {
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
    start_client: {
      button: 'Start cliënttraject',
      hint: 'Je kiest een plan. {{client}} krijgt een mail om akkoord te geven.',
    },
    start_employer: {
      button: 'Start werkgeverstraject',
      hint: 'Je kiest een plan en een offerte. {{contact}} krijgt een mail om akkoord te geven.',
    },
    complete: {
      button: 'Traject afronden',
      hint: 'Je kiest hoe het traject is geëindigd en schrijft op waarom.',
    },
  },
  link: {
    title: 'De link van {{name}} werkt straks niet meer',
    moved:
      '{{name}} kreeg op {{date}} een mail op {{email}} met een link om akkoord te geven. Met een andere status werkt die link niet meer. {{name}} krijgt daar geen mail over.',
    readdressed:
      '{{name}} kreeg op {{date}} een mail op {{email}} met een link om akkoord te geven. Met een ander adres werkt die link niet meer. {{name}} krijgt daar geen mail over. Stuur de mail daarna opnieuw.',
    yes: 'Ja, opslaan',
    no: 'Terug',
  },
  history: { title: 'Geschiedenis', show: 'Tonen', hide: 'Verbergen' },
  remove: {
    button: 'Traject verwijderen',
    title: 'Traject verwijderen?',
    message:
      'Het traject van {{client}} verdwijnt uit alle lijsten, met de notities, de documenten en al het andere dat erbij hoort. Links die al verstuurd zijn, werken dan niet meer. Genodigden horen dat komende afspraken niet doorgaan. Een beheerder kan het nog 30 dagen terugzetten.',
  },
  removed: {
    restored: 'Het traject staat er weer.',
    restore_failed: 'Het traject is niet teruggezet.',
  },
};
