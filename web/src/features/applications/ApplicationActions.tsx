import { IconLock, IconPaperclip } from '@tabler/icons-react';
import type { Application } from '@traject/contract/applications';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import type { Opened } from './ApplicationDialogs.tsx';
import classes from './applications.module.css';

type Props = {
  application: Application;
  onOpen: (opened: Opened) => void;
  onRemove: () => void;
};

/** What the client's own portfolio made can be read here, and changed only there. */
export function ApplicationActions({ application, onOpen, onRemove }: Props) {
  const { t } = useTranslation();
  const { vacancy, company, readonly, files } = application;
  if (readonly)
    return (
      <span className={classes.locked}>
        <IconLock size={14} stroke={1.75} aria-hidden />
        {t('applications.from_portfolio')}
      </span>
    );
  return (
    <>
      <IconButton
        label={t('applications.attachments.open', { vacancy, company })}
        icon={IconPaperclip}
        count={files.length}
        onClick={() => onOpen({ dialog: 'attachments', application })}
      />
      <RowActions
        name={t('applications.name', { vacancy, company })}
        onEdit={() => onOpen({ dialog: 'edit', application })}
        onRemove={onRemove}
      />
    </>
  );
}
