import type { TFunction } from 'i18next';

/** Why no mail can be sent now, in words: `EAUTH 535`, `ESOCKET`. */
export const failureOf = (code: string, t: TFunction) => {
  const [, failure] = failures.find(([pattern]) => pattern.test(code)) ?? [];
  return t(`mails.failures.${failure ?? 'other'}`, { code });
};

const failures = [
  [/^EAUTH|53[0458]$/, 'sign_in'],
  [/^(ESOCKET|ECONNECTION|ECONNREFUSED|ETIMEDOUT|EDNS|ETLS|ENOTFOUND|EPROTOCOL)/, 'away'],
  [/ 5\d\d$/, 'distrust'],
  [/ 4\d\d$/, 'busy'],
] as const;
