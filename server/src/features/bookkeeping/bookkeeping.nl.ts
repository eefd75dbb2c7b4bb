const texts = {
  labels: {
    payer: 'Betaler',
    sort: 'Volgorde',
    format: 'Soort bestand',
  },
  words: {
    title: 'Facturen en betalingen',
    heads: [
      'Soort',
      'Factuurnummer',
      'Datum',
      'Vervaldatum',
      'Betaler',
      'Btw',
      'Btw %',
      'Zonder btw',
      'Btw-bedrag',
      'Met btw',
      'Betaald',
      'Omschrijving',
    ],
    kinds: {
      invoice: 'Factuur',
      credit: 'Creditfactuur',
      payment: 'Betaling',
      write_off: 'Afboeking',
    },
    categories: {
      standard: 'Belast',
      zero: 'Nultarief',
      exempt: 'Vrijgesteld',
      reverse: 'Verlegd',
      outside: 'Buiten de btw',
    },
  },
};
export default texts;
