import '../../ui/boxes.css';
import '../../ui/forms.css';
import { Button, Textarea, TextInput } from '@mantine/core';
import { genders } from '@traject/contract/common/genders';
import type { Profile } from '@traject/contract/profile';
import { useTranslation } from 'react-i18next';
import { ConflictCallout } from '../../ui/ConflictCallout.tsx';
import { DraftCallout } from '../../ui/DraftCallout.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import { useLeaveGuard } from '../../ui/useLeaveGuard.ts';
import classes from './profile.module.css';
import { useAboutForm } from './useAboutForm.ts';

type Props = { profile: Profile; onClose: () => void };

export function AboutForm({ profile, onClose }: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useAboutForm(profile, onClose);
  const { conflict, errors, isDirty, isSaving, onSubmit } = dialog;
  const mayLeave = useLeaveGuard(isDirty);
  const cancel = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {dialog.draft && <DraftCallout {...dialog.draft} />}
      {conflict ? (
        <ConflictCallout reasons={errors} {...conflict} />
      ) : (
        <ErrorList errors={errors} />
      )}
      <div className={classes.half}>
        <SegmentField
          label={t('profile.labels.gender')}
          choices={genders.map((value) => ({ value, label: t(`profile.gender.${value}`) }))}
          {...form.getInputProps('gender')}
        />
      </div>
      <TextInput
        className={classes.half}
        label={t('profile.labels.nationality')}
        maxLength={100}
        {...form.getInputProps('nationality')}
      />
      {(['education', 'quote_text'] as const).map((name) => (
        <Textarea
          key={name}
          label={t(`profile.labels.${name}`)}
          maxLength={1000}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps(name)}
        />
      ))}
      <div className={classes.foot}>
        <Button variant="default" onClick={cancel}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('controls.save')}
        </Button>
      </div>
    </form>
  );
}
