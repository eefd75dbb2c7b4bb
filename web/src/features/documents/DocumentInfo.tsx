import type { Document } from '@traject/contract/documents';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import { InfoTip } from '../../ui/InfoTip.tsx';
import classes from './documents.module.css';

type Props = { document: Document; name: string };

/** Who made it, when, and what it is for. */
export function DocumentInfo({ document, name }: Props) {
  const { t } = useTranslation();
  const facts = {
    sender: document.creator.name,
    date: formatDate(document.created_at),
    action: document.trajectory_file_action.name,
    type: document.trajectory_file_type.name,
  };
  return (
    <InfoTip label={t('documents.info.label', { name, ...facts })}>
      <dl className={classes.tip}>
        {(['sender', 'date', 'action', 'type'] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(`documents.info.${fact}`)}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </InfoTip>
  );
}
