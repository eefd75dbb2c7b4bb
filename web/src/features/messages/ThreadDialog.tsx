import { Textarea } from '@mantine/core';
import { IconMessages, IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Party } from '@traject/contract/approvals';
import { messageUpload } from '@traject/contract/common/messagePage';
import type { Message } from '@traject/contract/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Callout } from '../../ui/Callout.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { rulesOf } from '../../ui/fileRules.ts';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { MessageList } from './MessageList.tsx';
import { markRead, type ThreadKey, threadQuery } from './messages.api.ts';
import { useWriting } from './useWriting.ts';

type Props = {
  trajectoryId: number;
  party: Party;
  /** Why nothing can be written now. */
  shut: 'closed' | 'ended' | undefined;
  onRead: () => void;
  onClose: () => void;
};

/** What staff and a party wrote to each other, and what is written next. */
export function ThreadDialog({ trajectoryId, party, shut, onRead, onClose }: Props) {
  const { t } = useTranslation();
  const thread = { trajectoryId, party };
  const { data, isError, refetch } = useQuery(threadQuery(thread));
  const { dialog, ...writing } = useWriting(thread);
  useReading(thread, data, onRead);
  return (
    <FormDialog
      {...dialog}
      title={t(`messages.title.${party}`)}
      canSave={dialog.canSave && !shut}
      saveLabel={t('messages.send')}
      closeLabel={t('ui.close')}
      errorTitle={t('messages.not_sent')}
      onClose={onClose}
    >
      {data && data.length > 0 && <MessageList trajectoryId={trajectoryId} messages={data} />}
      {data?.length === 0 && (
        <EmptyState
          icon={IconMessages}
          title={t('messages.empty')}
          text={shut ? undefined : t('messages.empty_text')}
        />
      )}
      {!data && isError && <PanelError title={t('messages.failed')} onRetry={() => refetch()} />}
      {!data && !isError && <RowsSkeleton rows={2} />}
      {shut ? <Callout kind="info">{t(`messages.${shut}`)}</Callout> : <Fields {...writing} />}
    </FormDialog>
  );
}

type FieldsProps = Omit<ReturnType<typeof useWriting>, 'dialog'>;

function Fields({ text, setText, file, setFile, upload }: FieldsProps) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Textarea
        label={t('messages.text')}
        description={t('messages.hint')}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={5000}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {isAdding || file ? (
        <FileDrop
          {...rulesOf(messageUpload.file.kinds)}
          label={t('messages.file')}
          file={file}
          upload={upload}
          onFile={setFile}
        />
      ) : (
        <div>
          <PanelButton
            label={t('messages.add_file')}
            icon={IconPaperclip}
            onClick={() => setAdding(true)}
          >
            {t('messages.add_file')}
          </PanelButton>
        </div>
      )}
    </>
  );
}

/** Whoever opens it has seen what is in it. */
function useReading(
  thread: ThreadKey,
  messages: readonly Message[] | undefined,
  onRead: () => void,
) {
  const newest = messages?.findLast(({ by, read_at }) => by === 'party' && !read_at)?.id;
  const read = useEffectEvent((upTo: number) => {
    // Not worth a word when it fails: the next time they are new again.
    markRead(thread, upTo).then(onRead, () => undefined);
  });
  useEffect(() => {
    if (newest) read(newest);
  }, [newest]);
}
