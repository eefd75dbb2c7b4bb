import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TagKind } from '../tagBook.ts';
import classes from './tags.module.css';

type Props = { name: string; kind: TagKind; words?: string; onInsert: () => void };

/** A press puts the tag where the cursor stands in the text. What is not one's own is called by its words. */
export function TagChip({ name, kind, words = name, onInsert }: Props) {
  const { t } = useTranslation();
  return (
    <UnstyledButton
      className={classes.chip}
      data-kind={kind}
      aria-label={t('document_templates.tags.insert', { name: words })}
      onClick={onInsert}
    >
      {words}
    </UnstyledButton>
  );
}
