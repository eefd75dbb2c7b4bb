import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import { Callout } from './Callout.tsx';
import { DropZone } from './DropZone.tsx';
import classes from './FileDrop.module.css';
import { type FileRules, refusal, sizeText, takesVideo } from './fileRules.ts';
import { IconButton } from './IconButton.tsx';
import layout from './layout.module.css';
import { Row, Stack } from './layout.tsx';
import { mediaIcon } from './mediaIcon.ts';
import text from './text.module.css';

type Props = FileRules & {
  label: string;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  /** While it is under way: the zone is off and the bar can be cancelled. */
  upload?: Upload | undefined;
  errors?: readonly string[] | undefined;
  disabled?: boolean;
  /** What is chosen is sent at once, and can be sent again when that failed. */
  sendsAtOnce?: boolean;
};

export function FileDrop(props: Props) {
  const { label, file, onFile, upload, errors = [], disabled = false, sendsAtOnce } = props;
  const { t, language } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const errorId = useId();
  const [refused, setRefused] = useState<string>();
  const said = refused ? [refused] : errors;

  const choose = (files: readonly File[]) => {
    const reason = refusal(files, props, t, language);
    setRefused(reason);
    if (!reason && files[0]) onFile(files[0]);
  };
  const remove = () => {
    onFile(undefined);
    setRefused(undefined);
    input.current?.focus();
  };

  return (
    <Stack gap={8} className={classes.field}>
      <div id={labelId} className={classes.label}>
        {label}
      </div>
      <DropZone
        rules={props}
        labelId={labelId}
        errorId={said.length > 0 ? errorId : undefined}
        off={disabled || !!upload}
        input={input}
        onFiles={choose}
      />
      {takesVideo(props) && <p className={text.meta}>{t('controls.file_drop.place')}</p>}
      {file && <ChosenFile file={file} upload={upload} onRemove={disabled ? undefined : remove} />}
      <div id={errorId} role="alert">
        {said.map((error) => (
          <Callout key={error} kind="error">
            {error}
          </Callout>
        ))}
      </div>
      {sendsAtOnce && file && !upload && errors.length > 0 && (
        <Button variant="default" size="xs" className={classes.again} onClick={() => onFile(file)}>
          {t('controls.file_drop.again')}
        </Button>
      )}
    </Stack>
  );
}

type Upload = { percent: number; onCancel: () => void };

type ChosenProps = {
  file: File;
  upload: Upload | undefined;
  onRemove: (() => void) | undefined;
};

function ChosenFile({ file, upload, onRemove }: ChosenProps) {
  const { t, language } = useTranslation();
  const Icon = mediaIcon(file.name);
  const size = sizeText(file.size, language);
  return (
    <Row gap={12} className={classes.file}>
      <Icon size={22} stroke={1.5} className={`${text.dim} ${layout.still}`} aria-hidden />
      <div className={classes.words}>
        <Row gap={12} justify="between">
          <span className={`${text.rowTitle} ${text.ellipsis}`} title={file.name}>
            {file.name}
          </span>
          {upload && (
            <span className={`${text.secondary} ${text.num} ${layout.still}`}>
              {upload.percent}%
            </span>
          )}
        </Row>
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
    </Row>
  );
}

function Progress({ file, percent }: { file: File; percent: number }) {
  const { t, language } = useTranslation();
  const done = sizeText((file.size * percent) / 100, language);
  const size = sizeText(file.size, language);
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

const Size = ({ children }: { children: string }) => (
  <p className={`${text.meta} ${text.num}`}>{children}</p>
);
