/** How it stands with a mail, wherever it was sent. */
export default {
  waiting: 'Wacht op verzending',
  waiting_because: 'Wacht op verzending: {{reason}}',
  refused: 'Niet aangekomen: {{reason}}',
  too_old: 'Te oud, niet verstuurd',
  sent: 'Verstuurd {{date}}',
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
    sign_in: 'de mailserver kent Traject niet (wachtwoord of gebruiker klopt niet)',
    away: 'de mailserver is niet bereikbaar',
    distrust: 'de mailserver vertrouwt de afzender niet',
    busy: 'de mailserver neemt de mail nu niet aan',
    other: 'de mailserver geeft een fout ({{code}})',
  },
};
