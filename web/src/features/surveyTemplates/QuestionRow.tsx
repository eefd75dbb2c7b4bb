import type { EditableQuestion } from '@traject/contract/common/surveyQuestions';
import { useTranslation } from 'react-i18next';
import { MoveButtons } from '../../ui/MoveButtons.tsx';
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
          {t(`survey_page.kinds.${type}`)}
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
        <MoveButtons id={id} name={name} onUp={onUp} onDown={onDown} />
        <RowActions name={name} onEdit={onEdit} onRemove={onRemove} />
      </div>
    </li>
  );
}
