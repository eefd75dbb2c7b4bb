import type { Language } from '@traject/contract/common/languages';
import { createTransport } from 'nodemailer';
import { asHtml, asText } from './layout.ts';
import { letterOf } from './templates/templates.ts';

export type MailRow = {
  id: number;
  recipient: string;
  template: string;
  language: string;
  data: unknown;
};
export type Transport = ReturnType<typeof openTransport>;

type Settings = { smtpUrl: string; from: string; publicUrl: string; connections: number };

const seconds = 1000;

export function openTransport({ smtpUrl, from, publicUrl, connections }: Settings) {
  const { hostname } = new URL(publicUrl);
  const smtp = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    // One that a mail server hangs up on has to be tried again later; better to hang up first.
    idleTimeout: 5 * seconds,
    // When to try again is decided in one place, and not here.
    maxRequeues: 0,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(row: MailRow) {
      const letter = letterOf(row);
      const language = row.language as Language;
      const message = {
        // The same at every try, so that a mail server can tell a second delivery of one mail.
        messageId: `<mail-${row.id}@${hostname}>`,
        from,
        to: { name: '', address: row.recipient },
        subject: letter.subject,
        text: asText(letter, language),
        html: asHtml(letter, language),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': language,
        },
      };
      await smtp.sendMail(message).catch(withoutAddresses);
    },
    close: () => smtp.close(),
  };
}

/** The mail server does not take this mail, however often it is asked. */
export class MailRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The mail server refused the mail: ${code}`);
    this.code = code;
  }
}

type SmtpError = { code?: string; responseCode?: number; command?: string; response?: string };

/**
 * These say that we are not known or not trusted there, whatever the mail: that can be put right.
 * Servers that relay nothing for us, or find us on a list, say so at the recipient: `554 5.7.1`.
 */
const aboutUs = [530, 534, 535, 538];
const aboutTrust = /^5\.7\./;

/** `550 5.1.1`: the code, and the finer one where the server gives it. */
function refusalOf({ responseCode = 0, command = '', response = '' }: SmtpError) {
  const isForGood = responseCode >= 500 && responseCode < 600 && !aboutUs.includes(responseCode);
  if (!isForGood || !['RCPT TO', 'DATA'].includes(command)) return undefined;
  const [, finer] = response.match(/^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/) ?? [];
  if (finer && aboutTrust.test(finer)) return undefined;
  return [responseCode, finer].filter(Boolean).join(' ');
}

/** What a mail server answers often repeats the address, and this ends in logs and job tables. */
function withoutAddresses(error: SmtpError): never {
  const refusal = refusalOf(error);
  if (refusal) throw new MailRefused(refusal);
  const code = [error.code ?? 'ESMTP', error.responseCode].filter(Boolean).join(' ');
  throw Object.assign(new Error(`The mail server did not take the mail: ${code}`), { code });
}
