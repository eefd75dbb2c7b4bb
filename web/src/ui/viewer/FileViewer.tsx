import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { keep } from '../../platform/transfer.ts';
import { Dialog } from '../Dialog.tsx';
import { Icon } from '../Icon.tsx';
import { Content } from './Content.tsx';
import { FirstPage } from './FirstPage.tsx';
import { Opening, Problem } from './notices.tsx';
import { useFirstPage } from './useFirstPage.ts';
import classes from './viewer.module.css';

export type ViewedFile = {
  name: string;
  mime: string;
  load: (signal: AbortSignal) => Promise<Blob>;
  /** A picture of the first page, for whom a PDF and what reads it are long on their way. */
  firstPage?: (signal: AbortSignal) => Promise<Blob>;
};

type Props = { file: ViewedFile; onClose: () => void };

export function FileViewer({ file, onClose }: Props) {
  const { t } = useTranslation();
  const first = useFirstPage(file);
  const content = useContent(file, first.isSettled);
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = content;
  const picture = isError ? undefined : first.picture;
  return (
    <Dialog
      opened
      size="viewer"
      onClose={onClose}
      title={file.name}
      footer={
        <>
          <Button
            variant="default"
            disabled={!data}
            leftSection={<Icon of={IconDownload} />}
            onClick={() => data && keep(data, file.name)}
          >
            {t('viewer.download')}
          </Button>
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </>
      }
    >
      <div className={classes.room}>
        {picture && !isOpen && <FirstPage picture={picture} />}
        {data && (
          <Content content={data} {...file} picture={picture} onOpen={() => setOpen(true)} />
        )}
        {!data && !isError && !picture && <Opening />}
        {isError && (
          <Problem
            title={t('viewer.not_loaded')}
            text={t('viewer.not_loaded_text')}
            onRetry={content.retry}
          />
        )}
      </div>
    </Dialog>
  );
}

type Loaded = { data?: Blob; isError?: true };

/** Kept for as long as it is looked at. */
function useContent({ load }: ViewedFile, isItsTurn: boolean) {
  const [content, setContent] = useState<Loaded>({});
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once for each try.
  useEffect(() => {
    if (!isItsTurn) return;
    const abort = new AbortController();
    const settle = (now: Loaded) => !abort.signal.aborted && setContent(now);
    setContent({});
    load(abort.signal).then(
      (data) => settle({ data }),
      () => settle({ isError: true }),
    );
    return () => abort.abort();
  }, [tries, isItsTurn]);
  return { ...content, retry: () => setTries(tries + 1) };
}
