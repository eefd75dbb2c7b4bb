import { useTranslation } from '../platform/i18n.ts';
import { Row } from './layout.tsx';
import './dialogs.css';
import { ActionIcon, Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import classes from './Dialog.module.css';
import text from './text.module.css';

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
  useOnTop(opened, onClose);
  // Mantine's own portal renders the content in a turn of its own that nothing interrupts.
  return createPortal(
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      lockScroll={false}
      withinPortal={false}
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
        {footer && (
          <Row wrap justify="end" className={classes.foot}>
            {footer}
          </Row>
        )}
        <CloseButton onClose={onClose} />
      </Modal.Content>
    </Modal.Root>,
    document.body,
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

/** The dialogs that are open, the last one on top. */
const openDialogs: (() => void)[] = [];

/**
 * Escape closes the dialog on top, and that one only: neither the form under a question, nor the
 * question that closing a form has just asked. Mantine's own listeners cannot tell these apart.
 */
function useOnTop(opened: boolean, onEscape: () => void) {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    if (!opened) return;
    const closeThis = () => close();
    if (openDialogs.push(closeThis) === 1) {
      window.addEventListener('keydown', closeTop, true);
      holdPage();
    }
    return () => {
      openDialogs.splice(openDialogs.indexOf(closeThis), 1);
      if (openDialogs.length > 0) return;
      window.removeEventListener('keydown', closeTop, true);
      releasePage();
    };
  }, [opened]);
}

/**
 * The page behind does not scroll, and stays as wide as it was. Mantine's own way sets a variable on
 * the body, for which the browser works out the style of every element of the page anew.
 */
function holdPage() {
  const { clientWidth, style } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
}

function releasePage() {
  const { style } = document.documentElement;
  style.scrollbarGutter = '';
  style.overflow = '';
}

function closeTop({ key, isComposing, target }: KeyboardEvent) {
  if (key !== 'Escape' || isComposing) return;
  // A select with its list open: there the key closes the list.
  const isTaken =
    target instanceof Element && target.matches('[data-mantine-stop-propagation=true]');
  if (!isTaken) openDialogs.at(-1)?.();
}

/** Back to what had the focus before, also when a dialog is mounted open or taken away whole,
 *  which Mantine's own way of returning does not see. Not in a layout effect: there React puts
 *  the focus back into the closing dialog. What had it is asked in one: the dialog takes it soon. */
function useReturnFocus(opened: boolean) {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (opened) opener.current = document.activeElement;
  }, [opened]);
  useEffect(() => {
    if (!opened) return;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [opened]);
}

/** A box whose content does not fit becomes a tab stop, so that the arrow keys can scroll it. */
function useScrollStop() {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return { ref, tabIndex: scrolls ? (0 as const) : undefined };
}
