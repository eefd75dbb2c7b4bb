import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { currentLanguage, useTranslation } from '../../../platform/i18n.ts';
import { MoreToggle } from '../../../ui/MoreToggle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PanelError } from '../../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx';
import text from '../../../ui/text.module.css';
import { standardTagsQuery } from '../documentTemplates.api.ts';
import type { TagKind } from '../tagBook.ts';
import classes from './tags.module.css';

const shortLength = 6;

/** The tags that fill themselves in. */
export const StandardTags = memo(function StandardTags({ onInsert }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data: tags, isError, refetch } = useQuery(standardTagsQuery(currentLanguage()));
  const shown = open ? tags : tags?.slice(0, shortLength);
  return (
    <Panel
      title={t('document_templates.tags.standard')}
      count={tags?.length}
      footer={
        tags && <MoreToggle open={open} total={tags.length} onToggle={() => setOpen(!open)} />
      }
    >
      {shown && (
        <ul className={classes.list}>
          {shown.map(({ name, description }) => (
            <li key={name} className={classes.row}>
              <TagChip
                name={name}
                kind="standard"
                words={description}
                onInsert={() => onInsert(name)}
              />
              <span className={`${text.secondary} ${classes.description}`}>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {!tags && isError && (
        <PanelError
          title={t('document_templates.tags.standard_failed')}
          onRetry={() => refetch()}
        />
      )}
      {!tags && !isError && <RowsSkeleton rows={3} />}
    </Panel>
  );
});

type Props = { onInsert: (name: string) => void };

type ChipProps = { name: string; kind: TagKind; words?: string; onInsert: () => void };

/** Pressing it puts the tag at the cursor. A standard tag shows its description instead of its name. */
export function TagChip({ name, kind, words = name, onInsert }: ChipProps) {
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
