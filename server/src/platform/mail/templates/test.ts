import type { Template } from '../letter.ts';

type Data = { first_name: string; link: string };

/** To see whether mail arrives at all. */
export const test: Template<Data> = {
  nl: ({ first_name, link }) => ({
    subject: 'Deze testmail is aangekomen',
    first_name,
    before: ['Je hebt in Traject een testmail gevraagd. Dit is hem: het versturen van mail werkt.'],
    button: { label: 'Terug naar de mails', link },
    after: [],
  }),
  en: ({ first_name, link }) => ({
    subject: 'This test mail has arrived',
    first_name,
    before: ['You asked for a test mail in Traject. This is it: mail is being sent.'],
    button: { label: 'Back to the mails', link },
    after: [],
  }),
};
