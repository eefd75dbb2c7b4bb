export default {
  title: 'Verwijderde trajecten',
  intro:
    'Een verwijderd traject blijft 30 dagen bewaard. Tot die tijd kun je het terugzetten, met alles wat erbij hoorde.',
  none: 'Niets verwijderd',
  none_text: 'Als iemand een traject verwijdert, staat het hier nog 30 dagen.',
  failed: 'De verwijderde trajecten laden is niet gelukt',
  deleted: 'Verwijderd',
  ends: 'Wordt gewist op',
  actions: 'Acties',
  restore: 'Zet terug',
  restore_of: 'Zet terug: traject van {{name}}',
  restored: 'Het traject staat er weer.',
  restore_failed: 'Het traject is niet teruggezet.',
};
