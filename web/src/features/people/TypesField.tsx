import { Checkbox } from '@mantine/core';
import { type AccountType, accountTypes } from '@traject/contract/common/access';
import { useTranslation } from '../../platform/i18n.ts';
import classes from '../../ui/form.module.css';

type Props = {
  label: string;
  description?: string;
  value: AccountType[];
  onChange: (types: AccountType[]) => void;
  error?: string | undefined;
};

export function TypesField({ onChange, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <Checkbox.Group
      {...props}
      onChange={(chosen) => onChange(accountTypes.filter((type) => chosen.includes(type)))}
    >
      <div className={classes.boxes}>
        {accountTypes.map((type) => (
          <Checkbox
            key={type}
            value={type}
            label={t(`people.types.${type}`)}
            description={t(`people.hints.${type}`)}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
