export default {
  title: 'Teams',
  add: 'Team toevoegen',
  create: 'Nieuw team',
  edit: 'Team bewerken',
  empty: 'Nog geen teams',
  empty_text:
    'Een teamleider ziet de trajecten van alle adviseurs in het team, ook als adviseurs verder alleen hun eigen trajecten zien.',
  failed: 'De teams laden is niet gelukt',
  leads: 'Teamleiders',
  no_lead: 'Geen teamleider',
  members: 'Adviseurs',
  no_members: 'Nog niemand',
  actions: 'Acties',
  person: 'Adviseur toevoegen',
  person_hint: 'Kies adviseurs die in het team werken.',
  in_team: 'In dit team',
  is_lead: 'Teamleider',
  lead_of: '{{name}} is teamleider',
  take_out: '{{name}} uit het team halen',
  left: 'Heeft geen toegang meer',
  choices_failed: 'De adviseurs laden is niet gelukt. Probeer het later nog eens.',
  no_lead_hint: 'Dit team heeft geen teamleider: ieder ziet alleen wat hij zonder team ook ziet.',
  remove: {
    title: 'Team verwijderen?',
    message:
      '{{name}} verdwijnt. De trajecten blijven bij hun adviseurs; een teamleider ziet ze niet meer als teamleider.',
  },
  notify: {
    team: {
      save_success: 'Het team is opgeslagen.',
      delete_success: 'Het team is verwijderd.',
      delete_error: 'Het team is niet verwijderd.',
    },
  },
};
