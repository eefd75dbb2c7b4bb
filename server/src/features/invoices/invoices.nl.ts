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
    'invoice.no_reverse_number':
      'Het btw-nummer van de betaler ontbreekt. Bij verlegde btw moet het op de factuur staan.',
    'invoice.no_vat_reason': 'Bij een vrijgestelde regel ontbreekt de reden van de vrijstelling.',
    'invoice.is_final':
      'Deze factuur is definitief. Ze kan niet meer worden gewijzigd of verwijderd.',
    'invoice.not_final': 'Deze factuur is nog een concept.',
    'invoice.no_e_invoice': 'Bij deze factuur is geen e-factuur gekozen.',
    'invoice.closed': 'De boekhouding is gesloten tot en met {{until}}. Kies een latere datum.',
    'invoice.closed_already':
      'De boekhouding is al gesloten tot en met {{until}}. Kies een latere datum.',
    'invoice.close_ahead': 'Een periode kan pas worden gesloten als ze voorbij is.',
    'invoice.far_date': 'De factuurdatum ligt meer dan {{days}} dagen in de toekomst.',
    'invoice.not_creditable': 'Alleen een definitieve factuur kan worden gecrediteerd.',
    'invoice.credited_already':
      'Van deze factuur is al een deel gecrediteerd. Maak een creditfactuur voor de rest.',
    'invoice.credited_too_much':
      'Er wordt meer gecrediteerd dan er is gefactureerd: bij dit btw-tarief {{amount}}.',
    'invoice.credited_vat':
      'Door de afronding wordt zo meer btw gecrediteerd dan er is gefactureerd. Crediteer een groter deel in één keer.',
    'invoice.credited_total':
      'Een creditfactuur neemt iets terug, en hoogstens wat er van de factuur over is. Crediteer een korting samen met de regels waar ze bij hoort.',
    'invoice.below_zero':
      'Het totaal is lager dan nul. Crediteer in plaats daarvan de factuur waar het om gaat.',
    'invoice.same_series':
      'Facturen en creditfacturen zouden dezelfde nummers krijgen. Kies bij de factuurinstellingen een andere vorm voor creditfacturen.',
    'invoice.other_rows': 'De regels zijn intussen veranderd. Probeer het opnieuw.',
    'invoice.no_rows': 'De factuur heeft nog geen regels.',
    'invoice.too_long':
      'Deze factuur is te lang om af te drukken. Kort de teksten in of verdeel de regels over meer facturen.',
  },
  labels: {
    invoice_number: 'Factuurnummer',
    declaration_reference: 'Declaratiereferentie',
    invoice_date: 'Factuurdatum',
    billed_name: 'Factuur aan',
    billed_address: 'Adres op de factuur',
    billed_vat_number: 'Btw-nummer van de klant',
    payer_id: 'Betaler',
    order_number: 'Inkooporder',
    payer_reference: 'Kenmerk van de betaler',
    concerns: 'Betreft',
    service_from: 'Dienst van',
    service_to: 'Dienst tot en met',
    e_invoice: 'E-factuur',
    number_form: 'Vorm van factuurnummers',
    credit_form: 'Vorm van creditfactuurnummers',
    footer: 'Tekst onderaan',
    until: 'Gesloten tot en met',
    due_date: 'Betalen uiterlijk',
    total_with_vat: 'Totaal incl. btw',
    vat_category: 'Soort btw',
    vat_reason: 'Reden zonder btw',
    text: 'Tekst',
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
    draft: 'Conceptfactuur',
    draft_credit: 'Concept-creditfactuur',
    draft_only: 'Dit is een concept en nog geen factuur.',
    credit_number: 'Creditfactuurnummer',
    credits: 'Bij factuur',
    service: 'Datum van de dienst',
    concerns: 'Betreft',
    order_number: 'Inkooporder',
    payer_reference: 'Uw kenmerk',
    categories: { exempt: 'vrijgesteld', reverse: 'verlegd', outside: 'buiten btw' },
    reversed: 'Btw verlegd.',
    scan: 'Scan om te betalen',
    trajectory: (id: number) => `Traject ${id}`,
    credited: (amount: string) =>
      `${amount} wordt in mindering gebracht op de factuur. Hebt u al betaald, dan krijgt u het terug.`,
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
