import type nl from './payments.nl.ts';

const texts: typeof nl = {
  errors: {
    'bank.unknown':
      'This is not a bank statement in CAMT.053 or MT940. Download it from the bank again.',
    'bank.encoding': 'Some characters are not UTF-8. Download the file from the bank again.',
    'bank.xml': 'The file is damaged: its XML is broken here.',
    'bank.doctype': 'The file contains a DOCTYPE, which has no place in a bank statement.',
    'bank.too_deep': 'Too much in this file is nested.',
    'bank.too_long': 'There is more text here than fits in a bank statement.',
    'bank.field': 'We do not understand what the bank means here.',
    'bank.date': 'There is no valid date here.',
    'bank.amount': 'There is no valid amount here, with two decimals at most.',
    'bank.currency': 'There is an amount here that is not in euros.',
    'bank.side': 'It does not say here whether the money comes in or goes out.',
    'bank.account': 'There is no valid number (IBAN) here of the account itself.',
    'bank.balance': 'The opening or closing balance of this statement is missing.',
    'bank.sum':
      'The opening balance and the lines do not add up to the closing balance of this statement.',
    'bank.unfinished': 'The file ends here in the middle of a statement.',
    'payment.written_off_too_much': 'No more can be written off than is still open: {{most}}.',
    'payment.on_credit': 'A credit note is settled with its invoice. Book it there.',
    'payment.strange_day': 'Choose a date from 1 January 2000 up to and including today.',
    'payment.undone_already': 'This has been undone already.',
    'payment.reported':
      'The books are closed up to and including {{until}}. What falls in that period stays as it is.',
    'bank.booked_too_much': 'No more can be booked than is left of this line: {{most}}.',
    'bank.is_aside': 'This line was set aside. Undo that first.',
    'bank.is_booked': 'Something of this line has been booked. Undo that first.',
    'bank.nothing_to_undo': 'There is nothing to undo for this line.',
  },
  labels: {
    amount: 'Amount',
    paid_on: 'Paid on',
    description: 'Description',
    invoices: 'Invoices',
  },
};
export default texts;
