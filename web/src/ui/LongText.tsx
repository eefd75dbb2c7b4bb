import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import classes from './MoreToggle.module.css';

type Props = { className?: string | undefined; label: string; children: string };

/** A text of which twelve lines are shown, and all of it when asked. */
export function LongText({ className = '', label, children }: Props) {
  const { t } = useTranslation();
  const { box, isCut } = useIsCut();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p ref={box} className={`${className} ${isOpen ? '' : classes.cut}`}>
        {children}
      </p>
      {(isCut || isOpen) && (
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-label={`${t(isOpen ? 'controls.see_less' : 'controls.see_whole')}: ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'controls.see_less' : 'controls.see_whole')}
        </UnstyledButton>
      )}
    </>
  );
}

/** How much fits hangs on the width and on the reader's letters, so the box itself is asked. */
function useIsCut() {
  const box = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const text = box.current;
    if (!text) return;
    const look = () => setCut(text.scrollHeight > text.clientHeight + 1);
    const observer = new ResizeObserver(look);
    observer.observe(text);
    return () => observer.disconnect();
  }, []);
  return { box, isCut };
}
