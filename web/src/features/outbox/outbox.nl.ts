export default {
  title: 'Verstuurde mails',
  intro: 'In deze demo gaan mails niet de deur uit. Hier lees je wat er verstuurd zou zijn.',
  to: 'Aan {{to}}',
  attachments: 'Bijlagen: {{names}}',
  refused: 'De mailserver heeft deze mail geweigerd ({{code}}).',
  empty: 'Nog geen mails',
  empty_text: 'Stuurt iemand een uitnodiging of een link? Dan staat die mail hier.',
  error: 'Mails laden is niet gelukt',
};
