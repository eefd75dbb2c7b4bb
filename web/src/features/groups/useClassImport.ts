import { useQueryClient } from '@tanstack/react-query';
import type { Group } from '@traject/contract/groups';
import type { ImportPreview } from '@traject/contract/imports';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useUpload } from '../../platform/useUpload.ts';
import { toast } from '../../ui/toast.ts';
import { groupsKey, importClass, previewClass } from './groups.api.ts';

/** The file is looked at when it is chosen, and sent again to be imported. */
export function useClassImport({ id: groupId }: Group, onDone: () => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<ImportPreview>();
  const [invite, setInvite] = useState(false);
  const { send, clear, ...sending } = useUpload({});

  const choose = async (next: File | undefined) => {
    clear();
    setFile(next);
    setPreview(undefined);
    if (!next) return;
    const outcome = await send(next, (way) => previewClass({ groupId, file: next, invite }, way));
    if (outcome.step === 'done') setPreview(outcome.result);
  };
  const run = async () => {
    if (!file || sending.isSending) return;
    const outcome = await send(file, (way) => importClass({ groupId, file, invite }, way));
    // A cancelled or unanswered upload may have arrived after all; the group will tell.
    queries.invalidateQueries({ queryKey: groupsKey });
    if (outcome.step !== 'done') return;
    toast.success(t('groups.import.done', { count: outcome.result.total }));
    onDone();
  };
  return { ...sending, file, choose, preview, invite, setInvite, run };
}
