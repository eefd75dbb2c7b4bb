import type { Language } from '@traject/contract/common/languages';
import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { type Calendar, icsOf } from '../calendar/ics.ts';
import { asHtml, asText, logoId, subjectOf } from './layout.ts';
import { withoutAddresses } from './mailErrors.ts';
import type { Sender } from './sender.ts';
import { letterOf } from './templates.ts';

type MailRow = {
  id: number;
  recipient: string;
  template: string;
  language: Language;
  data: unknown;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
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
    // A connection that the server closes would make a mail fail; better to close it first.
    idleTimeout: 5 * seconds,
    // Retries are decided in one place, and not here.
    maxRequeues: 0,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(row: MailRow, sender?: Sender) {
      const letter = letterOf(row);
      const { language } = row;
      const message = {
        // The same at every attempt, so that a mail server can recognise a duplicate.
        messageId: `<mail-${row.id}@${hostname}>`,
        from: fromOf(from, sender),
        ...(sender?.contact && {
          replyTo: { name: sender.contact.name, address: sender.contact.email },
        }),
        to: { name: '', address: row.recipient },
        subject: subjectOf(letter, sender),
        text: asText(letter, language, sender),
        html: asHtml(letter, language, sender),
        attachments: [...(sender?.logo ? [logoIn(sender.logo)] : []), ...(row.attachments ?? [])],
        ...(letter.calendar && { icalEvent: eventIn(letter.calendar) }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': language,
        },
      };
      await smtp.sendMail(message).catch(withoutAddresses);
    },

    /** Whether the mail server lets us in. */
    verify: () => smtp.verify().catch(withoutAddresses),

    close: () => smtp.close(),
  };
}

/**
 * The organisation writes, through this program; the address is the one that the mail server knows.
 */
function fromOf(from: string, sender?: Sender) {
  if (!sender) return from;
  const [own] = addressparser(from, { flatten: true });
  return { name: `${sender.name} via ${own?.name || 'Traject'}`, address: own?.address ?? from };
}

/** Mail programs offer to answer it, and put it into the reader's calendar. */
const eventIn = (calendar: Calendar) => ({
  method: calendar.method,
  filename: 'traject.ics',
  content: icsOf(calendar, new Date()),
});

const logoIn = (content: Buffer) => ({
  ...{ cid: logoId, filename: 'logo.png', contentType: 'image/png', content },
  contentDisposition: 'inline' as const,
});
