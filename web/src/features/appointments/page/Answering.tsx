import { IconCheck, IconX } from '@tabler/icons-react';
import type { PublicAppointment } from '@traject/contract/common/appointmentPage';
import { useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Stack } from '../../../ui/layout.tsx';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import classes from './page.module.css';
import type { Said } from './useAppointmentPage.ts';

type Props = {
  appointment: PublicAppointment;
  isBusy: boolean;
  problem: string | undefined;
  onAnswer: (said: Said) => void;
};

/** Yes or no, with a line if they like; it can be changed until it starts. */
export function Answering({ appointment, isBusy, problem, onAnswer }: Props) {
  const { t } = useTranslation();
  const { answer, answer_text, is_colleague, series } = appointment;
  const who = is_colleague ? 'colleague' : 'party';
  const [text, setText] = useState(answer_text ?? '');
  const lineId = useId();
  return (
    <Stack gap={12} className={`${sheet.card} ${classes.card}`}>
      <p role="status" className={classes.said}>
        {t(`appointment_page.said.${answer ?? 'none'}.${who}`)}
      </p>
      {series && <p>{t(`appointment_page.counts_for_all.${who}`)}</p>}
      <label htmlFor={lineId}>{t(`appointment_page.line.${who}`)}</label>
      <input
        id={lineId}
        className={classes.line}
        maxLength={500}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <SheetButton
        icon={IconCheck}
        look={answer === 'no' ? 'plain' : undefined}
        isBusy={isBusy}
        onClick={() => onAnswer({ answer: 'yes', text })}
      >
        {t('appointment_page.yes')}
      </SheetButton>
      <SheetButton
        icon={IconX}
        look="plain"
        isBusy={isBusy}
        onClick={() => onAnswer({ answer: 'no', text })}
      >
        {t('appointment_page.no')}
      </SheetButton>
      <p>{t(`appointment_page.until.${who}`)}</p>
    </Stack>
  );
}
