const texts = {
  errors: {
    'invoice_mails.nothing_owed':
      'Deze factuur is betaald of er is niets te betalen. Er gaat geen herinnering uit.',
    'invoice_mails.not_sent': 'Deze factuur is nog niet verstuurd.',
    'invoice_mails.not_due': 'De laatste dag om te betalen is nog niet voorbij.',
    'invoice_mails.too_soon':
      'Er ging korter dan {{days}} dagen geleden al een herinnering uit. Wacht nog even.',
    'invoice_mails.all_sent': 'De laatste herinnering van deze factuur is al verstuurd.',
    'invoice_mails.decided': 'Over deze herinnering is al beslist.',
    'invoice_mails.no_address': 'Van de betaler is geen e-mailadres bekend. Vul het in.',
  },
  labels: {
    level: 'Herinnering',
    mail_text: 'Tekst bij een factuur',
    reminder_text_1: 'Tekst van de eerste herinnering',
    reminder_text_2: 'Tekst van de tweede herinnering',
    reminder_text_3: 'Tekst van de laatste herinnering',
    reminder_days_1: 'Dagen tot de eerste herinnering',
    reminder_days_2: 'Dagen tot de tweede herinnering',
    reminder_days_3: 'Dagen tot de laatste herinnering',
    reminders_automatic: 'Herinneringen vanzelf versturen',
    ids: 'Herinneringen',
  },
  words: {
    subjects: {
      invoice: (number: string) => `Factuur ${number}`,
      credit: (number: string) => `Creditfactuur ${number}`,
      1: (number: string) => `Herinnering: factuur ${number}`,
      2: (number: string) => `Tweede herinnering: factuur ${number}`,
      3: (number: string) => `Laatste herinnering: factuur ${number}`,
    },
    /** What an organisation says that has no words of its own. */
    house: {
      mail_text: 'Hierbij ontvangt u factuur {factuurnummer} van {bedrag}.',
      credit_text: 'Hierbij ontvangt u creditfactuur {factuurnummer}.',
      reminder_text_1: [
        'Misschien is het u ontgaan: factuur {factuurnummer} is nog niet betaald.',
        'U kon betalen tot en met {vervaldatum}. Er staat nog {openstaand} open.',
        'Wilt u dit bedrag binnen een week overmaken? Hebt u al betaald, dan hoeft u niets te doen.',
      ].join('\n'),
      reminder_text_2: [
        'Eerder herinnerden wij u aan factuur {factuurnummer}. Er staat nog {openstaand} open.',
        'Wilt u dit bedrag binnen een week overmaken?',
        'Lukt het niet om te betalen? Laat het ons dan weten, dan zoeken we een oplossing.',
      ].join('\n'),
      reminder_text_3: [
        'Factuur {factuurnummer} is ondanks onze herinneringen nog niet betaald.',
        'Dit is de laatste herinnering. Betaal {openstaand} binnen veertien dagen.',
        'Krijgen wij het bedrag dan niet, dan kunnen wij de vordering uit handen geven.',
      ].join('\n'),
    },
  },
};
export default texts;
