import type { ApprovalRequest, RequestKind } from '@traject/contract/approvals';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import sheet from '../../ui/sheet/Sheet.module.css';
import { SheetFile } from '../../ui/sheet/SheetFile.tsx';
import { LinkViewer } from '../../ui/viewer/LinkViewer.tsx';
import { useEarlyPage } from '../../ui/viewer/useEarlyPage.ts';
import { type ApprovalFile, downloadFile, loadFile, loadFirstPage } from './approvals.api.ts';
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
  const firstPage = useEarlyPage((position, signal) => loadFirstPage(token, position, signal));
  const open = files.find(({ position }) => position === read);
  return (
    <>
      <section className={`${sheet.card} ${classes.files}`} aria-label={t('approvals.files')}>
        {files.map((file) => (
          <SheetFile
            key={file.position}
            file={file}
            words={{
              read: t(`approvals.read.${thingIn(kind, file)}`),
              download: t(`approvals.download.${thingIn(kind, file)}`),
            }}
            onAsk={() => firstPage.ask(file.position)}
            onRead={() => onRead(file.position)}
            onDownload={() => downloadFile(token, file)}
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
          file={{
            ...open,
            load: (signal) => loadFile(token, open, signal),
            firstPage: firstPage.of(open.position),
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** A review is about a plan; for an employer a proposal comes second. */
const thingIn = (kind: RequestKind, { position }: ApprovalFile) =>
  kind === 'approve-document' ? 'document' : position === 1 ? 'plan' : 'proposal';
