import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useDraft } from '../../platform/useDraft.ts';
import { useUpload } from '../../platform/useUpload.ts';
import { toast } from '../../ui/toast.ts';
import { sendMessage, type ThreadKey, threadKey } from './messages.api.ts';

/** The message that is being written, with a file if one is chosen; what is typed is kept. */
export function useWriting(thread: ThreadKey) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const { send, isSending, errors, upload } = useUpload({
    refresh: threadKey(thread),
    failed: 'messages.not_sent',
  });
  const { offer } = useDraft({
    place: `trajectory:${thread.trajectoryId}:message:${thread.party}`,
    value: text,
    isDirty: text !== '',
    restore: setText,
    isReadable: (value) => typeof value === 'string',
  });

  const submit = async () => {
    const outcome = await send(file, (sending) => sendMessage(thread, { text, file }, sending));
    if (outcome.step !== 'done') return;
    setText('');
    setFile(undefined);
    toast.success(t('messages.sent'));
  };
  const isDirty = text.trim() !== '' || file !== undefined;
  const state = { isDirty, canSave: isDirty, isSaving: isSending, errors, draft: offer };
  const dialog = { ...state, onSubmit: submit };
  return { dialog, text, setText, file, setFile, upload: file && upload };
}
