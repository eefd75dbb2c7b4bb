const texts = {
  errors: {
    'bank.unknown':
      'Dit is geen bankafschrift in CAMT.053 of MT940. Download het opnieuw bij de bank.',
    'bank.encoding':
      'Er staan tekens in die geen UTF-8 zijn. Download het bestand opnieuw bij de bank.',
    'bank.xml': 'Het bestand is beschadigd: de XML klopt hier niet.',
    'bank.doctype': 'Het bestand bevat een DOCTYPE. Dat hoort niet in een bankafschrift.',
    'bank.too_deep': 'Het bestand bevat te veel lagen in elkaar.',
    'bank.too_long': 'Hier staat meer tekst dan in een bankafschrift past.',
    'bank.field': 'We begrijpen hier niet wat de bank bedoelt.',
    'bank.date': 'Hier staat geen geldige datum.',
    'bank.amount': 'Hier staat geen geldig bedrag met hoogstens twee decimalen.',
    'bank.currency': 'Hier staat een bedrag dat niet in euro’s is.',
    'bank.side': 'Hier staat niet of het geld erbij komt of eraf gaat.',
    'bank.account': 'Hier staat geen geldig rekeningnummer (IBAN) van de eigen rekening.',
    'bank.balance': 'Het begin- of eindsaldo van dit afschrift ontbreekt.',
    'bank.sum': 'Het beginsaldo en de regels samen zijn niet het eindsaldo van dit afschrift.',
    'bank.unfinished': 'Het bestand houdt hier midden in een afschrift op.',
    'payment.written_off_too_much':
      'Er kan hoogstens worden afgeboekt wat nog openstaat: {{most}}.',
    'payment.on_credit': 'Een creditfactuur wordt verrekend met haar factuur. Boek het daar.',
    'payment.strange_day': 'Kies een datum van 1 januari 2000 tot en met vandaag.',
    'payment.undone_already': 'Dit is al ongedaan gemaakt.',
    'payment.reported':
      'De boekhouding is gesloten tot en met {{until}}. Wat in die periode valt, blijft zoals het is.',
    'bank.booked_too_much':
      'Er kan niet meer worden geboekt dan er van deze regel over is: {{most}}.',
    'bank.is_aside': 'Deze regel is opzijgezet. Maak dat eerst ongedaan.',
    'bank.is_booked': 'Van deze regel is al iets geboekt. Maak dat eerst ongedaan.',
    'bank.nothing_to_undo': 'Bij deze regel valt niets ongedaan te maken.',
  },
  labels: {
    amount: 'Bedrag',
    paid_on: 'Betaald op',
    description: 'Omschrijving',
    invoices: 'Facturen',
  },
};
export default texts;
