import type { Texts } from '../platform/texts.ts';
import type nl from './notify.nl.ts';
import link from './notifyLink.en.ts';

export default {
  ...link,
  session: {
    ended: 'Your session has ended. Sign in again.',
    kept: 'What you typed is kept on this device. Choose a file again.',
  },
  upload_success: 'The file has been uploaded.',
  upload_error: 'The upload did not succeed.',
  download_error: 'The download did not succeed.',
  document: {
    delete_success: 'The document has been deleted.',
    delete_error: 'The document was not deleted.',
    resend_success: 'The mail is being sent to {{email}}. The earlier link no longer works.',
    resend_error: 'Sending again did not succeed.',
  },
  returned_document: {
    fetch_error: 'The documents could not be loaded.',
    delete_success: 'The returned document has been deleted.',
    delete_error: 'The returned document was not deleted.',
  },
  hydrate_document_template: { error: 'A document could not be made from this template.' },
  survey: {
    start_success: 'The survey has been started.',
    start_error: 'The survey could not be started.',
    delete_success: 'The survey has been deleted.',
    delete_error: 'The survey was not deleted.',
    resend_success: 'The mail is being sent to {{email}}. The earlier link no longer works.',
    resend_error: 'Sending again did not succeed.',
    save_success: 'The survey has been changed.',
    not_found: 'We cannot find survey {{id}}.',
  },
  application: {
    save_success: 'The application has been saved.',
    delete_success: 'The application has been deleted.',
    delete_error: 'The application was not deleted.',
  },
  application_attachment: {
    delete_success: 'The attachment has been deleted.',
    delete_error: 'The attachment was not deleted.',
  },
  invoice: {
    delete_success: 'The invoice has been deleted.',
    delete_error: 'The invoice was not deleted.',
    not_found: 'We cannot find invoice {{id}}.',
  },
  invoice_item: {
    save_success: 'The invoice line has been saved.',
    delete_success: 'The invoice line has been deleted.',
    delete_error: 'The invoice line was not deleted.',
  },
  trajectory: {
    create_success: 'The trajectory has been made.',
    save_success: 'The trajectory has been saved.',
    delete_success: 'The trajectory has been deleted.',
    delete_error: 'The trajectory was not deleted.',
    not_found: 'We cannot find trajectory {{id}}.',
  },
  client: { save_success: 'The client has been saved.' },
  picture: {
    save_success: 'The picture has been saved.',
    delete_success: 'The picture has been deleted.',
    delete_error: 'The picture was not deleted.',
  },
  template: { not_found: 'We cannot find template or survey {{id}}.' },
  survey_template: {
    save_success: 'The survey has been saved.',
    delete_success: 'The survey has been deleted.',
    delete_error: 'The survey has not been deleted.',
  },
  survey_template_question: {
    save_success: 'The question has been saved.',
    delete_success: 'The question has been deleted.',
    delete_error: 'The question was not deleted.',
  },
  document_template: {
    save_success: 'The template has been saved.',
    create_success: 'The template has been made.',
    save_error: 'The template was not saved.',
    delete_success: 'The template has been deleted.',
    delete_error: 'The template was not deleted.',
  },
  note: {
    save_success: 'The note has been saved.',
    delete_success: 'The note has been deleted.',
    delete_error: 'The note was not deleted.',
  },
  work_experience: {
    save_success: 'The work experience has been saved.',
    delete_success: 'The work experience has been deleted.',
    delete_error: 'The work experience was not deleted.',
  },
  study: {
    save_success: 'The study has been saved.',
    delete_success: 'The study has been deleted.',
    delete_error: 'The study was not deleted.',
  },
  test: {
    save_success: 'The test has been saved.',
    delete_success: 'The test has been deleted.',
    delete_error: 'The test was not deleted.',
  },
} satisfies Texts<typeof nl>;
