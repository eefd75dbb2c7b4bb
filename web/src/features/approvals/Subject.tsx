import type { ApprovalRequest } from '@traject/contract/approvals';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import sheet from '../../ui/sheet/Sheet.module.css';
import { LinkViewer } from '../../ui/viewer/LinkViewer.tsx';
import { loadFile } from './approvals.api.ts';
import classes from './approvals.module.css';
import { FileToRead } from './FileToRead.tsx';
import { SignedCopy } from './SignedCopy.tsx';

export type Reading = {
  token: string;
  request: ApprovalRequest;
  /** Which file is open, by its place. */
  read: number | undefined;
  onRead: (position: number) => void;
  onClose: () => void;
  /** Something was sent back: the page says what has come in. */
  onSent: () => Promise<void>;
};

/** What there is to read, whose it is, and what the counselor wrote with it. */
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
        <dl className={classes.facts}>
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
        </dl>
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
