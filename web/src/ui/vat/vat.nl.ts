export default {
  vat_category: 'Soort tarief',
  vat_reason: 'Reden van de vrijstelling',
  reason_hint: 'Die moet op de factuur staan, bijvoorbeeld: beroepsonderwijs.',
  categories: {
    standard: 'Met btw',
    zero: 'Nultarief (0%)',
    exempt: 'Vrijgesteld',
    reverse: 'Verlegd',
    outside: 'Buiten btw',
  },
  names: { exempt: 'vrijgesteld', reverse: 'verlegd', outside: 'buiten btw' },
};
