const texts = {
  errors: {
    'hours.agreed_in_use': 'Hierop zijn al uren geschreven. Verwijder eerst die uren.',
    'hours.billed': 'Deze uren staan op een factuur. Ze kunnen niet meer worden gewijzigd.',
  },
  labels: {
    invoice_product_id: 'Product',
    agreed_product_id: 'Prijsafspraak',
    worked_on: 'Datum',
    kind: 'Soort',
    remark: 'Opmerking',
  },
  words: {
    on: (date: string) => `Op ${date}`,
    from: (first: string, last: string) => `Van ${first} tot en met ${last}`,
  },
};
export default texts;
