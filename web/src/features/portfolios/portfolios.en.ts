import type nl from './portfolios.nl.ts';

const texts: typeof nl = {
  page: 'Portfolio',
  title: 'Sealed portfolios',
  back: 'Chart of {{name}}',
  failed: 'Portfolios could not be loaded',
  intro:
    'A sealed portfolio stays as it is. Whoever has the PDF can check with its code whether it is real and still holds.',
  seal: 'Seal',
  seal_title: 'Seal the portfolio?',
  seal_text:
    'All levels, remarks and evidence of {{name}} for {{diploma}} are recorded as they are now. After that the student can no longer change the evidence. A large portfolio takes a while.',
  seal_done: 'Portfolio sealed',
  language: 'Language of the document',
  covered_title: 'Give your own answer first',
  covered:
    'You have been asked to evaluate this student yourself. After that you can open the portfolios.',
  draft: 'As it is now',
  draft_text: 'Not sealed. Every page says that it is a draft.',
  draft_pdf: 'Draft as PDF',
  draft_zip: 'Draft with files (zip)',
  pdf: 'PDF',
  zip: 'Zip with files',
  pdf_of: 'Download PDF of {{date}}',
  zip_of: 'Download zip with files of {{date}}',
  download_failed: 'The download failed',
  empty: 'Nothing sealed yet',
  empty_text: 'A teacher or coordinator seals a portfolio.',
  unenrolled: 'This student is no longer enrolled for this diploma.',
  sealed: 'Sealed on {{date}} by {{name}}',
  rests_on: 'Rests on {{answers}} evaluations and {{evidence}} pieces of evidence',
  withdrawn: 'Withdrawn on {{date}} by {{name}}: {{reason}}',
  code: 'Code',
  check: 'Open verification page',
  check_of: 'Open verification page of the portfolio of {{date}}',
  withdraw: 'Withdraw',
  withdraw_of: 'Withdraw portfolio of {{date}}',
  withdraw_hint:
    'The portfolio stays there. Whoever checks it reads from now on that it was withdrawn, and why.',
  withdraw_done: 'Portfolio withdrawn',
  reason: 'Reason',
  reason_hint: 'Whoever has the code can read this.',
};
export default texts;
