import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './AuthCard.module.css';
import { AuthSelect, AuthTextField } from './AuthFields.tsx';
import { organisationsQuery } from './accounts.api.ts';
import { Part } from './RegisterFields.tsx';

type Field = { name: string; error: string | undefined; onChange: () => void };
type Props = {
  field: (name: 'organisation') => Field;
  /** The code that the address brought along. */
  code: string | undefined;
};

/** One answer in two ways: chosen from those that are listed, or by a code that somebody was given. */
export function OrganisationFields({ field, code = '' }: Props) {
  const { t } = useTranslation();
  const { data: listed = [] } = useQuery(organisationsQuery);
  const [said, setSaid] = useState(code);
  const { onChange, ...named } = field('organisation');
  const say = ({ currentTarget }: { currentTarget: { value: string } }) => {
    setSaid(currentTarget.value);
    onChange();
  };
  const chosen = listed.find((one) => one.code === said.trim().toUpperCase());
  return (
    <Part
      title={t('auth_account.register.organisation')}
      note={t('auth_account.register.organisation_note')}
    >
      <div className={classes.pair}>
        {listed.length > 0 && (
          <AuthSelect label={t('labels.organisation')} value={chosen?.code ?? ''} onChange={say}>
            <option value="">{t('auth_account.register.choose')}</option>
            {listed.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </AuthSelect>
        )}
        <AuthTextField
          label={t('auth_account.register.code')}
          autoComplete="off"
          maxLength={20}
          {...named}
          value={said}
          onChange={say}
        />
      </div>
    </Part>
  );
}
