import classes from './fill.module.css';
import type { FieldProps } from './Question.tsx';

/** One of the options; the answer is its id. */
export const LikertField = ({ question, id, answer, onAnswer }: FieldProps) =>
  question.options.map((option, place) => (
    <label key={option.id} className={classes.option}>
      <input
        id={place === 0 ? id : undefined}
        type="radio"
        name={id}
        checked={answer === String(option.id)}
        onChange={() => onAnswer(String(option.id))}
      />
      <span>{option.label}</span>
    </label>
  ));
