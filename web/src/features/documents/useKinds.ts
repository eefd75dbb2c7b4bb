import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choicesOf, referenceQuery } from '../../platform/reference.ts';
import type { Kinds } from './newFile.ts';

/** The action and the type of a document: the first of each until another is chosen. */
export function useKinds(organisationId: number | undefined) {
  const action = useKind('action', referenceQuery('fileActions', organisationId));
  const type = useKind('type', referenceQuery('fileTypes', organisationId));
  const chosen: Kinds | undefined =
    action.value && type.value
      ? { trajectory_file_action_id: action.value, trajectory_file_type_id: type.value }
      : undefined;
  return { chosen, fields: [action, type] };
}

type List = UseQueryOptions<{ id: number; name: string }[]>;

function useKind(name: 'action' | 'type', list: List) {
  const { data, isError } = useQuery(list);
  const [chosen, setChosen] = useState<string | null>(null);
  const choices = choicesOf(data);
  return {
    name,
    choices,
    isError: isError && !data,
    value: chosen ?? choices[0]?.value ?? null,
    onChange: setChosen,
  };
}
