/** How it stands with a mail, wherever it was sent. */
export default {
  waiting: 'Wacht op verzending',
  refused: 'Niet aangekomen: {{reason}}',
  too_old: 'Te oud, niet verstuurd',
  to: {
    waiting: 'Mail aan {{name}} wacht op verzending',
    refused: 'Niet aangekomen bij {{name}}: {{reason}}',
    too_old: 'Mail aan {{name}} was te oud en is niet verstuurd',
  },
  reasons: {
    unknown_address: 'dit adres bestaat niet',
    full: 'de mailbox is vol',
    too_large: 'de mail is te groot',
    refused: 'de mailserver weigert de mail ({{code}})',
  },
};
