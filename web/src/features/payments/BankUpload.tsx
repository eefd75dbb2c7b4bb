import { fileKinds } from '@traject/contract/common/fileKinds';
import { type BankReport, bankFileMegabytes } from '@traject/contract/payments';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useUpload } from '../../platform/useUpload.ts';
import { Callout } from '../../ui/Callout.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { moneyKey, sendBankFile } from './payments.api.ts';
import classes from './payments.module.css';

const rules = { accept: fileKinds.bank, maxBytes: bankFileMegabytes * 1024 * 1024 };

/** A statement is read at once; what came of it stays in sight. */
export function BankUpload({ organisationId }: { organisationId: number }) {
  const { t } = useTranslation();
  const [report, setReport] = useState<BankReport>();
  const { send, clear, ...sending } = useUpload({ refresh: moneyKey });
  const read = async (file: File | undefined) => {
    setReport(undefined);
    if (!file) return clear();
    const outcome = await send(file, (way) => sendBankFile(organisationId, file, way));
    if (outcome.step === 'done') setReport(outcome.result);
  };
  return (
    <div className={classes.upload}>
      <Panel title={t('payments.bank.upload')}>
        <PanelBody gap={12}>
          <FileDrop
            {...rules}
            sendsAtOnce
            label={t('payments.bank.file')}
            file={sending.file}
            onFile={read}
            upload={sending.upload}
            errors={sending.errors}
          />
          {report && <Report {...report} />}
        </PanelBody>
      </Panel>
    </div>
  );
}

function Report({ lines, fresh, matched, doubts }: BankReport) {
  const { t } = useTranslation();
  return (
    <Callout kind="info" role="status" title={t('payments.report.read', { count: lines })}>
      {[
        fresh < lines && t('payments.report.known', { count: lines - fresh }),
        t('payments.report.matched', { count: matched }),
        doubts > 0 && t('payments.report.doubts', { count: doubts }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Callout>
  );
}
