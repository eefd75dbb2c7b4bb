export default {
  title: 'Cliënt',
  gender: { m: 'Man', f: 'Vrouw', w: 'Vrouw', x: 'Anders' },
  sections: {
    person: 'Persoon',
    address: 'Adres',
    contact: 'Contact',
    work: 'Opleiding en werk',
  },
  search: {
    next: 'Volgende',
    refused: 'Zoeken is niet gelukt',
    explanation:
      'Kijk eerst of de cliënt al bekend is. Dan hoef je de gegevens niet opnieuw in te vullen.',
    organisations_failed: 'De organisaties laden is niet gelukt.',
    known: '{{client}} is al bekend bij {{organisation}}. Kijk of de gegevens nog kloppen.',
    unknown:
      '{{organisation}} kent nog niemand met {{email}}. Je maakt hier een nieuwe cliënt aan.',
    other_address:
      'Dit e-mailadres is al van iemand die bekend is. Ga terug en zoek op dit adres, of kies een ander.',
    take_on: 'Toch inschrijven als nieuwe cliënt',
    type_mismatch: {
      title: 'Dit account is geen cliënt',
      text: 'Het e-mailadres hoort bij iemand die geen cliënt is, bijvoorbeeld een collega. Gebruik een ander adres.',
    },
    closed: {
      title: 'Deze cliënt is van een collega',
      text: 'Het e-mailadres is van een cliënt die je niet kunt zien. Vraag toegang als je deze persoon ook gaat begeleiden.',
    },
    organisation_mismatch: {
      title: 'Deze cliënt hoort bij een andere organisatie',
      text: 'Het e-mailadres is van een cliënt van een andere organisatie. Je kunt deze persoon ook hier inschrijven. De gegevens vul je zelf in: wat de andere organisatie bewaart, zie je niet.',
    },
  },
  profile: {
    title: 'Profiel',
    edit: 'Profiel bewerken',
    edit_short: 'Bewerken',
    failed: 'Het profiel laden is niet gelukt',
    born: 'Geboren',
    address: 'Adres',
    nothing: 'niet ingevuld',
  },
  notify: { client: { save_success: 'De cliënt is opgeslagen.' } },
};
