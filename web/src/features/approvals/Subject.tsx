import { IconDownload, IconEye } from '@tabler/icons-react';
import type { ApprovalRequest, RequestKind } from '@traject/contract/approvals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import { fileIcon } from '../../ui/fileIcon.ts';
import { ending, sizeText } from '../../ui/fileRules.ts';
import layout from '../../ui/layout.module.css';
import { Row, Stack } from '../../ui/layout.tsx';
import sheet from '../../ui/sheet/Sheet.module.css';
import { SheetButton } from '../../ui/sheet/SheetButton.tsx';
import { toast } from '../../ui/toast.ts';
import { canView, LinkViewer } from '../../ui/viewer/LinkViewer.tsx';
import { viewKind } from '../../ui/viewer/viewKind.ts';
import { type ApprovalFile, downloadFile, loadFile } from './approvals.api.ts';
import classes from './approvals.module.css';
import { SignedCopy } from './SignedCopy.tsx';

export type Reading = {
  token: string;
  request: ApprovalRequest;
  /** The position of the open file. */
  read: number | undefined;
  onRead: (position: number) => void;
  onClose: () => void;
  /** Called after a signed copy was uploaded. */
  onSent: () => Promise<void>;
};

/** The files, the people involved and the counselor's notes. */
export function Subject({ token, request, read, onRead, onClose, onSent }: Reading) {
  const { t } = useTranslation();
  const { subject, files, notes, kind, action } = request;
  const open = files.find(({ position }) => position === read);
  return (
    <>
      <section className={`${sheet.card} ${classes.files}`} aria-label={t('approvals.files')}>
        {files.map((file) => (
          <FileToRead
            key={file.position}
            token={token}
            kind={kind}
            file={file}
            onRead={() => onRead(file.position)}
          />
        ))}
        <Stack as="dl" gap={8} className={classes.facts}>
          {(['counselor', 'organisation', 'client'] as const).map((who) => (
            <div key={who}>
              <dt>{t(`approvals.${who}`)}</dt>
              <dd>{subject[who].name}</dd>
            </div>
          ))}
          {action && (
            <div>
              <dt>{t('approvals.action')}</dt>
              <dd>{action.code ? t(`approvals.for.${action.code}`) : action.name}</dd>
            </div>
          )}
        </Stack>
      </section>
      {action?.code === 'signature' && (
        <SignedCopy token={token} request={request} onSent={onSent} />
      )}
      {notes.map(({ date, note }) => (
        <section key={`${date} ${note}`} className={`${sheet.card} ${classes.message}`}>
          <h2>{t('approvals.message', { name: subject.counselor.name })}</h2>
          <p className={classes.date}>{formatDate(date.slice(0, 10))}</p>
          <p className={classes.note}>{note}</p>
        </section>
      ))}
      {open && (
        <LinkViewer
          key={open.position}
          file={{ ...open, load: (signal) => loadFile(token, open, signal) }}
          onClose={onClose}
        />
      )}
    </>
  );
}

type Props = { token: string; kind: RequestKind; file: ApprovalFile; onRead: () => void };

/** A file can be read here if the device can show it, and can always be downloaded. */
function FileToRead({ token, kind, file, onRead }: Props) {
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
      <Row gap={12}>
        <span className={classes.fileIcon}>
          <Icon size={24} stroke={1.5} aria-hidden />
        </span>
        <div className={layout.grow}>
          <p className={classes.fileName}>{name}</p>
          <p className={classes.fileSize}>
            {ending(name).toUpperCase()}, {sizeText(size, i18n.language)}
          </p>
        </div>
      </Row>
      <Stack gap={4} className={classes.fileActions}>
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
      </Stack>
    </div>
  );
}

/** A review is about a plan; for an employer a proposal comes second. */
const thingIn = (kind: RequestKind, { position }: ApprovalFile) =>
  kind === 'approve-document' ? 'document' : position === 1 ? 'plan' : 'proposal';
