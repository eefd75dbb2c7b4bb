import { useState } from 'react';
import { Caseload } from '../../features/handovers/Caseload.tsx';
import type { DaySearch } from '../../features/today/daySearch.ts';
import { TodayPage } from '../../features/today/TodayPage.tsx';

type Props = { search: DaySearch; onSearch: (search: DaySearch) => void };

/** The day, with what other features have to do with it. */
export function Day({ search, onSearch }: Props) {
  return (
    <TodayPage
      search={search}
      onSearch={onSearch}
      caseload={(teamId) => <Caseload teamId={teamId} />}
    />
  );
}

/** The day where another page has nothing to show: the address stays that page's. */
export function OwnDay() {
  const [search, setSearch] = useState<DaySearch>({});
  return <Day search={search} onSearch={setSearch} />;
}
