export default {
  title: 'Beheer',
  people: 'Personen',
  teams: 'Teams',
  organisations: 'Organisaties',
  reference: 'Keuzelijsten',
  diplomas: 'Diploma’s',
  imports: 'Importeren',
  mails: 'Mail',
  removed: 'Verwijderd',
  events: 'Logboek',
  archive: { title: '{{name}} archiveren?', yes: 'Archiveer', action: '{{name}} archiveren' },
  restore: { title: '{{name}} terugzetten?', yes: 'Zet terug', action: '{{name}} terugzetten' },
};
