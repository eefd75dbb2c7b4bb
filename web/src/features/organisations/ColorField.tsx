import { TextInput } from '@mantine/core';
import { contrastWithWhite, isColor } from '@traject/contract/common/contrast';
import { useTranslation } from '../../platform/i18n.ts';
import { formatNumber } from '../../platform/locale.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import classes from './organisations.module.css';

/** Each can be read on white and under white; the first is the colour of the house. */
const suggested = {
  house: '',
  blue: '#1d4ed8',
  purple: '#6d28d9',
  red: '#be123c',
  orange: '#b45309',
  green: '#15803d',
  grey: '#334155',
} as const;
const names = Object.keys(suggested) as (keyof typeof suggested)[];
const house = '#0f5f58';

type Props = {
  value: string;
  onChoose: (color: string) => void;
  /** The form's props for the field. */
  field: object;
};

/** A few colours to choose from, or one of their own, and how it will look. */
export function ColorField({ value, onChoose, field }: Props) {
  const { t } = useTranslation();
  const color = value.trim().toLowerCase();
  const shown = color || house;
  return (
    <Stack gap={8}>
      <TextInput
        label={t('organisations.fields.accent_color')}
        description={t('organisations.face.color_hint')}
        placeholder={house}
        maxLength={7}
        {...field}
      />
      <Row wrap gap={8}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={classes.suggested}
            style={{ background: suggested[name] || house }}
            aria-label={t(`organisations.face.colors.${name}`)}
            title={t(`organisations.face.colors.${name}`)}
            aria-pressed={suggested[name] === color}
            onClick={() => onChoose(suggested[name])}
          />
        ))}
      </Row>
      {isColor(shown) && <Preview color={shown} />}
    </Stack>
  );
}

function Preview({ color }: { color: string }) {
  const { t } = useTranslation();
  // Rounded down: what is almost enough is not shown as enough.
  const ratio = Math.floor(contrastWithWhite(color) * 10) / 10;
  return (
    <div className={classes.preview} style={{ borderTopColor: color }}>
      <span className={classes.pressed} style={{ background: color }}>
        {t('organisations.face.button')}
      </span>
      <span style={{ color }}>{t('organisations.face.link')}</span>
      <span className={classes.ratio}>
        {t('organisations.face.contrast', { ratio: formatNumber(ratio) })}
      </span>
    </div>
  );
}
