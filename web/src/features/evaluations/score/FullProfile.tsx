import type { Portfolio } from '@traject/contract/profile';
import { useTranslation } from 'react-i18next';
import classes from './PortfolioIntro.module.css';

/** What there is of the profile, as a table. */
export function FullProfile({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation();
  const { name, email, gender, nationality, education, quote_text } = portfolio;
  const facts = [
    ['gender', gender && t(`profile.gender.${gender}`)],
    ['nationality', nationality],
    ['education', education],
    ['email', email],
    ['quote_text', quote_text && `“${quote_text}”`],
  ] as const;
  return (
    <table className={classes.profile} aria-label={t('evaluation.profile.label', { name })}>
      <tbody>
        {facts.map(
          ([key, value]) =>
            value && (
              <tr key={key}>
                <th scope="row">{t(`profile.labels.${key}`)}</th>
                <td>{value}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
