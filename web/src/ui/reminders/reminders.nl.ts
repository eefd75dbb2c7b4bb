/** What every question that waits says about its reminders. */
export default {
  sent: 'Herinnering {{number}} verstuurd op {{date}}',
  sent_opened: 'Herinnering {{number}} verstuurd op {{date}}, geopend {{opened}}',
  next: 'De volgende herinnering gaat op {{date}}.',
  none: 'Er gaat geen herinnering meer uit.',
  off: 'Herinneringen staan uit.',
  turn_off: 'Herinneringen uitzetten',
  turn_on: 'Herinneringen aanzetten',
  turn_off_for: 'Herinneringen uitzetten: {{name}}',
  turn_off_next: 'Herinneringen uitzetten: {{name}}. De volgende gaat op {{date}}.',
  turn_on_for: 'Herinneringen aanzetten: {{name}}',
  turned_off: 'Er gaan geen herinneringen meer uit.',
  turned_on: 'Er gaan weer herinneringen uit.',
  failed: 'De herinneringen zijn niet gewijzigd.',
};
