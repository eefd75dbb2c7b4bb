import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftCallout } from '../../ui/DraftCallout.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { documentRules } from './documentRules.ts';
import { FilledTemplate } from './FilledTemplate.tsx';
import { SendBoxes } from './SendBoxes.tsx';
import type { Recipients } from './sends.ts';
import type { NewFileUpload } from './useNewFile.ts';
import { type Way, ways } from './useSource.ts';

type Props = {
  upload: NewFileUpload;
  label: string;
  /** Whose templates there are to choose from. */
  organisationId: number | undefined;
  recipients: Recipients;
  /** For whom a letter is filled in. */
  trajectoryId: number;
  /** What else belongs to it, after the choice of the way. */
  children?: ReactNode;
};

/** The file and to whom it goes: the same for a new document and for a new version of one. */
export function NewFileFields({ upload, label, recipients, children, ...where }: Props) {
  const { t } = useTranslation();
  const isBusy = upload.step !== 'choosing';
  return (
    <>
      {upload.offer && <DraftCallout {...upload.offer} />}
      <ErrorList errors={upload.errors} title={t('documents.upload.refused')} />
      <SegmentedControl
        fullWidth
        disabled={isBusy}
        aria-label={t('documents.way.label')}
        data={ways.map((way) => ({ value: way, label: t(`documents.way.${way}`) }))}
        value={upload.way}
        onChange={(way) => upload.turn(way as Way)}
      />
      {children}
      {upload.way === 'file' ? (
        <FileDrop
          {...documentRules}
          label={label}
          file={upload.file}
          onFile={upload.choose}
          upload={upload.transfer}
          disabled={isBusy}
        />
      ) : (
        <FilledTemplate filling={upload.filling} disabled={isBusy} {...where} />
      )}
      <SendBoxes
        sends={upload.sends}
        onSends={upload.setSends}
        recipients={recipients}
        mustApprove={upload.mustApprove}
        disabled={isBusy}
      />
    </>
  );
}
