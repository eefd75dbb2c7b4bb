import { exportFormats } from '@traject/contract/bookkeeping';
import { useState } from 'react';
import { today } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { readDay } from '../../platform/typedDate.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { SegmentField } from '../../ui/SegmentField.tsx';
import text from '../../ui/text.module.css';
import { downloadBooks } from './bookkeeping.api.ts';
import { type PeriodName, periodNames, periodOf } from './periods.ts';

type Props = { organisationId: number; onClose: () => void };

const own = 'own';

/** The books of a period as a file, for a bookkeeper. */
export function ExportDialog({ organisationId, onClose }: Props) {
  const { t } = useTranslation();
  const [period, setPeriod] = useState<string>('last_month');
  const [ends, setEnds] = useState(periodOf('last_month', today()));
  const [format, setFormat] = useState<(typeof exportFormats)[number]>('xlsx');
  const save = useSave({
    save: () => downloadBooks(organisationId, { format, ...ends }),
    failed: 'notify.download_error',
  });
  const choosePeriod = (name = own) => {
    setPeriod(name);
    if (name !== own) setEnds(periodOf(name as PeriodName, today()));
  };
  const isWhole = [ends.from, ends.to].every((day) => readDay(day) === day) && ends.from <= ends.to;
  return (
    <FormDialog
      title={t('bookkeeping.export.title')}
      isDirty={false}
      canSave={isWhole}
      isSaving={save.isPending}
      errors={formErrors(save.error)}
      saveLabel={t('bookkeeping.export.download')}
      onSubmit={() => save.submit(undefined, onClose)}
      onClose={onClose}
    >
      <FilterSelect
        className={undefined}
        label={t('bookkeeping.export.period')}
        choices={[...periodNames, own].map((value) => ({
          value,
          label: t(`bookkeeping.export.periods.${value as PeriodName | typeof own}`),
        }))}
        value={period}
        onChoose={choosePeriod}
      />
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          className={classes.half}
          label={t(`bookkeeping.${end}`)}
          required
          value={ends[end]}
          onChange={(day) => {
            setPeriod(own);
            setEnds({ ...ends, [end]: day });
          }}
        />
      ))}
      <div>
        <SegmentField
          label={t('bookkeeping.export.format')}
          choices={exportFormats.map((value) => ({
            value,
            label: t(`bookkeeping.export.formats.${value}`),
          }))}
          value={format}
          onChange={(next) => setFormat(exportFormats.find((one) => one === next) ?? format)}
        />
      </div>
      <p className={text.secondary}>{t(`bookkeeping.export.hints.${format}`)}</p>
    </FormDialog>
  );
}
