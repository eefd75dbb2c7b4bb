import type nl from './texts.nl.ts';

const texts: typeof nl = {
  not_found: 'We cannot find this.',
  no_such_call: 'We do not know this address.',
  sign_in_first: 'Sign in first.',
  too_many: 'You have tried this too often. Try again in about {{minutes}} min.',
  too_large: 'This is too large to send.',
  wrong_media: 'We cannot read data of this kind.',
  bad_request: 'This request is not right.',
  'idempotency.form': 'An Idempotency-Key is 16 to 100 letters, digits and hyphens.',
  'idempotency.reused': 'This Idempotency-Key was used for something else.',
  unavailable: 'This does not work right now. Please try again in a moment.',
  unknown: 'Something went wrong. Please try again.',
  'auth.wrong': 'The email address or the password is not right.',
  'auth.wrong_password': 'This is not the password of your account.',
  'auth.member_already': 'With this account you already belong to this organisation.',
  'auth.account_meanwhile':
    'This email address has got an account in the meantime. Open the link in the email again.',
  'auth.unknown_code': 'We do not know this code. Ask the organisation for the right one.',
  'auth.joined_already': 'This organisation already knows you. Ask them to invite you.',
  'link.dead': 'Open the whole link from the email, or ask for a new one.',
  'file.missing': 'Choose a file.',
  'file.missing_named': '{{what}}: choose a file.',
  'file.too_many': 'Send one file at a time.',
  'file.unexpected': 'This file is not asked for here.',
  'file.empty': '‘{{name}}’ is empty. Choose a file with content.',
  'file.size': '‘{{name}}’ is too large. A file may be at most {{megabytes}} MB.',
  'file.too_large': 'This file is too large. It may be at most {{megabytes}} MB.',
  'file.type': 'We cannot use ‘{{name}}’. Choose: {{types}}.',
  'file.content': 'The content of ‘{{name}}’ does not match its name. Choose: {{types}}.',
  'file.quota_account':
    'You have sent very many files in the past hour. Try again in about {{minutes}} min.',
  'file.quota_organisation':
    'Your organisation has sent very many files in the past hour. Try again in about {{minutes}} min.',
  'file.busy': 'Many files are being read right now. Please try again in a moment.',
  'file.too_heavy':
    'This file is too heavy to read. Take out what does not belong in it and try again.',
  'file.interrupted': 'The file did not arrive completely. Please try again.',
  'mail.address': 'This is not a valid email address.',
  changed: 'Somebody changed this in the meantime. Look at what it says now, then save again.',
  changed_by_you:
    'You changed this yourself meanwhile, in another window ({{when}}). Look at what is there now and then save again.',
  changed_by:
    '{{who}} changed this in the meantime ({{when}}). Look at what it says now, then save again.',
  'client.type_mismatch':
    'This email address belongs to somebody of your organisation who is not a client.',
  'client.organisation_mismatch': 'This email address belongs to a client of another organisation.',
  'client.email_taken': 'This email address already belongs to somebody else in your organisation.',
  'client.more_than_client':
    'This client is more than a client in your organisation. Ask an administrator to change the email address.',
  'picture.unreadable': 'We cannot read this picture. Choose another picture.',
  'picture.too_big': 'This picture has too many pixels. Make it smaller or choose another picture.',
  'note.of_another': 'This note is a colleague’s. Only its author and a coordinator can change it.',
  'trajectory.awaiting': 'This status is only reached by sending the trajectory.',
  'trajectory.not_to_client':
    'The trajectory can only be sent to the client when its status is ‘{{from}}’. It is ‘{{now}}’ now.',
  'trajectory.not_to_employer':
    'The trajectory can only be sent to the employer when its status is ‘{{from}}’. It is ‘{{now}}’ now.',
  'trajectory.stays':
    'This trajectory and its client belong to this organisation. Enrol the client anew at the other one.',
  'trajectory.nobody_awaited':
    'The trajectory is not waiting for anybody now. There is nothing to send again.',
  'trajectory.not_complete':
    'The trajectory can only be completed when its status is ‘{{from}}’. It is ‘{{now}}’ now.',
  'trajectory.not_finished': 'Choose a status that completes the trajectory.',
  'employer.no_email':
    'The employer’s contact person has no email address yet. Fill it in with the trajectory first.',
  'document.no_source': 'Choose a file or a template.',
  'document.two_sources': 'Choose a file or a template, not both.',
  'document.approve_unsent':
    'You can only ask approval of those who get the document. Tick the sending as well.',
  'document.in_review':
    'This document is being reviewed by {{who}}. Wait for the answer, or first set the status of the trajectory back.',
  'document.nothing_to_resend': 'There is nothing left here to send again.',
  'document.nothing_to_withdraw': 'There is nothing left here to withdraw.',
  'document.newer_version': 'There is a newer version of this document. Send that one.',
  'document.sent_before':
    'This version has been sent already. Send it again, or make a new version.',
  'return.not_asked': 'Nothing can be sent back for this document.',
  'return.enough': '{{most}} files have been sent back already. Please contact your counselor.',
  'template.too_deep': 'Lists and tables are nested too deeply. At most twenty levels will do.',
  'template.too_long': 'The text is too long. At most {{most}} characters will do.',
  'template.too_many_parts':
    'The text has too many parts, such as paragraphs, rows and cells. {{most}} at most.',
  'template.table_too_wide': 'A table can have at most {{columns}} columns.',
  'template.unknown_tag':
    'The text uses [{{tag}}], but there is no such tag. Add it or take it out of the text.',
  'template.empty_client_tag':
    'The text uses [{{tag}}], which is still empty. First fill in with the client: {{field}}.',
  'template.empty_trajectory_tag':
    'The text uses [{{tag}}], which is still empty. First fill in with the trajectory: {{field}}.',
  'template.unknown_field': 'This template was changed in the meantime. Choose it again.',
  'template.approval_required':
    'This document needs the approval of everybody you send it to. Ask for it as well.',
  'pdf.busy': 'Many documents are being made right now. Please try again in a moment.',
  'pdf.characters':
    'We cannot put these characters in a PDF: {{characters}}. Remove them or write them differently.',
  'pdf.impossible': 'We cannot make a PDF of this text. Nest lists and tables less deeply.',
  'pdf.too_heavy': 'Making the PDF takes too long. Make the text shorter or try again later.',
  'invoice.number_taken':
    'Invoice number {{number}} exists already. The first free number is {{next}}.',
  'invoice.product_taken': 'There is a product called ‘{{name}}’ already. Choose it from the list.',
  'invoice.too_many_rows': 'An invoice has {{most}} rows at most.',
  'invoice.no_organisation_address':
    'The organisation’s address is missing. An administrator can fill it in.',
  'invoice.no_kvk_number':
    'The organisation’s KvK number is missing. An administrator can fill it in.',
  'invoice.no_vat_number':
    'The organisation’s VAT number is missing. An administrator can fill it in.',
  'invoice.no_iban': 'The organisation’s IBAN is missing. An administrator can fill it in.',
  'invoice.no_billed_name': 'Whom the invoice goes to is missing. Fill it in on the invoice.',
  'invoice.no_billed_address': 'The address of who pays is missing. Fill it in on the invoice.',
  'invoice.no_rows': 'The invoice has no rows yet.',
  'survey_template.too_many_questions': 'A survey can have at most {{most}} questions.',
  'survey_template.other_questions':
    'The questions were changed in the meantime. Look which questions there are now and choose the order again.',
  'survey_question.gone': 'This question is not there any more.',
  'survey.no_questions': 'The survey ‘{{title}}’ has no questions yet. Add a question first.',
  'survey.not_sent': 'This survey has not been sent yet.',
  'survey.answered': 'This survey has been filled in already. It cannot be changed any more.',
  'survey.answer_missing': 'Please answer this question too: ‘{{question}}’.',
  'survey.answer_wrong': 'This answer does not fit the question ‘{{question}}’.',
  'survey.answer_long':
    'The answer to the question ‘{{question}}’ is too long. Use at most {{most}} characters.',
  'survey.answer_twice': 'The question ‘{{question}}’ can have one answer only.',
  'survey.answer_unknown':
    'There is an answer to a question that is not in this survey. Load the page again.',
  'application.readonly':
    'This application comes from the client’s own portfolio. Only the client can change it.',
};
export default texts;
