import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './FileDrop.module.css';
import { sizeText } from './fileRules.ts';
import { IconButton } from './IconButton.tsx';
import { mediaIcon } from './mediaIcon.ts';
import text from './text.module.css';

export type Upload = { percent: number; onCancel: () => void };

type Props = {
  file: File;
  upload: Upload | undefined;
  onRemove: (() => void) | undefined;
};

export function ChosenFile({ file, upload, onRemove }: Props) {
  const { t, i18n } = useTranslation();
  const Icon = mediaIcon(file.name);
  const size = sizeText(file.size, i18n.language);
  return (
    <div className={classes.file}>
      <Icon size={22} stroke={1.5} className={classes.fileIcon} aria-hidden />
      <div className={classes.words}>
        <div className={classes.fileLine}>
          <span className={`${text.rowTitle} ${text.ellipsis}`} title={file.name}>
            {file.name}
          </span>
          {upload && <span className={classes.percent}>{upload.percent}%</span>}
        </div>
        {upload ? <Progress file={file} percent={upload.percent} /> : <Size>{size}</Size>}
      </div>
      {upload && (
        <IconButton label={t('controls.file_drop.cancel')} icon={IconX} onClick={upload.onCancel} />
      )}
      {!upload && onRemove && (
        <IconButton
          label={t('controls.file_drop.remove', { name: file.name })}
          icon={IconX}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

function Progress({ file, percent }: { file: File; percent: number }) {
  const { t, i18n } = useTranslation();
  const done = sizeText((file.size * percent) / 100, i18n.language);
  const size = sizeText(file.size, i18n.language);
  return (
    <>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={t('controls.file_drop.uploading', { name: file.name })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={classes.done} style={{ width: `${percent}%` }} />
      </div>
      <Size>{t('controls.file_drop.progress', { done, size })}</Size>
    </>
  );
}

const Size = ({ children }: { children: string }) => <p className={classes.size}>{children}</p>;
