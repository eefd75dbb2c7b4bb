import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { readDay } from '../../platform/typedDate.ts';
import { Callout } from '../../ui/Callout.tsx';
import { clashesQuery } from './appointments.api.ts';
import type { Slot } from './appointmentsQuery.ts';
import { isTime } from './times.ts';
import { useTitle } from './useTitle.ts';

/** Says what one has at that time already; it may be planned all the same. */
export function Clashes({ slot, except }: { slot: Slot; except: number | undefined }) {
  const { t } = useTranslation();
  const title = useTitle();
  const { date, start, end } = slot;
  const [wanted] = useDebouncedValue(`${date} ${start} ${end}`, 300);
  const [day = '', from = '', to = ''] = wanted.split(' ');
  const isWhole = readDay(day) === day && isTime(from) && isTime(to) && from < to;
  const { data = [] } = useQuery({
    ...clashesQuery({ date: day, start: from, end: to }, except),
    enabled: isWhole,
  });
  return (
    <div role="status">
      {isWhole && data.length > 0 && (
        <Callout kind="warn">
          {t('planning.clash', {
            what: data.map((one) => `${title(one)} (${one.start} – ${one.end})`).join(', '),
          })}
        </Callout>
      )}
    </div>
  );
}
