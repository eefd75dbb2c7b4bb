import type { MailState } from '@traject/contract/common/mailState';
import type { Translate } from '../../platform/i18n.ts';
import type { StatusKind } from '../StatusLine.tsx';

type Trouble = { kind: StatusKind; words: string };

/** What is to be said of a mail that was not sent, to somebody where they are named; else nothing. */
export function mailTrouble(
  mail: MailState | null,
  t: Translate,
  name?: string,
): Trouble | undefined {
  if (!mail || mail.state === 'sent') return undefined;
  const reason = mail.state === 'refused' ? reasonOf(mail.code, t) : '';
  const words = name
    ? t(`mail_state.to.${mail.state}`, { name, reason })
    : t(`mail_state.${mail.state}`, { reason });
  return { kind: kinds[mail.state], words };
}

const kinds = { waiting: 'waiting', refused: 'refused', too_old: 'over' } as const;

/** What a mail server refuses, in words: `550 5.1.1`. */
const reasonOf = (code: string, t: Translate) => {
  const [, reason] = reasons.find(([pattern]) => pattern.test(code)) ?? [];
  return t(`mail_state.reasons.${reason ?? 'refused'}`, { code });
};

const reasons = [
  [/^5\d\d 5\.1\.|^55[0137]$|^551/, 'unknown_address'],
  [/^5\d\d 5\.2\.2|^552$/, 'full'],
  [/^5\d\d 5\.(3\.4|2\.3)/, 'too_large'],
] as const;
