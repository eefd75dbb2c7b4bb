import { UnstyledButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import type { Message } from '@traject/contract/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { ScanSign } from '../../ui/ScanSign.tsx';
import text from '../../ui/text.module.css';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { Viewer } from '../../ui/viewer/Viewer.tsx';
import { viewKind } from '../../ui/viewer/viewKind.ts';
import { downloadFile, loadFile } from './messages.api.ts';
import classes from './messages.module.css';

type Props = { trajectoryId: number; messages: readonly Message[] };

/** Oldest first, and the newest in view. */
export function MessageList({ trajectoryId, messages }: Props) {
  const { t } = useTranslation();
  const [viewed, setViewed] = useState<ViewedFile>();
  const list = useRef<HTMLOListElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (newest) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return (
    <>
      <ol ref={list} className={classes.list} aria-label={t('messages.list')}>
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            file={<FileChip {...{ trajectoryId, message }} onView={setViewed} />}
          />
        ))}
      </ol>
      <Viewer file={viewed} onClose={() => setViewed(undefined)} />
    </>
  );
}

type ItemProps = { message: Message; file: ReactNode };

function MessageItem({ message, file }: ItemProps) {
  const { t } = useTranslation();
  const { by, name, sent_at, read_at } = message;
  const seen = read_at ? t('messages.read', { at: formatDateTime(read_at) }) : undefined;
  return (
    <li className={classes.message} data-by={by}>
      <p className={text.secondary}>
        <span className={text.rowTitle}>{name}</span> · {formatDateTime(sent_at)}
        {by === 'party' && !read_at && <span className={classes.new}>{t('messages.new')}</span>}
      </p>
      {message.text && <p className={text.lines}>{message.text}</p>}
      {file}
      {message.file && <ScanSign file={message.file} className={text.meta} />}
      {by === 'staff' && <p className={text.meta}>{seen ?? t('messages.not_read')}</p>}
    </li>
  );
}

type ChipProps = {
  trajectoryId: number;
  message: Message;
  onView: (file: ViewedFile) => void;
};

/** Pressing it shows the file, or downloads it if the browser cannot show it. */
function FileChip({ trajectoryId, message: { id, file }, onView }: ChipProps) {
  const { t } = useTranslation();
  const key = { trajectoryId, messageId: id };
  const get = useRowSave({
    save: (name: string) => downloadFile(key, name),
    failed: 'notify.download_error',
    shown: [],
  });
  if (!file) return null;
  const { name, mime } = file;
  const isShown = viewKind(mime);
  return (
    <UnstyledButton
      className={classes.file}
      aria-label={t(isShown ? 'messages.open' : 'messages.download', { name })}
      onClick={() =>
        isShown ? onView({ name, mime, load: (signal) => loadFile(key, signal) }) : get(name)
      }
    >
      <IconPaperclip size={15} stroke={1.9} aria-hidden />
      {name}
    </UnstyledButton>
  );
}
