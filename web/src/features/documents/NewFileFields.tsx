import { SegmentedControl } from '@mantine/core';
import { documentKinds } from '@traject/contract/documents';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { DraftCallout } from '../../ui/DraftCallout.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { rulesOf } from '../../ui/fileRules.ts';
import { SendBoxes } from './SendBoxes.tsx';
import type { Recipients } from './sends.ts';
import { TemplateChoice } from './TemplateChoice.tsx';
import { TemplateFields } from './TemplateFields.tsx';
import type { NewFileUpload } from './useNewFile.ts';
import { type Filling, type Way, ways } from './useSource.ts';

type Props = {
  upload: NewFileUpload;
  label: string;
  /** The organisation whose templates can be chosen. */
  organisationId: number | undefined;
  recipients: Recipients;
  /** The trajectory that a letter is filled in for. */
  trajectoryId: number;
  /** Further fields, shown below the choice between file and template. */
  children?: ReactNode;
};

/** The file and its recipients, for a new document as well as for a new version. */
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
          {...rulesOf(documentKinds)}
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

type FilledProps = {
  filling: Filling;
  trajectoryId: number;
  organisationId: number | undefined;
  disabled: boolean;
};

/** First the choice of a template, then its fields, with a way back. */
function FilledTemplate({ filling, organisationId, ...rest }: FilledProps) {
  const { template, choose } = filling;
  if (!template) return <TemplateChoice organisationId={organisationId} onChoose={choose} />;
  return <TemplateFields template={template} filling={filling} {...rest} />;
}
