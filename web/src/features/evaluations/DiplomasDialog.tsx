import { ActionIcon } from '@mantine/core';
import { IconChartRadar } from '@tabler/icons-react';
import type { EvaluationStudent } from '@traject/contract/evaluations';
import { useTranslation } from '../../platform/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import classes from './DiplomasDialog.module.css';
import { ChartLink } from './links.tsx';
import { levelText } from './names.ts';

type Props = { student: EvaluationStudent; onClose: () => void };

/** Chooses which diploma's chart to see; a diploma has none before its first evaluation. */
export function DiplomasDialog({ student, onClose }: Props) {
  const { t } = useTranslation();
  const name = `${student.first_name} ${student.last_name}`;
  return (
    <Dialog opened onClose={onClose} title={t('evaluations.charts.title', { name })}>
      <ul className={classes.list}>
        {student.diplomas.map((diploma) => (
          <Row as="li" gap={12} key={diploma.diploma_id} className={classes.diploma}>
            <div className={layout.grow}>
              <p className={text.rowTitle}>{diploma.title}</p>
              <p className={text.secondary}>{levelText(diploma.level, t)}</p>
            </div>
            {diploma.has_evaluations ? (
              <OpenChart studentId={student.id} {...diploma} />
            ) : (
              <span className={text.secondary}>{t('evaluations.charts.none')}</span>
            )}
          </Row>
        ))}
      </ul>
    </Dialog>
  );
}

type Diploma = EvaluationStudent['diplomas'][number];

function OpenChart({ studentId, diploma_id, title }: Diploma & { studentId: number }) {
  const { t } = useTranslation();
  const label = t('evaluations.charts.open', { title });
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      renderRoot={(props) => <ChartLink studentId={studentId} diplomaId={diploma_id} {...props} />}
    >
      <IconChartRadar size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
