import { IconDownload, IconEye } from '@tabler/icons-react';
import type { RequestKind } from '@traject/contract/approvals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileIcon } from '../../ui/fileIcon.ts';
import { ending, sizeText } from '../../ui/fileRules.ts';
import { SheetButton } from '../../ui/sheet/SheetButton.tsx';
import { toast } from '../../ui/toast.ts';
import { canView } from '../../ui/viewer/LinkViewer.tsx';
import { viewKind } from '../../ui/viewer/viewKind.ts';
import { type ApprovalFile, downloadFile } from './approvals.api.ts';
import classes from './approvals.module.css';

type Props = { token: string; kind: RequestKind; file: ApprovalFile; onRead: () => void };

/** A file can be read on the page when a phone can show it; it can always be kept. */
export function FileToRead({ token, kind, file, onRead }: Props) {
  const { t, i18n } = useTranslation();
  const { name, mime, size } = file;
  const Icon = fileIcon(name);
  const what = thingIn(kind, file);
  const [busy, setBusy] = useState<'read' | 'download'>();

  const during = (doing: 'read' | 'download', work: () => Promise<void>) => () => {
    setBusy(doing);
    return work().finally(() => setBusy(undefined));
  };
  const download = () =>
    downloadFile(token, file).catch(() => void toast.error(t('notify.download_errror')));
  const read = async () => {
    if (await canView()) return onRead();
    toast.info(t('approvals.cannot_view'));
    await download();
  };
  return (
    <div className={classes.file}>
      <div className={classes.fileHead}>
        <span className={classes.fileIcon}>
          <Icon size={24} stroke={1.5} aria-hidden />
        </span>
        <div className={classes.fileWords}>
          <p className={classes.fileName}>{name}</p>
          <p className={classes.fileSize}>
            {ending(name).toUpperCase()}, {sizeText(size, i18n.language)}
          </p>
        </div>
      </div>
      <div className={classes.fileActions}>
        {viewKind(mime) && (
          <SheetButton
            look="plain"
            icon={IconEye}
            isBusy={busy === 'read'}
            onClick={during('read', read)}
          >
            {t(`approvals.read.${what}`)}
          </SheetButton>
        )}
        <SheetButton
          look={viewKind(mime) ? 'quiet' : 'plain'}
          icon={IconDownload}
          isBusy={busy === 'download'}
          onClick={during('download', download)}
        >
          {t(`approvals.download.${what}`)}
        </SheetButton>
      </div>
    </div>
  );
}

/** A review is of a plan, and for an employer of a proposal after it. */
const thingIn = (kind: RequestKind, { position }: ApprovalFile) =>
  kind === 'approve-document' ? 'document' : position === 1 ? 'plan' : 'proposal';
