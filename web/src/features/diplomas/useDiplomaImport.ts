import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DiplomaPreview } from '@traject/contract/diplomas';
import { useState } from 'react';
import { administeredQuery } from '../../platform/administered.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { choicesOf, onlyOne } from '../../platform/reference.ts';
import { useUpload } from '../../platform/useUpload.ts';
import { toast } from '../../ui/toast.ts';
import { diplomasKey, importDiploma, previewDiploma } from './diplomas.api.ts';

type Chosen =
  | { step: 'nothing' }
  | { step: 'file'; file: File }
  | { step: 'seen'; file: File; preview: DiplomaPreview };

type Options = {
  place: number | undefined;
  replaces: number | undefined;
  onImported: (diplomaId: number) => void;
};

export function useDiplomaImport({ place: given, replaces, onImported }: Options) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { places, place, setPlace } = usePlace(given);
  const [chosen, setChosen] = useState<Chosen>({ step: 'nothing' });
  const { send, upload, isSending, errors, clear } = useUpload({});
  const [qualification, setQualification] = useState<string>();
  const file = chosen.step === 'nothing' ? undefined : chosen.file;

  const replaces_id = replaces?.toString();
  const look = async (one: File, organisation_id: string, wanted?: string) => {
    setChosen({ step: 'file', file: one });
    setQualification(wanted);
    const outcome = await send(one, (sending) =>
      previewDiploma({ organisation_id, replaces_id, qualification: wanted, file: one }, sending),
    );
    if (outcome.step === 'done') setChosen({ step: 'seen', file: one, preview: outcome.result });
  };
  const keep = async () => {
    if (!file || isSending) return;
    const sent = { organisation_id: place, replaces_id, qualification, file };
    const outcome = await send(file, (sending) => importDiploma(sent, sending));
    // A cancelled or unanswered upload may have arrived after all; the list will tell.
    queries.invalidateQueries({ queryKey: diplomasKey });
    if (outcome.step !== 'done') return setChosen({ step: 'file', file });
    toast.success(t('notify.diploma.import_success'));
    onImported(outcome.result.id);
  };
  return {
    places,
    place,
    choosePlace: (value: string | null) => {
      setPlace(value);
      if (file) look(file, value ?? place);
    },
    file,
    chooseFile: (next: File | undefined) => {
      clear();
      if (next) look(next, place);
      else setChosen({ step: 'nothing' });
    },
    qualification: qualification ?? null,
    qualifications: useQualifications(chosen),
    chooseQualification: (code: string | null) => file && look(file, place, code ?? undefined),
    preview: chosen.step === 'seen' ? chosen.preview : undefined,
    keep,
    upload,
    isSending,
    isKeeping: isSending && chosen.step === 'seen',
    errors,
  };
}

/** Those of the last file that was read stay while another is chosen from it. */
function useQualifications(chosen: Chosen) {
  const [known, setKnown] = useState<DiplomaPreview['qualifications']>([]);
  const now = chosen.step === 'seen' ? chosen.preview.qualifications : undefined;
  if (chosen.step === 'nothing' && known.length > 0) setKnown([]);
  if (now && now !== known) setKnown(now);
  return known.map(({ code, title, level }) => ({
    value: code,
    label: `${title} (${level}, ${code})`,
  }));
}

/** The organisation that gets the diploma: the given one, the chosen one, or the only one there is. */
function usePlace(given: number | undefined) {
  const { data } = useQuery(administeredQuery);
  const [picked, setPlace] = useState<string | null>(null);
  const places = choicesOf(data);
  const place = given?.toString() ?? picked ?? onlyOne(places)?.value ?? '';
  return { places, place, setPlace };
}
