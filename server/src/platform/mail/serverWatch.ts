import type { MailServer } from '@traject/contract/mails';

export type MailServerWatch = ReturnType<typeof watchMailServer>;

/** What the last try of this process says of the mail server; since when it fails, if it does. */
export function watchMailServer(isThere: boolean) {
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
