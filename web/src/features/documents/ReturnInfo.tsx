import type { DocumentReturn } from '@traject/contract/documents';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import { InfoTip } from '../../ui/InfoTip.tsx';
import classes from './documents.module.css';

export function ReturnInfo({ returned }: { returned: DocumentReturn }) {
  const { t } = useTranslation();
  const facts = { uploader: returned.uploader.name, date: formatDate(returned.date) };
  return (
    <InfoTip label={t('documents.returns.info', { name: returned.name, ...facts })}>
      <dl className={classes.tip}>
        <div>
          <dt>{t('documents.returns.uploader')}</dt>
          <dd>{facts.uploader}</dd>
        </div>
        <div>
          <dt>{t('documents.info.date')}</dt>
          <dd>{facts.date}</dd>
        </div>
      </dl>
    </InfoTip>
  );
}
