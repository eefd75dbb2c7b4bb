import type { SchoolNumbers } from '@traject/contract/schoolNumbers';
import { formatDate, today } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { levels } from '../../ui/levels/levels.tsx';
import text from '../../ui/text.module.css';
import classes from './schoolNumbers.module.css';

type Month = SchoolNumbers['months'][number];

/** Where the levels stood at the end of each month, drawn and in numbers. */
export function Months({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation();
  const columns: Column<Month>[] = [
    {
      key: 'month',
      header: 'school_numbers.month',
      cell: endOf,
      primary: true,
    },
    ...levels.map((level) => ({
      key: level,
      header: `levels.${level}` as const,
      cell: (month: Month) => <span className={text.num}>{month[level]}</span>,
      width: 120,
    })),
  ];
  return (
    <div className={classes.months}>
      <Bars months={months} label={t('school_numbers.drawn')} />
      <DataTable
        label={t('school_numbers.levels')}
        columns={columns}
        rows={months}
        rowKey={({ month }) => month}
      />
    </div>
  );
}

const size = { width: 560, height: 220, bottom: 28, top: 8 };
/** There is room for a day below one bar of three. */
const labelled = 3;

type BarsProps = { months: readonly Month[]; label: string };

/** One bar for each month, the highest level darkest and on top; the legend says which is which. */
function Bars({ months, label }: BarsProps) {
  const { t } = useTranslation();
  const top = Math.max(1, ...months.map(totalOf));
  const room = size.height - size.bottom - size.top;
  const width = size.width / 12;
  return (
    <figure className={classes.figure}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
        {months.map((month, at) => (
          <g key={month.month}>
            {levels.map((level, place) => {
              const below = levels.slice(0, place).reduce((sum, each) => sum + month[each], 0);
              const height = (month[level] / top) * room;
              const y = size.height - size.bottom - ((below + month[level]) / top) * room;
              return (
                <rect
                  key={level}
                  data-level={level}
                  x={at * width + width * 0.15}
                  y={y}
                  width={width * 0.7}
                  height={height}
                />
              );
            })}
            {at % labelled === 0 && (
              <text x={at * width + width * 0.15} y={size.height - 8}>
                {endOf(month)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption className={classes.legend}>
        {levels.map((level) => (
          <span key={level}>
            <i data-level={level} aria-hidden /> {t(`levels.${level}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const totalOf = (month: Month) => levels.reduce((sum, level) => sum + month[level], 0);

/** The last day of a month, or today while it lasts. */
function endOf({ month }: Month) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const isOver = month < today().slice(0, 7);
  return formatDate(isOver ? last : today());
}
