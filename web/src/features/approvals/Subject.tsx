import type { ApprovalRequest } from '@traject/contract/approvals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import sheet from '../../ui/sheet/Sheet.module.css';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { Viewer } from '../../ui/viewer/Viewer.tsx';
import classes from './approvals.module.css';
import { FileToRead } from './FileToRead.tsx';

type Props = { token: string; request: ApprovalRequest };

/** What there is to read, whose it is, and what the counselor wrote with it. */
export function Subject({ token, request }: Props) {
  const { t } = useTranslation();
  const [viewed, setViewed] = useState<ViewedFile>();
  const { subject, files, notes, kind } = request;
  return (
    <>
      <section className={`${sheet.card} ${classes.files}`} aria-label={t('approvals.files')}>
        {files.map((file) => (
          <FileToRead
            key={file.position}
            token={token}
            kind={kind}
            file={file}
            onView={setViewed}
          />
        ))}
        <dl className={classes.facts}>
          {(['counselor', 'organisation', 'client'] as const).map((who) => (
            <div key={who}>
              <dt>{t(`approvals.${who}`)}</dt>
              <dd>{subject[who].name}</dd>
            </div>
          ))}
        </dl>
      </section>
      {notes.map(({ date, note }) => (
        <section key={`${date} ${note}`} className={`${sheet.card} ${classes.message}`}>
          <h2>{t('approvals.message', { name: subject.counselor.name })}</h2>
          <p className={classes.date}>{formatDate(date.slice(0, 10))}</p>
          <p className={classes.note}>{note}</p>
        </section>
      ))}
      <Viewer file={viewed} onClose={() => setViewed(undefined)} />
    </>
  );
}
