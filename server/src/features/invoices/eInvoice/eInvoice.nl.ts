const texts = {
  errors: {
    'e_invoice.no_sender_name':
      'De naam van de organisatie ontbreekt. Een beheerder kan die invullen.',
    'e_invoice.unknown_country': 'Het land van de betaler is onbekend. Kies het uit de lijst.',
    'e_invoice.no_street':
      'De straat van de betaler ontbreekt. Zet die in het adres boven de postcode en plaats.',
    'e_invoice.no_place':
      'De postcode en plaats van de betaler ontbreken. Zet die op de laatste regel van het adres, bijvoorbeeld ‘1234 AB Utrecht’.',
    'e_invoice.no_payer_number':
      'Het KvK-nummer of OIN van de betaler ontbreekt. Een e-factuur heeft een van beide nodig.',
    'e_invoice.no_endpoint':
      'De betaler is niet te bereiken via Peppol. Vul het KvK-nummer, het OIN of een geldig btw-nummer in.',
    'e_invoice.no_payer_vat_number':
      'De btw is verlegd, maar een geldig btw-nummer van de betaler ontbreekt.',
    'e_invoice.no_government_reference':
      'De overheid vraagt om een ordernummer of om haar eigen referentie. Vul een van beide in.',
    'e_invoice.no_reference':
      'Een e-factuur heeft een referentie of een ordernummer van de betaler nodig.',
    'e_invoice.no_credited': 'Noem de factuur die wordt gecrediteerd.',
    'e_invoice.period_reversed': 'De periode eindigt voordat zij begint.',
    'e_invoice.no_row_name': 'Een van de regels heeft geen naam.',
    'e_invoice.rate_does_not_fit':
      'Het btw-percentage van een regel past niet bij de soort btw. Alleen het gewone tarief heeft een percentage, van 0,5% of meer.',
    'e_invoice.outside_mixed':
      'Wat buiten de btw valt, kan niet op één e-factuur met andere regels. Maak er twee facturen van.',
    'e_invoice.no_vat_reason': 'Vul bij elke vrijgestelde regel in waarom er geen btw is.',
  },
  words: {
    exempt: 'Vrijgesteld van btw',
    reverse: 'Btw verlegd',
    outside: 'Valt buiten de btw',
    payment_term: (days: number) =>
      days === 0
        ? 'Direct betalen.'
        : `Betalen binnen ${days} ${days === 1 ? 'dag' : 'dagen'} na de factuurdatum.`,
    paid_back: 'U hoeft niets te betalen. U krijgt dit bedrag terug.',
  },
};
export default texts;
