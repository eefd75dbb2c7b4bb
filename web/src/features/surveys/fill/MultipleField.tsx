import { surveyLimits } from '@traject/contract/common/surveyQuestions';
import { useTranslation } from 'react-i18next';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { readTicked, type Ticked } from './answers.ts';
import classes from './fill.module.css';
import type { FieldProps } from './Question.tsx';

/** Any of the options, and where it is allowed something of one's own. */
export function MultipleField({ question, id, answer, onAnswer }: FieldProps) {
  const ticked = readTicked(answer);
  const { checkboxes } = ticked;
  const change = (next: Ticked) => onAnswer(JSON.stringify(next));
  const without = (option: number) => checkboxes.filter((each) => each !== option);
  return (
    <>
      {question.options.map((option, place) => (
        <label key={option.id} className={classes.option}>
          <input
            id={place === 0 ? id : undefined}
            type="checkbox"
            checked={checkboxes.includes(option.id)}
            onChange={({ currentTarget: { checked } }) =>
              change({
                ...ticked,
                checkboxes: checked ? [...checkboxes, option.id] : without(option.id),
              })
            }
          />
          <span>{option.label}</span>
        </label>
      ))}
      {question.allow_other && <Other ticked={ticked} onChange={change} />}
    </>
  );
}

function Other({ ticked, onChange }: { ticked: Ticked; onChange: (ticked: Ticked) => void }) {
  const { t } = useTranslation();
  const { checkboxes, other } = ticked;
  return (
    <>
      <label className={classes.option}>
        <input
          type="checkbox"
          checked={other !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? { checkboxes, other: '' } : { checkboxes })
          }
        />
        <span>{t('survey_page.other')}</span>
      </label>
      {other !== undefined && (
        <input
          className={sheet.box}
          aria-label={t('survey_page.other_label')}
          placeholder={t('survey_page.other_label')}
          maxLength={surveyLimits.other}
          value={other}
          onChange={({ currentTarget: { value } }) => onChange({ checkboxes, other: value })}
        />
      )}
    </>
  );
}
