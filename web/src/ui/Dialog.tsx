import './dialogs.css';
import { ActionIcon, Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Dialog.module.css';
import text from './text.module.css';
import { useEscape } from './useEscape.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { useScrollStop } from './useScrollStop.ts';

type Size = 'confirm' | 'small' | 'upload' | 'wide' | 'viewer';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** In the head, after the title; not part of the dialog's name. */
  beside?: ReactNode;
  size?: Size;
  /** Give the field that is filled in first `data-autofocus`. */
  children: ReactNode;
  footer?: ReactNode;
};

export function Dialog({ opened, onClose, title, size = 'small', ...parts }: Props) {
  const { beside, children, footer } = parts;
  useReturnFocus(opened);
  useEscape(opened, onClose);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      zIndex={size === 'confirm' ? 210 : 200}
      size={widths[size]}
      padding={0}
      centered
      returnFocus={false}
      transitionProps={{ transition: 'pop', duration: 200 }}
      classNames={{ inner: classes.inner, content: classes.content }}
      data-size={size}
    >
      <Modal.Overlay color="#0E1110" backgroundOpacity={0.42} />
      <Modal.Content radius="lg">
        <div className={classes.head}>
          <Modal.Title className={text.h2}>{title}</Modal.Title>
          {beside}
        </div>
        <Body isQuestion={size === 'confirm'}>{children}</Body>
        {footer && <div className={classes.foot}>{footer}</div>}
        <CloseButton onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}

const widths: Record<Size, number> = {
  confirm: 420,
  small: 520,
  upload: 580,
  wide: 860,
  viewer: 1080,
};

/** Only a question is read out whole as the dialog's description; a form would be too much. */
function Body({ isQuestion, children }: { isQuestion: boolean; children: ReactNode }) {
  const stop = useScrollStop();
  const attributes = { className: classes.body, ...stop };
  if (isQuestion) return <Modal.Body {...attributes}>{children}</Modal.Body>;
  return <div {...attributes}>{children}</div>;
}

/** Last, so that a dialog starts on its first field; the style sheet puts it at the top right. */
function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ActionIcon className={classes.close} size={36} aria-label={t('ui.close')} onClick={onClose}>
      <IconX size={19} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
