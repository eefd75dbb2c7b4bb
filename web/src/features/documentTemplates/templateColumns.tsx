import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DocumentTemplateRow } from '@traject/contract/documentTemplates';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { referenceQuery } from '../../platform/reference.ts';
import { useRemove } from '../../platform/useRemove.ts';
import type { TextKey } from '../../texts.ts';
import { type Column, rowLink } from '../../ui/DataTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Tip } from '../../ui/Tip.tsx';
import text from '../../ui/text.module.css';
import { archiveDocumentTemplate, documentTemplatesKey } from './documentTemplates.api.ts';

export const templateColumns: Column<DocumentTemplateRow>[] = [
  {
    key: 'name',
    header: 'labels.name',
    primary: true,
    cell: (template) => <Name template={template} />,
  },
  {
    key: 'requires_approval',
    header: 'document_templates.approval',
    width: 180,
    cell: ({ requires_approval }) => (
      <Word of={requires_approval ? 'controls.yes' : 'controls.no'} />
    ),
  },
  {
    key: 'fields',
    header: 'document_templates.fields',
    width: 120,
    cell: ({ fields }) => fields.length || <Word of="document_templates.no_fields" />,
  },
  {
    key: 'actions',
    header: 'document_templates.actions',
    width: 92,
    actions: true,
    cell: (template) => <Actions template={template} />,
  },
];

const Word = ({ of }: { of: TextKey }) => useTranslation().t(of);

/** With its organisation, for those who work for more than one. */
function Name({ template: { id, name, organisation } }: { template: DocumentTemplateRow }) {
  const { data: organisations = [] } = useQuery(referenceQuery('organisations'));
  return (
    <>
      <TemplateLink id={id} className={rowLink}>
        {name}
      </TemplateLink>
      {organisations.length > 1 && <p className={text.secondary}>{organisation.name}</p>}
    </>
  );
}

function Actions({ template }: { template: DocumentTemplateRow }) {
  const { t } = useTranslation();
  const remove = useArchive();
  const { id, name } = template;
  const label = t('controls.edit', { name });
  return (
    <>
      <Tip label={label}>
        <ActionIcon aria-label={label} renderRoot={(props) => <TemplateLink id={id} {...props} />}>
          <Icon of={IconPencil} />
        </ActionIcon>
      </Tip>
      <IconButton
        label={t('controls.remove.action', { name })}
        icon={IconTrash}
        onClick={() => remove(template)}
      />
    </>
  );
}

type LinkProps = { id: number; className?: string; children?: ReactNode };

const TemplateLink = ({ id, ...props }: LinkProps) => (
  <Link
    to="/document-templates/$documentTemplateId"
    params={{ documentTemplateId: String(id) }}
    {...props}
  />
);

/** It disappears from the list; documents that were made from it are untouched. */
function useArchive() {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: DocumentTemplateRow) => archiveDocumentTemplate(id),
    question: ({ name }) => ({
      title: t('document_templates.remove.title'),
      message: t('document_templates.remove.message', { name }),
    }),
    refresh: documentTemplatesKey,
    done: 'notify.document_template.delete_success',
    failed: 'notify.document_template.delete_error',
  });
}
