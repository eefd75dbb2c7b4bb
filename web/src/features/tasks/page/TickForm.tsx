import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { firstMessage } from '../../../platform/serverMessage.ts';
import { Stack } from '../../../ui/layout.tsx';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import { isTooBig, SheetFileChoice } from '../../../ui/sheet/SheetFileChoice.tsx';
import type { Said } from './taskPage.api.ts';
import classes from './taskPage.module.css';

const mostLetters = 2000;

type Props = {
  /** How far it is, while it is on its way. */
  percent: number | undefined;
  error: unknown;
  onSubmit: (said: Said) => void;
};

/** A line and a file may go along; neither is needed. */
export function TickForm({ percent, error, onSubmit }: Props) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState('');
  const [file, setFile] = useState<File>();
  const lineId = useId();
  const isBusy = percent !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooBig(file)) onSubmit({ answer, file });
  };
  return (
    <Stack as="form" noValidate gap={16} className={classes.form} onSubmit={submit}>
      <div>
        <label htmlFor={lineId} className={classes.label}>
          {t('task_page.line')}
        </label>
        <textarea
          id={lineId}
          className={sheet.box}
          rows={3}
          maxLength={mostLetters}
          disabled={isBusy}
          value={answer}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
      </div>
      <SheetFileChoice file={file} isBusy={isBusy} onFile={setFile} />
      <p role="alert" className={classes.error}>
        {isTooBig(file)
          ? t('sheet.file.too_big')
          : !!error && (firstMessage(error) ?? t('task_page.failed'))}
      </p>
      <SheetButton type="submit" icon={IconCheck} isBusy={isBusy}>
        {isBusy && file ? t('task_page.sending', { percent }) : t('task_page.submit')}
      </SheetButton>
    </Stack>
  );
}
