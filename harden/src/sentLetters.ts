import { readLetter, startSmtp } from '@traject/server/src/platform/mail/smtp.testing.ts';
import { startDemo } from './demo.ts';

/** Mails as they reach a mail server, from an installation in which every word is hostile. */
export async function sentLetters(dataDir: string) {
  const smtp = await startSmtp();
  const demo = await startDemo({ SMTP_URL: smtp.url }, dataDir);
  const open = await demo.sql<{ path: string }[]>`
    (select '/trajectories/' || trajectory_id || '/resend-review' as path from approval_requests
      where kind <> 'approve-document' and decided_at is null and closed_at is null limit 8)
    union all
    (select '/trajectories/' || trajectory_id || '/surveys/' || id || '/resend' from surveys
      where sent_at is not null and answered_at is null)`;
  for (const { path } of open) {
    const answer = await demo.ask('coordinator', path, { method: 'POST', body: '{}' });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }
  const body = JSON.stringify({ email: 'student@demo.example' });
  await demo.ask('coordinator', '/auth/forgot', { method: 'POST', body });
  await arrived(smtp.letters, open.length + 1);
  await demo.stop();
  await smtp.close();
  return smtp.letters.map((letter) => {
    const { html, text } = readLetter(letter);
    const says = text.split(/\r?\n/).filter((line) => line.includes('__ran'));
    return { what: 'a mail as it was sent', html, says };
  });
}

async function arrived(letters: readonly unknown[], count: number) {
  for (let tries = 0; letters.length < count; tries++) {
    if (tries > 300) throw new Error(`${letters.length} of ${count} mails arrived`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
