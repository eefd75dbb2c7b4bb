import { InputBase } from '@mantine/core';
import type { Evaluation } from '@traject/contract/evaluations';
import { useTranslation } from 'react-i18next';
import classes from './score.module.css';

type Props = { evaluation: Evaluation; value: string; onChange: (value: string) => void };

const longest = 5000;

/** The browser's own text box, which grows by itself: a phone need not load ours. */
export function Remarks({ evaluation, value, onChange }: Props) {
  const { t } = useTranslation();
  const [name = ''] = evaluation.student.name.split(' ');
  const isOwn = evaluation.evaluator_role.name === 'student';
  return (
    <div className={classes.part}>
      <InputBase
        component="textarea"
        multiline
        rows={4}
        label={t('evaluation.comments.label')}
        description={
          isOwn ? t('evaluation.comments.own_hint') : t('evaluation.comments.hint', { name })
        }
        classNames={{ label: classes.label, input: classes.box }}
        maxLength={longest}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p className={classes.count}>
        {t('evaluation.comments.count', { count: value.length, most: longest })}
      </p>
    </div>
  );
}
