import { queryOptions } from '@tanstack/react-query';
import { workProcesses } from '@traject/contract/common/workProcesses';
import * as z from 'zod/mini';
import { call } from '../../platform/api.ts';
import { signedInAs } from '../../platform/token.ts';

// The content security policy allows no code made at run time; so zod need not try.
z.config({ jitless: true });

const place = 'work_processes';
const catalogue = workProcesses.response;
const kept = z.strictObject({ account_id: z.int(), work_processes: catalogue });

/** The general catalogue: the copy on the device at once, refreshed in the background. */
export const workProcessesQuery = queryOptions({
  queryKey: ['work-processes'],
  queryFn: async ({ signal }) => {
    const list = await call(workProcesses, { signal });
    keep(list);
    return list;
  },
  initialData: readKept,
  initialDataUpdatedAt: 0,
});

function keep(work_processes: z.output<typeof catalogue>) {
  const account_id = signedInAs()?.id;
  try {
    localStorage.setItem(place, JSON.stringify({ account_id, work_processes }));
  } catch {
    // A full device asks the server each time.
  }
}

/** Only a copy that this account made, and only when it is intact. */
function readKept() {
  try {
    const { account_id, work_processes } = z.parse(
      kept,
      JSON.parse(localStorage.getItem(place) ?? ''),
    );
    return account_id === signedInAs()?.id ? work_processes : undefined;
  } catch {
    return undefined;
  }
}
