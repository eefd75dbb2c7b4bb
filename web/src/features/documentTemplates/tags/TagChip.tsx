import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TagKind } from '../tagBook.ts';
import classes from './tags.module.css';

type Props = { name: string; kind: TagKind; onInsert: () => void };

/** A press puts the tag where the cursor stands in the text. */
export function TagChip({ name, kind, onInsert }: Props) {
  const { t } = useTranslation();
  return (
    <UnstyledButton
      className={classes.chip}
      data-kind={kind}
      aria-label={t('document_templates.tags.insert', { name })}
      onClick={onInsert}
    >
      {name}
    </UnstyledButton>
  );
}
