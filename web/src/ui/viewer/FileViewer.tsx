import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { keep } from '../../platform/transfer.ts';
import { Dialog } from '../Dialog.tsx';
import { Content } from './Content.tsx';
import { Opening } from './Opening.tsx';
import { Problem } from './Problem.tsx';
import classes from './viewer.module.css';

export type ViewedFile = {
  name: string;
  mime: string;
  load: (signal: AbortSignal) => Promise<Blob>;
};

type Props = { file: ViewedFile; onClose: () => void };

export function FileViewer({ file, onClose }: Props) {
  const { t } = useTranslation();
  const content = useContent(file);
  const { data } = content;
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
            leftSection={<IconDownload size={17} stroke={1.75} aria-hidden />}
            onClick={() => data && keep(data, file.name)}
          >
            {t('viewer.download')}
          </Button>
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </>
      }
    >
      <div className={classes.room}>
        {data && <Content content={data} {...file} />}
        {content.isFetching && !data && <Opening />}
        {content.isError && !content.isFetching && (
          <Problem
            title={t('viewer.not_loaded')}
            text={t('viewer.not_loaded_text')}
            onRetry={() => content.refetch()}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Kept for as long as it is looked at. */
const useContent = ({ load }: ViewedFile) =>
  useQuery({
    queryKey: ['viewed', useId()],
    queryFn: ({ signal }) => load(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
