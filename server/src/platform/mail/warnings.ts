import type { Settings } from '../program/settings.ts';

type Given = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>;

const isOwnMachine = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/** What whoever starts the program should know about its mail; a demo sends none on purpose. */
export function mailWarnings({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Given, demo: boolean) {
  const warnings: string[] = [];
  if (!SMTP_URL && !demo)
    warnings.push('SMTP_URL is not set: mails wait, and those that are too old are not sent.');
  const isForOthers = PUBLIC_URL && !isOwnMachine(new URL(PUBLIC_URL).hostname);
  if (isForOthers && /@localhost\W*$/.test(MAIL_FROM))
    warnings.push(
      'MAIL_FROM is an address on localhost: mail servers will take mails from it for spam.',
    );
  return warnings;
}
