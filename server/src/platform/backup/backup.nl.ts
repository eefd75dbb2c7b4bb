/** Why there is no backup, or why it could not be restored. */
const texts = {
  errors: {
    'backup.folder_missing': 'De map {{folder}} is er niet, of het bestand daarin is weg.',
    'backup.folder_not': '{{folder}} is geen map.',
    'backup.folder_closed': 'In {{folder}} mag niet worden geschreven of gelezen.',
    'backup.disk_full': 'De schijf met {{folder}} is vol.',
    'backup.disk_fails': 'De schijf met {{folder}} hapert.',
    'backup.folder_away': 'De machine waarop {{folder}} staat, antwoordt niet.',
    'backup.same_second': 'Er staat in {{folder}} al een back-up van dezelfde seconde: {{name}}.',
    'backup.bucket_missing': 'De bucket {{bucket}} is er niet, of de back-up daarin is weg.',
    'backup.bucket_refuses':
      'De bucket {{bucket}} weigert ({{status}}); kijk naar de sleutels en hun rechten.',
    'backup.bucket_away': 'De bucket {{bucket}} antwoordt niet.',
    'backup.bucket_wrong': 'De bucket {{bucket}} antwoordt niet zoals het hoort ({{status}}).',
    'backup.other_key':
      'De bewaarde back-up gaat niet open: hij is voor een andere sleutel versleuteld.',
    'backup.damaged':
      'De bewaarde back-up gaat niet open: hij is beschadigd, of is nooit met age versleuteld.',
    'backup.files_away': 'De opslag van de bestanden antwoordt niet.',
    'backup.database': 'De database antwoordt niet zoals het hoort ({{code}}).',
    'backup.outside': 'Buiten het programma ging iets mis ({{code}}).',
    'backup.program': 'In het programma ging iets mis ({{kind}}).',
    'backup.stopped': 'De back-up werd afgebroken: het proces of de machine is gestopt.',
    'backup.no_room':
      'Er is niet genoeg ruimte op de schijf met {{folder}}: er is {{free}} GB vrij, en er is {{needed}} GB nodig.',
    'backup.other': 'Wat er is bewaard, is niet wat er werd weggezet.',
    'backup.rows': 'Van de {{rows}} rijen van {{table}} kwamen er {{found}} terug.',
  },
};
export default texts;
