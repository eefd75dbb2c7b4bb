import { IconDownload, IconSend } from '@tabler/icons-react';
import type { Message } from '@traject/contract/common/messagePage';
import { type FormEvent, useId, useRef, useState } from 'react';
import { dayInWords, formatTime } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { firstMessage } from '../../../platform/serverMessage.ts';
import { useOpening } from '../../../platform/useOpening.ts';
import { useReturn } from '../../../platform/useReturn.ts';
import { Stack } from '../../../ui/layout.tsx';
import { isClosed, ScanSign } from '../../../ui/ScanSign.tsx';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import { isTooBig, SheetFileChoice } from '../../../ui/sheet/SheetFileChoice.tsx';
import { toast } from '../../../ui/toast.ts';
import { isOver } from './known.ts';
import {
  downloadMessageFile,
  fetchThread,
  markRead,
  type Opened,
  type Said,
  sendMessage,
} from './portalPage.api.ts';
import classes from './portalPage.module.css';
import { ReadAloud } from './ReadAloud.tsx';

const mostLetters = 5000;

type Props = { opened: Opened; counselor: string; onChanged: () => void };

/** What the party and the counselor wrote to each other, and a place to write. */
export function Thread({ opened, counselor, onChanged }: Props) {
  const { t } = useTranslation();
  const [messages, setMessages] = useState<Message[]>();
  const [problem, setProblem] = useState<string>();
  const open = async (signal?: AbortSignal) => {
    const found = await fetchThread(opened).catch((error: unknown) => {
      if (isOver(error)) onChanged();
    });
    if (signal?.aborted) return;
    if (!found) return setProblem(t('notify.general_error'));
    setMessages(found.value);
    setProblem(undefined);
    const unseen = found.value.filter(({ by, read_at }) => by === 'staff' && !read_at);
    const newest = unseen[unseen.length - 1]?.id;
    if (!found.at && newest) await markRead(opened, newest).then(onChanged, () => undefined);
  };
  useOpening(open);
  useReturn(() => void open());
  return (
    <>
      <p className={sheet.words}>{t('portal_page.messages.readers', { name: counselor })}</p>
      {problem && <p role="alert">{problem}</p>}
      {messages?.length === 0 && <p className={sheet.words}>{t('portal_page.messages.empty')}</p>}
      <ol className={classes.thread}>
        {messages?.map((message) => (
          <OneMessage key={message.id} message={message} opened={opened} />
        ))}
      </ol>
      <WriteForm onSend={(said) => sendMessage(opened, said)} onSent={() => void open()} />
    </>
  );
}

function OneMessage({ message, opened }: { message: Message; opened: Opened }) {
  const { t } = useTranslation();
  const words = useRef<HTMLLIElement>(null);
  const { id, by, name, text, file, sent_at, read_at } = message;
  const who = by === 'party' ? t('portal_page.messages.you') : name;
  const download = () =>
    downloadMessageFile(opened, { id, name: file?.name ?? '' }).catch(() =>
      toast.error(t('notify.download_errror')),
    );
  const on = t('portal_page.messages.on', {
    day: dayInWords(sent_at),
    time: formatTime(new Date(sent_at)),
  });
  return (
    <li ref={words} className={classes.message} data-by={by}>
      <p className={classes.strong}>{who}</p>
      <p className={classes.small}>
        {on}
        {by === 'party' && read_at && ` · ${t('portal_page.messages.read')}`}
      </p>
      {text && <p className={classes.text}>{text}</p>}
      {file && isClosed(file) && <p className={classes.strong}>{file.name}</p>}
      {file && <ScanSign file={file} className={classes.small} />}
      {file && !isClosed(file) && (
        <SheetButton look="plain" icon={IconDownload} onClick={download}>
          {t('portal_page.messages.download', { name: file.name })}
        </SheetButton>
      )}
      {text && <ReadAloud of={words} about={`${who}, ${on}`} />}
    </li>
  );
}

type WriteProps = { onSend: (said: Said) => Promise<unknown>; onSent: () => void };

function WriteForm({ onSend, onSent }: WriteProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ problem?: string; done?: string }>({});
  const fieldId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!text.trim() && !file) return setSaid({ problem: t('portal_page.messages.empty_message') });
    if (isTooBig(file)) return setSaid({ problem: t('sheet.file.too_big') });
    setBusy(true);
    setSaid({});
    await onSend({ text, file }).then(
      () => {
        setText('');
        setFile(undefined);
        setSaid({ done: t('portal_page.messages.sent') });
        onSent();
      },
      (error: unknown) =>
        setSaid({ problem: firstMessage(error) ?? t('portal_page.messages.failed') }),
    );
    setBusy(false);
  };
  return (
    <Stack as="form" noValidate gap={12} className={classes.form} onSubmit={submit}>
      <label htmlFor={fieldId}>{t('portal_page.messages.text')}</label>
      <textarea
        id={fieldId}
        className={sheet.box}
        rows={4}
        maxLength={mostLetters}
        disabled={isBusy}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <SheetFileChoice file={file} isBusy={isBusy} onFile={setFile} />
      <p role="alert" className={classes.problem}>
        {said.problem}
      </p>
      <p role="status" className={classes.strong}>
        {said.done}
      </p>
      <SheetButton type="submit" icon={IconSend} isBusy={isBusy}>
        {t('portal_page.messages.send')}
      </SheetButton>
    </Stack>
  );
}
