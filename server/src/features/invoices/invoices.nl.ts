type Payment = { amount: string; due: string; iban: string; name: string; invoice_number: string };

const texts = {
  errors: {
    'invoice.number_taken':
      'Factuurnummer {{number}} bestaat al. Het eerste vrije nummer is {{next}}.',
    'invoice.product_taken': 'Er is al een product met de naam ‘{{name}}’. Kies dat uit de lijst.',
    'invoice.too_many_rows': 'Een factuur heeft hoogstens {{most}} regels.',
    'invoice.no_organisation_address':
      'Het adres van de organisatie ontbreekt. Een beheerder kan dat invullen.',
    'invoice.no_kvk_number':
      'Het KvK-nummer van de organisatie ontbreekt. Een beheerder kan dat invullen.',
    'invoice.no_vat_number':
      'Het btw-nummer van de organisatie ontbreekt. Een beheerder kan dat invullen.',
    'invoice.no_iban': 'Het IBAN van de organisatie ontbreekt. Een beheerder kan dat invullen.',
    'invoice.no_billed_name': 'De ontvanger van de factuur ontbreekt. Vul dat in bij de factuur.',
    'invoice.no_billed_address': 'Het adres van de betaler ontbreekt. Vul dat in bij de factuur.',
    'invoice.no_rows': 'De factuur heeft nog geen regels.',
  },
  labels: {
    invoice_number: 'Factuurnummer',
    declaration_reference: 'Declaratiereferentie',
    invoice_date: 'Factuurdatum',
    billed_name: 'Factuur aan',
    billed_address: 'Adres op de factuur',
    billed_vat_number: 'Btw-nummer van de klant',
    rows: 'Regels',
    invoice_product: 'Product',
    count: 'Aantal',
    unit_price: 'Prijs per stuk',
    vat_percentage: 'Btw',
    default_price: 'Prijs',
    product_name: 'Product',
  },
  words: {
    invoice: 'Factuur',
    credit: 'Creditfactuur',
    number: 'Factuurnummer',
    date: 'Factuurdatum',
    due: 'Betalen uiterlijk',
    reference: 'Referentie',
    vat_number: 'Btw-nummer',
    product: 'Product',
    count: 'Aantal',
    unit_price: 'Prijs per stuk',
    vat: 'Btw',
    amount: 'Bedrag',
    total: 'Totaal excl. btw',
    vat_over: (rate: string, over: string) => `Btw ${rate} over ${over}`,
    total_with_vat: 'Totaal incl. btw',
    pay: ({ amount, due, iban, name, invoice_number }: Payment) =>
      `Betaal ${amount} uiterlijk ${due} op rekening ${iban} van ${name}. Noem daarbij het factuurnummer ${invoice_number}.`,
    nothing_to_pay: 'U hoeft niets te betalen.',
    paid_back: (amount: string) => `U hoeft niets te betalen. U krijgt ${amount} terug.`,
  },
};
export default texts;
