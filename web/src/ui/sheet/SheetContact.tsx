import { useTranslation } from '../../platform/i18n.ts';
import classes from './Sheet.module.css';

type Props = {
  who: { name: string; email: string; phone_number: string | null };
  /** When it asks for something more specific than a question. */
  words?: string;
};

/** Whom to ask, and how. */
export function SheetContact({ who, words }: Props) {
  const { t } = useTranslation();
  const { name, phone_number, email } = who;
  return (
    <>
      <p>{words ?? t('sheet.question', { name })}</p>
      <ul className={classes.contact}>
        {phone_number && (
          <li>
            <a href={`tel:${phone_number.replace(/[^\d+]/g, '')}`}>{phone_number}</a>
          </li>
        )}
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
    </>
  );
}
