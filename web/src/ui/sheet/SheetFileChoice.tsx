import type { ChangeEvent } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import sheet from './Sheet.module.css';
import classes from './SheetFileChoice.module.css';

/** What people send: papers and photos. */
export const accept = '.pdf,.doc,.docx,.png,.jpg,.jpeg,.bmp,.gif';
const mostBytes = 25 * 1024 * 1024;

export const isTooBig = (file: File | undefined) => !!file && file.size > mostBytes;

type Props = {
  file: File | undefined;
  isBusy: boolean;
  onFile: (file: File | undefined) => void;
};

/** One file or photo, which can still be left out. */
export function SheetFileChoice({ file, isBusy, onFile }: Props) {
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
        {t(file ? 'sheet.file.other_file' : 'sheet.file.choose')}
      </label>
      {file && (
        <p className={classes.file} role="status">
          {t('sheet.file.chosen', { name: file.name })}{' '}
          <button type="button" className={classes.link} onClick={() => onFile(undefined)}>
            {t('sheet.file.without_file')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Clears the field, because choosing the same file again would not fire an event otherwise. */
export function taken({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  const file = currentTarget.files?.[0];
  currentTarget.value = '';
  return file;
}
