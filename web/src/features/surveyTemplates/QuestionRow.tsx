import { type Icon, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { EditableQuestion } from '@traject/contract/common/surveyQuestions';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import text from '../../ui/text.module.css';
import classes from './surveyTemplates.module.css';

type Props = {
  question: EditableQuestion;
  number: number;
  /** None for the first. */
  onUp: (() => void) | undefined;
  /** None for the last. */
  onDown: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

export function QuestionRow({ question, number, onUp, onDown, onEdit, onRemove }: Props) {
  const { t } = useTranslation();
  const { id, description, type, required, options, allow_other } = question;
  const name = t('survey_templates.question', { number });
  return (
    <li className={classes.row} data-question={id}>
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <div className={classes.words}>
        <p className={`${text.rowTitle} ${classes.lines}`}>{description}</p>
        <p className={text.secondary}>
          {t(`survey_templates.kinds.${type}`)}
          {' · '}
          {t(required ? 'survey_templates.needed' : 'survey_templates.optional')}
        </p>
        {options.length > 0 && (
          <ul className={classes.options}>
            {options.map((option) => (
              <li key={option.id}>{option.label}</li>
            ))}
            {allow_other && <li>{t('survey_page.other')}</li>}
          </ul>
        )}
      </div>
      <div className={classes.actions}>
        <Move icon={IconArrowUp} label={t('survey_templates.up', { name })} onMove={onUp} />
        <Move icon={IconArrowDown} label={t('survey_templates.down', { name })} onMove={onDown} />
        <RowActions name={name} onEdit={onEdit} onRemove={onRemove} />
      </div>
    </li>
  );
}

type MoveProps = { icon: Icon; label: string; onMove: (() => void) | undefined };

/** Its place stays where there is nowhere to go, so that the others line up. */
const Move = ({ icon, label, onMove }: MoveProps) => (
  <span className={classes.move} data-move>
    {onMove && <IconButton icon={icon} label={label} onClick={onMove} />}
  </span>
);
