import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choicesOf, referenceQuery } from '../../platform/reference.ts';
import type { Kinds } from './newFile.ts';

/** The action and the type of a document: the first of each until another is chosen. */
export function useKinds(organisationId: number | undefined) {
  const actions = useQuery(referenceQuery('fileActions', organisationId));
  const action = useKind('action', actions);
  const type = useKind('type', useQuery(referenceQuery('fileTypes', organisationId)));
  const chosen: Kinds | undefined =
    action.value && type.value
      ? { trajectory_file_action_id: action.value, trajectory_file_type_id: type.value }
      : undefined;
  const meaningOf = (actionId: string | null) =>
    actions.data?.find(({ id }) => String(id) === actionId)?.code ?? null;
  return { chosen, fields: [action, type], meaningOf };
}

type Listed = { data: { id: number; name: string }[] | undefined; isError: boolean };

function useKind(name: 'action' | 'type', { data, isError }: Listed) {
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
