import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody, PanelRows } from '../../ui/PanelBody.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { CalendarPlace } from './CalendarPlace.tsx';
import { calendarQuery } from './calendar.api.ts';

/** The secret address at which another program finds one's appointments. */
export function CalendarPanel() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(calendarQuery);
  return (
    <Panel title={t('calendar.title')}>
      <PanelBody>
        <p className={text.soft}>{t('calendar.intro')}</p>
      </PanelBody>
      {!data && isError && <PanelError title={t('calendar.failed')} onRetry={() => refetch()} />}
      {!data && !isError && <RowsSkeleton rows={1} />}
      {data && (
        <PanelRows>
          {data.map((place) => (
            <CalendarPlace key={place.organisation.id} place={place} />
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}
