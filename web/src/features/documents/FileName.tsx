import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileIcon } from '../../ui/fileIcon.ts';
import text from '../../ui/text.module.css';
import { viewKind } from '../../ui/viewer/viewKind.ts';
import classes from './documents.module.css';

type Props = {
  file: { name: string; mime: string };
  onOpen: () => void;
  /** What it is, under its name. */
  children: ReactNode;
};

/** Pressing the name shows the file; one that cannot be shown here is downloaded. */
export function FileName({ file: { name, mime }, onOpen, children }: Props) {
  const { t } = useTranslation();
  const Icon = fileIcon(name);
  return (
    <div className={classes.name}>
      <Icon size={20} stroke={1.5} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <UnstyledButton
          className={classes.open}
          aria-label={t(viewKind(mime) ? 'documents.open' : 'documents.download', { name })}
          onClick={onOpen}
        >
          {name}
        </UnstyledButton>
        <p className={`${text.secondary} ${text.num}`}>{children}</p>
      </div>
    </div>
  );
}
