import { IconDownload, IconEye } from '@tabler/icons-react';
import type { Scan } from '@traject/contract/common/storedFile';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { fileIcon } from '../fileIcon.ts';
import { ending, sizeText } from '../fileRules.ts';
import layout from '../layout.module.css';
import { Row, Stack } from '../layout.tsx';
import { isClosed, ScanSign } from '../ScanSign.tsx';
import { toast } from '../toast.ts';
import { canView, isAble } from '../viewer/LinkViewer.tsx';
import { viewKind } from '../viewer/viewKind.ts';
import { SheetButton } from './SheetButton.tsx';
import classes from './SheetFile.module.css';

type Props = {
  file: { name: string; mime: string; size: number; scan?: Scan | null };
  words: { read: string; download: string };
  /** What else there is to say of it. */
  about?: string;
  /** A PDF is about to be read, once what shows it is there. */
  onAsk?: () => void;
  onRead: () => void;
  onDownload: () => Promise<void>;
};

/** A file can be read here if the device can show it, and can always be downloaded. */
export function SheetFile({ file, words, about, onAsk, onRead, onDownload }: Props) {
  const { name, mime, size } = file;
  const { t, language } = useTranslation();
  const Icon = fileIcon(name);
  const [busy, setBusy] = useState<'read' | 'download'>();

  const during = (doing: 'read' | 'download', work: () => Promise<void>) => () => {
    setBusy(doing);
    return work().finally(() => setBusy(undefined));
  };
  const download = () => onDownload().catch(() => void toast.error(t('notify.download_errror')));
  const read = async () => {
    if (isAble()) {
      if (viewKind(mime) === 'pdf') onAsk?.();
      if (await canView()) return onRead();
    }
    toast.info(t('sheet.cannot_view'));
    await download();
  };
  const isShown = viewKind(mime) !== undefined;
  return (
    <div className={classes.file}>
      <Row gap={12}>
        <span className={classes.icon}>
          <Icon size={24} stroke={1.5} aria-hidden />
        </span>
        <div className={layout.grow}>
          <p className={classes.name}>{name}</p>
          <p className={classes.size}>
            {ending(name).toUpperCase()}, {sizeText(size, language)}
          </p>
          {about && <p className={classes.size}>{about}</p>}
          <ScanSign file={file} className={classes.size} />
        </div>
      </Row>
      {!isClosed(file) && (
        <Stack gap={4} className={classes.actions}>
          {isShown && (
            <SheetButton
              look="plain"
              icon={IconEye}
              isBusy={busy === 'read'}
              onClick={during('read', read)}
            >
              {words.read}
            </SheetButton>
          )}
          <SheetButton
            look={isShown ? 'quiet' : 'plain'}
            icon={IconDownload}
            isBusy={busy === 'download'}
            onClick={during('download', download)}
          >
            {words.download}
          </SheetButton>
        </Stack>
      )}
    </div>
  );
}
