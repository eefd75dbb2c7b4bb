import type nl from './platform.nl.ts';

const texts: typeof nl = {
  errors: {
    not_found: 'We cannot find this.',
    no_such_call: 'We do not know this address.',
    sign_in_first: 'Sign in first.',
    too_many: 'You have tried this too often. Try again in about {{minutes}} min.',
    too_large: 'This is too large to send.',
    wrong_media: 'We cannot read data of this kind.',
    bad_request: 'This request is not valid.',
    'idempotency.form': 'An Idempotency-Key is 16 to 100 letters, digits and hyphens.',
    'idempotency.reused': 'This Idempotency-Key was used for something else.',
    unavailable: 'This does not work right now. Please try again in a moment.',
    unknown: 'Something went wrong. Please try again.',
    job_waits: 'This task is waiting already, or is being done now.',
    'link.dead': 'Open the whole link from the email, or ask for a new one.',
    'file.missing': 'Choose a file.',
    'file.missing_named': '{{what}}: choose a file.',
    'file.too_many': 'Send one file at a time.',
    'file.unexpected': 'This file is not asked for here.',
    'file.empty': '‘{{name}}’ is empty. Choose a file with content.',
    'file.size': '‘{{name}}’ is too large. A file may be at most {{megabytes}} MB.',
    'file.type': 'We cannot use ‘{{name}}’. Choose: {{types}}.',
    'file.content': 'The content of ‘{{name}}’ does not match its name. Choose: {{types}}.',
    'file.infected': 'A virus was found in ‘{{name}}’. The file was not kept.',
    'file.waiting': 'This file is still being checked for viruses. Please try again later.',
    'file.virus': 'A virus was found in this file; it will not be opened.',
    'file.quota_account':
      'You have sent a great many files in the past hour. Try again in about {{minutes}} min.',
    'file.quota_party':
      'You have sent a great many files in the past hour. Try again in about {{minutes}} min.',
    'file.quota_organisation':
      'Your organisation has sent a great many files in the past hour. Try again in about {{minutes}} min.',
    'upload.order': 'The file did not arrive in the right order. Choose it again.',
    'upload.gone': 'The file is no longer complete. Choose it again.',
    'file.busy': 'Many files are being read right now. Please try again in a moment.',
    'file.too_heavy':
      'This file is too heavy to read. Remove what does not belong in it and try again.',
    'file.interrupted': 'The file did not arrive completely. Please try again.',
    'mail.address': 'This is not a valid email address.',
    changed: 'Somebody changed this in the meantime. Look at what it says now, then save again.',
    changed_by_you:
      'You changed this yourself in the meantime, in another window ({{when}}). Look at what it says now, then save again.',
    changed_by:
      '{{who}} changed this in the meantime ({{when}}). Look at what it says now, then save again.',
    'picture.unreadable': 'We cannot read this picture. Choose another picture.',
    'picture.too_big':
      'This picture has too many pixels. Make it smaller or choose another picture.',
    'pdf.busy': 'Many documents are being made right now. Please try again in a moment.',
    'pdf.characters':
      'We cannot put these characters in a PDF: {{characters}}. Remove them or write them differently.',
    'pdf.impossible': 'We cannot make a PDF of this text. Nest lists and tables less deeply.',
    'pdf.too_heavy': 'Making the PDF takes too long. Make the text shorter or try again later.',
    'csv.line': 'Look at line {{line}} of the file.',
    'csv.too_wide': 'There are too many columns: the maximum is 200.',
    'csv.quotes':
      'A quotation mark (") is wrong here: the cell is not closed, or there is text after it.',
    'table.unreadable': 'We cannot read this file. Save it again as xlsx or csv.',
    'password.weak': 'This password is easy to guess.',
    'password.word': 'It contains a well-known word or password.',
    'password.name': 'It contains a first name or a last name.',
    'password.own_name':
      'It contains your own name, your email address or the name of an organisation.',
    'password.date': 'It contains a year, a date, a day, a month or a season.',
    'password.sequence': 'It contains a sequence, such as 123456, abcdef or qwerty.',
    'password.repeat': 'It repeats something.',
    'password.advice':
      'Choose four separate words instead, that have nothing to do with each other.',
    double_key: 'This request has ‘{{name}}’ twice. Send it once.',
    too_deep: 'This request is nested too deeply.',
    wrong_host: 'This site is not available at this address. Go to {{address}}.',
    'mail.too_many':
      'A great many emails were sent to this email address in the past hour. Please try again later.',
  },
  labels: {
    description: 'Description',
    type: 'Type',
    language: 'Language',
    ids: 'Order',
    code: 'Code',
    archived: 'Archived',
    diploma_id: 'Diploma',
  },
  words: {
    of: 'of',
    others: (count) => `${count} others`,
    times: (day, start, end) => `${day}, ${start} to ${end}`,
  },
};
export default texts;
