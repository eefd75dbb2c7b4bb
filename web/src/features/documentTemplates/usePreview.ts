import type { PreviewInput } from '@traject/contract/documentTemplates';
import { useState } from 'react';
import { formErrors, useSave } from '../../platform/useSave.ts';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { previewDocumentTemplate } from './documentTemplates.api.ts';

/** A PDF of what is typed, saved or not. Made before it opens: a refusal says what is wrong. */
export function usePreview() {
  const [file, setFile] = useState<ViewedFile>();
  const making = useSave({
    save: previewDocumentTemplate,
    failed: 'document_templates.preview_failed',
  });
  const open = (template: PreviewInput) =>
    making.submit(template, (content) =>
      setFile({
        name: `${template.name}.pdf`,
        mime: 'application/pdf',
        load: async () => content,
      }),
    );
  return {
    open,
    isMaking: making.isPending,
    errors: formErrors(making.error),
    forget: making.reset,
    file,
    close: () => setFile(undefined),
  };
}
