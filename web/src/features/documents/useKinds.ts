import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choicesOf, referenceQuery } from '../../platform/reference.ts';
import type { Kinds } from './newFile.ts';

/** The action and the type of a document: the first of each until another is chosen. */
export function useKinds() {
  const action = useKind('action', 'fileActions');
  const type = useKind('type', 'fileTypes');
  const chosen: Kinds | undefined =
    action.value && type.value
      ? { trajectory_file_action_id: action.value, trajectory_file_type_id: type.value }
      : undefined;
  return { chosen, fields: [action, type] };
}

function useKind(name: 'action' | 'type', list: 'fileActions' | 'fileTypes') {
  const { data, isError } = useQuery(referenceQuery(list));
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
