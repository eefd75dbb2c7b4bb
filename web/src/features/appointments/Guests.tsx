import type { Guest } from '@traject/contract/appointments';
import { useTranslation } from '../../platform/i18n.ts';
import { mailTrouble } from '../../ui/mail/mailTrouble.ts';
import { type StatusKind, StatusLine } from '../../ui/StatusLine.tsx';

/** Who was asked, and what they said. */
export function Guests({ guests }: { guests: readonly Guest[] }) {
  const { t } = useTranslation();
  return guests.map((guest) => {
    const { id, name, answer, answer_text } = guest;
    const trouble = answer ? undefined : mailTrouble(guest.mail, t, name);
    const words = t(`appointments.answers.${answer ?? 'none'}`, { name });
    return (
      <StatusLine key={id} kind={trouble?.kind ?? kinds[answer ?? 'none']}>
        {trouble?.words ?? (answer_text ? `${words}: ‘${answer_text}’` : words)}
      </StatusLine>
    );
  });
}

const kinds = { yes: 'done', no: 'refused', none: 'waiting' } satisfies Record<string, StatusKind>;
