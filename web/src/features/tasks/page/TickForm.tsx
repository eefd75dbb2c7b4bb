import { IconCheck } from '@tabler/icons-react';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstMessage } from '../../../platform/serverMessage.ts';
import { Stack } from '../../../ui/layout.tsx';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import type { Said } from './taskPage.api.ts';
import classes from './taskPage.module.css';

const accept = '.pdf,.doc,.docx,.png,.jpg,.jpeg,.bmp,.gif';
const mostBytes = 25 * 1024 * 1024;
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
  const isTooBig = !!file && file.size > mostBytes;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooBig) onSubmit({ answer, file });
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
      <FileChoice file={file} isBusy={isBusy} onFile={setFile} />
      <p role="alert" className={classes.error}>
        {isTooBig && t('task_page.too_big')}
        {!isTooBig && !!error && (firstMessage(error) ?? t('task_page.failed'))}
      </p>
      <SheetButton type="submit" icon={IconCheck} isBusy={isBusy}>
        {isBusy && file ? t('task_page.sending', { percent }) : t('task_page.submit')}
      </SheetButton>
    </Stack>
  );
}

type FileProps = {
  file: File | undefined;
  isBusy: boolean;
  onFile: (file: File | undefined) => void;
};

function FileChoice({ file, isBusy, onFile }: FileProps) {
  const { t } = useTranslation();
  return (
    <div>
      <label className={`${sheet.button} ${classes.choose}`} data-look="plain">
        <input
          type="file"
          accept={accept}
          disabled={isBusy}
          onChange={(event) => onFile(taken(event))}
        />
        {t(file ? 'task_page.other_file' : 'task_page.choose')}
      </label>
      {file && (
        <p className={classes.file} role="status">
          {t('task_page.chosen', { name: file.name })}{' '}
          <button type="button" className={classes.link} onClick={() => onFile(undefined)}>
            {t('task_page.without_file')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Clears the field, because choosing the same file again would not fire an event otherwise. */
function taken({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  const file = currentTarget.files?.[0];
  currentTarget.value = '';
  return file;
}
