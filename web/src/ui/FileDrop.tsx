import { Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from './Callout.tsx';
import { ChosenFile, type Upload } from './ChosenFile.tsx';
import { DropZone } from './DropZone.tsx';
import classes from './FileDrop.module.css';
import { type FileRules, refusal } from './fileRules.ts';

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
  const { t, i18n } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const errorId = useId();
  const [refused, setRefused] = useState<string>();
  const said = refused ? [refused] : errors;

  const choose = (files: readonly File[]) => {
    const reason = refusal(files, props, t, i18n.language);
    setRefused(reason);
    if (!reason && files[0]) onFile(files[0]);
  };
  const remove = () => {
    onFile(undefined);
    setRefused(undefined);
    input.current?.focus();
  };

  return (
    <div className={classes.field}>
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
    </div>
  );
}
