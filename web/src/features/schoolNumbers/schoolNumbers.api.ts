import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { schoolNumbersApi } from '@traject/contract/schoolNumbers';
import { call } from '../../platform/api.ts';
import { evaluationsKey } from '../../platform/evaluationsKey.ts';
import { download } from '../../platform/transfer.ts';

/** The numbers of one group, or of everybody of a diploma in a school year. */
export type Whose = { groupId: number } | { diplomaId: number; year: string };

export const numbersQuery = (whose: Whose) =>
  queryOptions({
    queryKey: [...evaluationsKey, 'numbers', whose],
    queryFn: ({ signal }) =>
      'groupId' in whose
        ? call(schoolNumbersApi.group, { params: whose, signal })
        : call(schoolNumbersApi.diploma, { ...ofDiploma(whose), signal }),
    placeholderData: keepPreviousData,
  });

export const downloadNumbers = (whose: Whose, name: string) =>
  'groupId' in whose
    ? download(schoolNumbersApi.groupCsv, { params: whose, name: `${name}.csv` })
    : download(schoolNumbersApi.diplomaCsv, { ...ofDiploma(whose), name: `${name}.csv` });

const ofDiploma = ({ diplomaId, year }: { diplomaId: number; year: string }) => ({
  params: { diplomaId },
  query: { year: Number(year) },
});
