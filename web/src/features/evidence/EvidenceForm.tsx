import { Textarea, TextInput } from '@mantine/core';
import {
  type Evidence,
  evidenceFiles,
  evidenceMegabytes,
  evidenceRules,
} from '@traject/contract/evidence';
import { useRef, useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { evaluationsKey } from '../../platform/evaluationsKey.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReload } from '../../platform/recordCalls.ts';
import { isCancelled } from '../../platform/transfer.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { rulesOf } from '../../ui/fileRules.ts';
import { addEvidence, changeEvidence, evidenceQuery } from './evidence.api.ts';
import type { EvidencePlace } from './evidencePlace.ts';

type Props = { place: EvidencePlace; piece: Evidence | 'new'; onClose: () => void };

const files = { ...rulesOf(evidenceFiles), maxBytes: evidenceMegabytes.video * 1024 * 1024 };
const told = ['what', 'how', 'learned'] as const;

/** The file of a piece stays; what is said of it can change until somebody looked at it. */
export function EvidenceForm(props: Props) {
  const { place, piece, onClose } = props;
  const { t } = useTranslation();
  const { form, dialog, file, setFile, upload, forWhom, setForWhom } = useEvidenceForm(props);
  const isNew = piece === 'new';
  return (
    <FormDialog
      {...dialog}
      isDirty={dialog.isDirty || file !== undefined}
      title={isNew ? t('evidence.add') : t('evidence.edit', piece)}
      canSave={form.values.title.trim() !== ''}
      onClose={onClose}
    >
      <TextInput
        label={t('evidence.fields.title')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('title')}
      />
      {isNew && (
        <FileDrop
          {...files}
          label={t('evidence.fields.file')}
          file={file}
          upload={upload}
          onFile={setFile}
        />
      )}
      {told.map((name) => (
        <Textarea
          key={name}
          label={t(`evidence.fields.${name}`)}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={2000}
          {...form.getInputProps(name)}
        />
      ))}
      <TextInput
        label={t('evidence.fields.url')}
        placeholder="https://"
        inputMode="url"
        maxLength={500}
        {...form.getInputProps('url')}
      />
      {isNew && place.requests.length > 0 && (
        <Choice
          label={t('evidence.fields.for_whom')}
          allowDeselect={false}
          data={[
            { value: '', label: t('evidence.for_all') },
            ...place.requests.map(({ id, label }) => ({
              value: String(id),
              label: t('evidence.for_one', { name: label }),
            })),
          ]}
          value={forWhom}
          onChange={(value) => setForWhom(value ?? '')}
        />
      )}
    </FormDialog>
  );
}

function useEvidenceForm({ place, piece, onClose }: Props) {
  const { t } = useTranslation();
  const { studentId, process } = place;
  const { work_process_id } = process;
  const [file, setFile] = useState<File>();
  const [percent, setPercent] = useState<number>();
  const [forWhom, setForWhom] = useState('');
  const abort = useRef<AbortController>(undefined);
  const known = piece === 'new' ? undefined : piece;

  const add = (input: Values) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    const body = {
      ...input,
      work_process_id: String(work_process_id),
      ...(forWhom && { evaluation_id: forWhom }),
    };
    const sending = { file, signal, onProgress: setPercent };
    const stopped = (error: unknown) => {
      throw isCancelled(error) ? new ApiError(422, [t('evidence.stopped')]) : error;
    };
    return addEvidence(studentId, body, sending)
      .catch(stopped)
      .finally(() => setPercent(undefined));
  };
  const { form, dialog } = useRecordForm({
    draft: placeOf({ student: studentId, process: work_process_id, evidence: known?.id }),
    start: known ? valuesOf(known) : empty,
    version: known?.version,
    schema: evidenceRules,
    toInput: (values: Values) => values,
    save: (input, version) =>
      known
        ? changeEvidence({ studentId, evidenceId: known.id }, { ...input, version })
        : add(input),
    load: useReload(evidenceQuery(studentId, work_process_id), known?.id, valuesOf),
    label: (name) => t(`evidence.fields.${name}`),
    refresh: evaluationsKey,
    done: known ? 'evidence.saved' : 'evidence.added',
    onSaved: onClose,
  });
  const upload =
    file && percent !== undefined ? { percent, onCancel: () => abort.current?.abort() } : undefined;
  return { form, dialog, file, setFile, upload, forWhom, setForWhom };
}

type Values = Pick<Evidence, 'title' | 'url' | (typeof told)[number]>;

const empty: Values = { title: '', url: '', what: '', how: '', learned: '' };

const valuesOf = ({ title, url, what, how, learned }: Evidence): Values => ({
  ...{ title, url, what, how, learned },
});
