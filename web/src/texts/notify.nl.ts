import link from './notifyLink.nl.ts';

export default {
  ...link,
  session: {
    ended: 'Je sessie is afgelopen. Log opnieuw in.',
    kept: 'Wat je typte, is op dit apparaat bewaard. Een gekozen bestand kies je opnieuw.',
  },
  upload_success: 'Het bestand is geüpload.',
  upload_error: 'Uploaden is niet gelukt.',
  download_error: 'Downloaden is niet gelukt.',
  document: {
    delete_success: 'Het document is verwijderd.',
    delete_error: 'Het document is niet verwijderd.',
    resend_success: 'De mail wordt verstuurd naar {{email}}. De vorige link werkt niet meer.',
    resend_error: 'Opnieuw versturen is niet gelukt.',
  },
  returned_document: {
    fetch_error: 'De documenten laden is niet gelukt.',
    delete_success: 'Het teruggestuurde document is verwijderd.',
    delete_error: 'Het teruggestuurde document is niet verwijderd.',
  },
  hydrate_document_template: { error: 'Een document maken van dit sjabloon is niet gelukt.' },
  survey: {
    start_success: 'De vragenlijst is gestart.',
    start_error: 'De vragenlijst starten is niet gelukt.',
    delete_success: 'De vragenlijst is verwijderd.',
    delete_error: 'De vragenlijst is niet verwijderd.',
    resend_success: 'De mail wordt verstuurd naar {{email}}. De vorige link werkt niet meer.',
    resend_error: 'Opnieuw versturen is niet gelukt.',
    save_success: 'De vragenlijst is gewijzigd.',
    not_found: 'We kunnen vragenlijst {{id}} niet vinden.',
  },
  application: {
    save_success: 'De sollicitatie is opgeslagen.',
    delete_success: 'De sollicitatie is verwijderd.',
    delete_error: 'De sollicitatie is niet verwijderd.',
  },
  application_attachment: {
    delete_success: 'De bijlage is verwijderd.',
    delete_error: 'De bijlage is niet verwijderd.',
  },
  invoice: {
    delete_success: 'De factuur is verwijderd.',
    delete_error: 'De factuur is niet verwijderd.',
    not_found: 'We kunnen factuur {{id}} niet vinden.',
  },
  invoice_item: {
    save_success: 'De factuurregel is opgeslagen.',
    delete_success: 'De factuurregel is verwijderd.',
    delete_error: 'De factuurregel is niet verwijderd.',
  },
  trajectory: {
    create_success: 'Het traject is gemaakt.',
    save_success: 'Het traject is opgeslagen.',
    delete_success: 'Het traject is verwijderd.',
    delete_error: 'Het traject is niet verwijderd.',
    not_found: 'We kunnen traject {{id}} niet vinden.',
  },
  client: { save_success: 'De cliënt is opgeslagen.' },
  picture: {
    save_success: 'De foto is opgeslagen.',
    delete_success: 'De foto is verwijderd.',
    delete_error: 'De foto is niet verwijderd.',
  },
  template: { not_found: 'We kunnen sjabloon of vragenlijst {{id}} niet vinden.' },
  survey_template: {
    save_success: 'De vragenlijst is opgeslagen.',
    delete_success: 'De vragenlijst is verwijderd.',
    delete_error: 'De vragenlijst is niet verwijderd.',
  },
  survey_template_question: {
    save_success: 'De vraag is opgeslagen.',
    delete_success: 'De vraag is verwijderd.',
    delete_error: 'De vraag is niet verwijderd.',
  },
  document_template: {
    save_success: 'Het sjabloon is opgeslagen.',
    create_success: 'Het sjabloon is gemaakt.',
    save_error: 'Het sjabloon is niet opgeslagen.',
    delete_success: 'Het sjabloon is verwijderd.',
    delete_error: 'Het sjabloon is niet verwijderd.',
  },
  note: {
    save_success: 'De notitie is opgeslagen.',
    delete_success: 'De notitie is verwijderd.',
    delete_error: 'De notitie is niet verwijderd.',
  },
  work_experience: {
    save_success: 'De werkervaring is opgeslagen.',
    delete_success: 'De werkervaring is verwijderd.',
    delete_error: 'De werkervaring is niet verwijderd.',
  },
  study: {
    save_success: 'De opleiding is opgeslagen.',
    delete_success: 'De opleiding is verwijderd.',
    delete_error: 'De opleiding is niet verwijderd.',
  },
  test: {
    save_success: 'De test is opgeslagen.',
    delete_success: 'De test is verwijderd.',
    delete_error: 'De test is niet verwijderd.',
  },
};
