import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { documentTemplateQuery } from '../../features/documentTemplates/documentTemplates.api.ts';
import { TemplatePage } from '../../features/documentTemplates/TemplatePage.tsx';

export const Route = createFileRoute('/_app/document-templates/$documentTemplateId')({
  staticData: { wing: 'templates' },
  loader: ({ context, params: { documentTemplateId } }) => {
    if (documentTemplateId !== 'new')
      context.queries.prefetchQuery(documentTemplateQuery(Number(documentTemplateId)));
  },
  component: DocumentTemplateRoute,
});

function DocumentTemplateRoute() {
  const { documentTemplateId: id } = Route.useParams();
  const navigate = Route.useNavigate();
  const [created, setCreated] = useState<string>();
  return (
    <TemplatePage
      // A new template gets its own address when it is saved, while its author keeps writing.
      key={id === created ? 'new' : id}
      id={id}
      onCreated={(template) => {
        setCreated(String(template.id));
        navigate({
          params: { documentTemplateId: String(template.id) },
          replace: true,
          ignoreBlocker: true,
          resetScroll: false,
          state: { keepsFocus: true },
        });
      }}
    />
  );
}
