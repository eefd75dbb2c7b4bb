import { UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { DocumentTemplateRow } from '@traject/contract/documentTemplates';
import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import layout from '../../ui/layout.module.css';
import { Stack } from '../../ui/layout.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import text from '../../ui/text.module.css';
import { templatesQuery } from './newFile.ts';
import classes from './template.module.css';

type Props = {
  organisationId: number | undefined;
  onChoose: (template: DocumentTemplateRow) => void;
};

export function TemplateChoice({ organisationId, onChoose }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const [shown, setShown] = useState<{ page: number; q?: string | undefined }>({ page: 1 });
  const templates = useQuery(templatesQuery(organisationId, shown));
  const { data, isError, isPlaceholderData, refetch } = templates;
  const isFailed = isError && (!data || isPlaceholderData);
  const none = shown.q ? 'nothing' : 'empty';
  const empty = {
    title: t(`documents.template.${none}`),
    text: t(`documents.template.${none}_text`),
  };
  return (
    <Stack gap={8}>
      <p id={titleId} className={classes.label}>
        {t('documents.template.choose')}
      </p>
      {(shown.q || (data && data.meta.last_page > 1)) && (
        <SearchBox
          label={t('documents.template.search')}
          words={shown.q ?? ''}
          onWords={(q) => setShown({ page: 1, q })}
        />
      )}
      <div className={classes.frame} data-updating={isPlaceholderData || undefined}>
        {isFailed && (
          <PanelError title={t('documents.template.failed')} onRetry={() => refetch()} />
        )}
        {!data && !isFailed && <RowsSkeleton rows={3} />}
        {data?.data.length === 0 && <EmptyState icon={IconFileText} {...empty} />}
        {!isFailed && data && data.data.length > 0 && (
          <ul aria-labelledby={titleId}>
            {data.data.map((template) => (
              <TemplateRow key={template.id} template={template} onChoose={onChoose} />
            ))}
          </ul>
        )}
        {data && data.meta.last_page > 1 && (
          <div className={classes.foot}>
            <Pager meta={data.meta} onPage={(page) => setShown({ ...shown, page })} />
          </div>
        )}
      </div>
    </Stack>
  );
}

type RowProps = { template: DocumentTemplateRow; onChoose: Props['onChoose'] };

function TemplateRow({ template, onChoose }: RowProps) {
  const { t } = useTranslation();
  const { name, fields, requires_approval } = template;
  const count = t('documents.template.fields', { count: fields.length });
  return (
    <li>
      <UnstyledButton className={classes.row} onClick={() => onChoose(template)}>
        <IconFileText size={20} stroke={1.5} aria-hidden />
        <Stack as="span" gap={2} className={layout.grow}>
          <span className={text.rowTitle}>{name}</span>
          <span className={text.secondary}>
            {count}
            {requires_approval && `, ${t('documents.template.approval').toLowerCase()}`}
          </span>
        </Stack>
        <Icon of={IconChevronRight} />
      </UnstyledButton>
    </li>
  );
}
