import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import {
  type ChangeEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react';
import { useTranslation } from '../platform/i18n.ts';
import classes from './FileDrop.module.css';
import { type FileRules, sizeText, typesText } from './fileRules.ts';
import { Icon } from './Icon.tsx';
import text from './text.module.css';

type Props = {
  rules: FileRules;
  labelId: string;
  errorId: string | undefined;
  off: boolean;
  input: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
};

/** A label around a real file input: click, keyboard and screen reader come with it. */
export function DropZone({ rules, labelId, errorId, off, input, onFiles }: Props) {
  const { t } = useTranslation();
  const [buttonId, hintId] = [useId(), useId()];
  const { isOver, ...dragging } = useDrop(off, onFiles);

  return (
    <label className={classes.zone} data-over={isOver || undefined} data-off={off} {...dragging}>
      <input
        ref={input}
        type="file"
        className={classes.input}
        accept={rules.accept.map((type) => `.${type}`).join(',')}
        disabled={off}
        aria-labelledby={`${buttonId} ${labelId}`}
        aria-describedby={errorId ? `${errorId} ${hintId}` : hintId}
        aria-invalid={!!errorId}
        onChange={(event) => onFiles(taken(event))}
      />
      <span className={classes.icon}>
        <Icon of={IconUpload} />
      </span>
      <span className={classes.words}>
        <span className={text.rowTitle}>
          {isOver ? t('controls.file_drop.release') : t('controls.file_drop.drop')}
        </span>
        <Hint id={hintId} rules={rules} />
      </span>
      <Button component="span" id={buttonId} variant="default" data-disabled={off || undefined}>
        {t('controls.file_drop.choose')}
      </Button>
    </label>
  );
}

function Hint({ id, rules }: { id: string; rules: FileRules }) {
  const { t, language } = useTranslation();
  const types = typesText(rules.accept, t, language);
  const size = sizeText(rules.maxBytes, language);
  const hint = t('controls.file_drop.hint', { types, size });
  return (
    <span id={id} className={text.secondary}>
      {hint.charAt(0).toUpperCase() + hint.slice(1)}
    </span>
  );
}

/** Emptied after reading, or choosing the same file again would say nothing. */
function taken({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  const files = [...(currentTarget.files ?? [])];
  currentTarget.value = '';
  return files;
}

/** A file dropped just beside the zone would open in place of the page and of everything typed there. */
function useMissedDrops() {
  useEffect(() => {
    const miss = (event: globalThis.DragEvent) => event.preventDefault();
    window.addEventListener('dragover', miss);
    window.addEventListener('drop', miss);
    return () => {
      window.removeEventListener('dragover', miss);
      window.removeEventListener('drop', miss);
    };
  }, []);
}

function useDrop(off: boolean, onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  useMissedDrops();
  return {
    isOver: isOver && !off,
    onDragOver(event: DragEvent) {
      // Also when off, or the browser would leave the page and open the file.
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      if (!off) onFiles([...event.dataTransfer.files]);
    },
  };
}
