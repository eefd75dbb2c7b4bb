export default {
  acts: {
    bookkeeping: {
      invoices: 'Facturen van organisatie geopend',
      export: 'Boekhouding opgehaald',
    },
    payments: {
      list: 'Betalingen van factuur geopend',
      create: 'Betaling of afboeking geboekt',
      undo: 'Betaling of afboeking ongedaan gemaakt',
      readBank: 'Bankafschrift ingelezen',
      lines: 'Bankregels geopend',
      book: 'Bankregel geboekt',
      setAside: 'Bankregel opzijgezet',
      undoLine: 'Boeking van bankregel ongedaan gemaakt',
    },
  },
  records: { payment: 'Betaling', bank_file: 'Bankafschrift', bank_line: 'Bankregel' },
};
