import { useQueryClient } from '@tanstack/react-query';
import type { DocumentTemplate, DocumentTemplateInput } from '@traject/contract/documentTemplates';
import { useState } from 'react';
import { useConflict } from '../../platform/useConflict.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import {
  changeDocumentTemplate,
  createDocumentTemplate,
  documentTemplateQuery,
  documentTemplatesKey,
  findDocumentTemplate,
} from './documentTemplates.api.ts';

type Sent = { input: DocumentTemplateInput; version: number | undefined };

/** Created the first time and changed from then on, but never blindly over somebody else's change. */
export function useTemplateSave(template: DocumentTemplate | undefined) {
  const [id, setId] = useState(template?.id);
  const { version, theirs, check, settle } = useConflict<DocumentTemplate>({
    version: template?.version,
    load: () => stored(id),
  });
  const saving = useStore(id, check);
  return {
    id,
    version,
    theirs: theirs?.values,
    errors: formErrors(saving.error),
    isSaving: saving.isPending,
    forget: saving.reset,
    settle: (seen: number) => {
      saving.reset();
      settle(seen);
    },
    send: (sent: Sent, onSaved: (saved: DocumentTemplate) => void) =>
      saving.submit(sent, (saved) => {
        setId(saved.id);
        settle(saved.version);
        onSaved(saved);
      }),
  };
}

type Check = (error: unknown, sent: number | undefined) => Promise<void>;

function useStore(id: number | undefined, check: Check) {
  const queries = useQueryClient();
  return useSave({
    save: async ({ input, version }: Sent) => {
      const saved = await store(id, input, version).catch(async (error: unknown) => {
        await check(error, version);
        throw error;
      });
      queries.setQueryData(documentTemplateQuery(saved.id).queryKey, saved);
      return saved;
    },
    refresh: documentTemplatesKey,
    done: `notify.document_template.${id === undefined ? 'create_success' : 'save_success'}`,
    failed: 'notify.document_template.save_error',
  });
}

function store(id: number | undefined, input: DocumentTemplateInput, version = 1) {
  if (id === undefined) return createDocumentTemplate(input);
  const { organisation_id: _, ...change } = input;
  return changeDocumentTemplate(id, { ...change, version });
}

async function stored(id: number | undefined) {
  const now = id === undefined ? undefined : await findDocumentTemplate(id);
  return now && { version: now.version, values: now };
}
