import { type AgreedProduct, hoursInput, type WorkedHours } from '@traject/contract/hours';
import { today } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { scaledOf, typedNumber } from '../../platform/money.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReload } from '../../platform/recordCalls.ts';
import { choiceName } from '../../platform/reference.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { hoursKey, saveHours, workedQuery } from './hours.api.ts';

type Options = {
  trajectoryId: number;
  /** Those that hours can be written on. */
  agreed: readonly AgreedProduct[];
  hours: WorkedHours | undefined;
  onSaved: (saved: WorkedHours) => void;
};

/** The form of hours: in the line for new ones, and in the dialog. */
export function useHoursForm({ trajectoryId, agreed, hours, onSaved }: Options) {
  const { t } = useTranslation();
  const choices = agreed.map(({ id, product_name }) => ({
    value: String(id),
    label: product_name,
  }));
  const first = agreed.find(({ left }) => left > 0) ?? agreed[0];
  const form = useRecordForm({
    draft: placeOf({ trajectory: trajectoryId, hours: hours?.id }),
    start: hours ? valuesOf(hours) : newHours(first),
    version: hours?.version,
    schema: hoursInput,
    toInput,
    save: (input, version) => saveHours({ trajectoryId, hoursId: hours?.id }, input, version),
    load: useReload(workedQuery(trajectoryId), hours?.id, valuesOf),
    label: (name) => t(`hours.fields.${name === 'count' ? 'hours' : name}`),
    show: { agreed_product_id: (id) => choiceName(choices, id) },
    refresh: hoursKey(trajectoryId),
    done: 'hours.written',
    onSaved,
  });
  return { ...form, choices };
}

const toInput = ({ agreed_product_id, worked_on, count, text }: Values) => ({
  agreed_product_id: Number(agreed_product_id),
  worked_on,
  count: scaledOf(count, 2) / 100,
  text,
});

type Values = ReturnType<typeof newHours>;

const newHours = (agreed: AgreedProduct | undefined) => ({
  worked_on: today(),
  count: '',
  agreed_product_id: agreed ? String(agreed.id) : null,
  text: '',
});

const valuesOf = ({ worked_on, count, agreed_product_id, text }: WorkedHours): Values => ({
  worked_on,
  count: typedNumber(Math.round(count * 100), { decimals: 2 }),
  agreed_product_id: String(agreed_product_id),
  text,
});
