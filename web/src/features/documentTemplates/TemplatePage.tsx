import { useQuery } from '@tanstack/react-query';
import type { DocumentTemplate } from '@traject/contract/documentTemplates';
import { documentTemplateQuery } from './documentTemplates.api.ts';
import { TemplateEditor } from './TemplateEditor.tsx';
import { TemplateFailure } from './TemplateFailure.tsx';
import { TemplateSkeleton } from './TemplateSkeleton.tsx';

type Props = {
  /** As it stands in the address: 'new', or what should be an id. */
  id: string;
  onCreated: (created: DocumentTemplate) => void;
};

export function TemplatePage({ id, onCreated }: Props) {
  const isNew = id === 'new';
  const { data, error, refetch } = useQuery({
    ...documentTemplateQuery(Number(id)),
    enabled: !isNew,
  });
  if (!isNew && !data)
    return error ? (
      <TemplateFailure id={id} error={error} onRetry={() => refetch()} />
    ) : (
      <TemplateSkeleton />
    );
  return <TemplateEditor template={data} onCreated={onCreated} />;
}
