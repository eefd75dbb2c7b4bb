import { Button } from '@mantine/core';
import { IconDownload, IconEye } from '@tabler/icons-react';
import type { RequestKind } from '@traject/contract/approvals';
import { useTranslation } from 'react-i18next';
import { fileIcon } from '../../ui/fileIcon.ts';
import { ending, sizeText } from '../../ui/fileRules.ts';
import { toast } from '../../ui/toast.ts';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { viewKind } from '../../ui/viewer/viewKind.ts';
import { type ApprovalFile, downloadFile, loadFile } from './approvals.api.ts';
import classes from './approvals.module.css';

type Props = {
  token: string;
  kind: RequestKind;
  file: ApprovalFile;
  onView: (file: ViewedFile) => void;
};

/** A file can be read on the page when a phone can show it; it can always be kept. */
export function FileToRead({ token, kind, file, onView }: Props) {
  const { t, i18n } = useTranslation();
  const { name, mime, size } = file;
  const Icon = fileIcon(name);
  const download = () =>
    downloadFile(token, file).catch(() => toast.error(t('notify.download_errror')));
  const what = thingIn(kind, file);
  const view = () => onView({ name, mime, load: (signal) => loadFile(token, file, signal) });
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
          <Button
            variant="default"
            className={classes.read}
            leftSection={<IconEye size={19} stroke={1.75} aria-hidden />}
            onClick={view}
          >
            {t(`approvals.read.${what}`)}
          </Button>
        )}
        <Button
          variant={viewKind(mime) ? 'subtle' : 'default'}
          className={classes.read}
          leftSection={<IconDownload size={19} stroke={1.75} aria-hidden />}
          onClick={download}
        >
          {t(`approvals.download.${what}`)}
        </Button>
      </div>
    </div>
  );
}

/** A review is of a plan, and for an employer of a proposal after it. */
const thingIn = (kind: RequestKind, { position }: ApprovalFile) =>
  kind === 'approve-document' ? 'document' : position === 1 ? 'plan' : 'proposal';
