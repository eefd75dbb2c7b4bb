import { linesOf, type MailTexts } from '../../platform/mail/letter.ts';
import type { InvoiceMailsMails } from './invoiceMails.mails.ts';
import texts from './invoiceMails.nl.ts';

const { subjects } = texts.words;
const said = (pay: string) => (pay ? [pay] : []);

const mails: MailTexts<InvoiceMailsMails> = {
  invoice: ({ invoice_number, words, pay, credit, with_xml }) => ({
    subject: (credit ? subjects.credit : subjects.invoice)(invoice_number),
    before: linesOf(words),
    button: credit ? 'Bekijk de creditfactuur online' : 'Bekijk de factuur online',
    after: [
      ...said(pay),
      with_xml
        ? 'Bij deze e-mail zitten de pdf en de e-factuur voor uw administratie.'
        : 'De pdf zit bij deze e-mail.',
    ],
  }),
  'invoice-reminder': ({ invoice_number, words, pay, level }) => ({
    subject: subjects[level](invoice_number),
    before: linesOf(words),
    button: 'Bekijk de factuur online',
    after: [...said(pay), 'De factuur zit als pdf bij deze e-mail.'],
  }),
  'invoice-copy': ({ invoice_number, words, email }) => ({
    subject: `Kopie van de mail over factuur ${invoice_number}`,
    before: [`Deze mail is verstuurd aan ${email}:`, ...linesOf(words)],
    button: 'Bekijk de factuur',
  }),
};
export default mails;
