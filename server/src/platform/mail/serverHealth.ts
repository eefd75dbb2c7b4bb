import type { MailServer } from '@traject/contract/mails';

export type MailServerHealth = ReturnType<typeof trackMailServer>;

/** The result of this process's last attempt, and since when the mail server has been failing. */
export function trackMailServer(isThere: boolean) {
  let trouble: { since: Date; code: string } | undefined;
  return {
    works() {
      trouble = undefined;
    },
    fails(code: string) {
      trouble = { since: trouble?.since ?? new Date(), code };
    },
    now(): MailServer {
      if (!isThere) return { state: 'missing' };
      if (!trouble) return { state: 'working' };
      return { state: 'failing', since: trouble.since.toISOString(), code: trouble.code };
    },
  };
}
