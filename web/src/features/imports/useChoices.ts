import { useQuery } from '@tanstack/react-query';
import { type ImportInput, importKinds } from '@traject/contract/imports';
import { useState } from 'react';
import { administeredQuery } from '../../platform/administered.ts';
import { choicesOf, onlyOne } from '../../platform/reference.ts';
import { type ImportSearch, openDiplomasQuery } from './imports.api.ts';

/** What is imported, into which organisation and diploma; everything but the file is in the address. */
export function useChoices(search: ImportSearch) {
  const [file, setFile] = useState<File>();
  const { data } = useQuery(administeredQuery);
  const places = choicesOf(data);
  const asked = search.organisation_id?.toString();
  const place = (places.find(({ value }) => value === asked) ?? onlyOne(places))?.value ?? null;
  const kind = importKinds.find((known) => known === search.kind) ?? importKinds[0];
  const diplomas = useDiplomas(place, kind === 'students');
  const wanted = search.diploma_id?.toString();
  const diploma = diplomas.find(({ value }) => value === wanted)?.value ?? null;
  const invite = kind === 'students' && search.invite === '1';
  const input: ImportInput | undefined = place
    ? {
        kind,
        organisation_id: Number(place),
        invite,
        ...(diploma && { diploma_id: Number(diploma) }),
      }
    : undefined;
  return { input, kind, places, place, diplomas, diploma, invite, file, setFile };
}

/** The names of the organisation and the diploma of an import. */
export function useTarget({ organisation_id, diploma_id, kind }: ImportInput) {
  const { data } = useQuery(administeredQuery);
  const diplomas = useDiplomas(String(organisation_id), kind === 'students');
  return {
    place: data?.find(({ id }) => id === organisation_id)?.name,
    diploma: diplomas.find(({ value }) => value === diploma_id?.toString())?.label,
  };
}

function useDiplomas(place: string | null, enabled: boolean) {
  const organisation_id = Number(place ?? 0);
  const { data } = useQuery({
    ...openDiplomasQuery(organisation_id),
    enabled: enabled && place !== null,
  });
  if (!enabled) return [];
  return (data ?? []).map(({ id, title, level, edition }) => ({
    value: String(id),
    label: [title, level, edition].filter(Boolean).join(', '),
  }));
}
