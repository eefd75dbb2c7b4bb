import { linesOf, type MailTexts } from '../../platform/mail/letter.ts';
import texts from './invoiceMails.en.ts';
import type { InvoiceMailsMails } from './invoiceMails.mails.ts';

const { subjects } = texts.words;
const said = (pay: string) => (pay ? [pay] : []);

const mails: MailTexts<InvoiceMailsMails> = {
  invoice: ({ invoice_number, words, pay, credit, with_xml }) => ({
    subject: (credit ? subjects.credit : subjects.invoice)(invoice_number),
    before: linesOf(words),
    button: credit ? 'View the credit note online' : 'View the invoice online',
    after: [
      ...said(pay),
      with_xml
        ? 'The PDF is attached, and so is the e-invoice for your accounts.'
        : 'The PDF is attached.',
    ],
  }),
  'invoice-reminder': ({ invoice_number, words, pay, level }) => ({
    subject: subjects[level](invoice_number),
    before: linesOf(words),
    button: 'View the invoice online',
    after: [...said(pay), 'The invoice is attached as a PDF.'],
  }),
  'invoice-copy': ({ invoice_number, words, email }) => ({
    subject: `Copy of the email about invoice ${invoice_number}`,
    before: [`This email was sent to ${email}:`, ...linesOf(words)],
    button: 'View the invoice',
  }),
};
export default mails;
