import { useTranslation } from '../../platform/i18n.ts';
import { Row } from '../../ui/layout.tsx';
import '../../ui/boxes.css';
import '../../ui/forms.css';
import { Button, Textarea, TextInput } from '@mantine/core';
import { genders } from '@traject/contract/common/genders';
import { type Profile, type ProfileChange, profileChange } from '@traject/contract/profile';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { ConflictCallout } from '../../ui/ConflictCallout.tsx';
import { DraftCallout } from '../../ui/DraftCallout.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import { useLeaveGuard } from '../../ui/useLeaveGuard.ts';
import { useOwnProfile } from './profile.api.ts';
import classes from './profile.module.css';

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
      <Row justify="end" className={classes.foot}>
        <Button variant="default" onClick={cancel}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('controls.save')}
        </Button>
      </Row>
    </form>
  );
}

function useAboutForm(profile: Profile, onClose: () => void) {
  const { t } = useTranslation();
  const { query, change } = useOwnProfile();
  return useRecordForm({
    draft: placeOf({ profile: profile.id }),
    start: valuesOf(profile),
    version: profile.version,
    schema: profileChange,
    toInput,
    save: (given, version) => change({ ...given, version }),
    load: useReloadOne(query, valuesOf),
    label: (name) => t(`profile.labels.${name}`),
    show: {
      gender: (value) => {
        const gender = genders.find((each) => each === value);
        return gender ? t(`profile.gender.${gender}`) : '';
      },
    },
    refresh: query.queryKey,
    done: 'notify.profile.save_success',
    onSaved: onClose,
  });
}

type Values = ReturnType<typeof valuesOf>;

const valuesOf = ({ gender, nationality, education, quote_text }: Profile) => ({
  gender: gender ?? '',
  nationality: nationality ?? '',
  education: education ?? '',
  quote_text: quote_text ?? '',
});

/** A box that was left empty is null, not an empty text. */
const toInput = ({ gender, ...texts }: Values): ProfileChange => ({
  gender: genders.find((each) => each === gender) ?? null,
  nationality: texts.nationality || null,
  education: texts.education || null,
  quote_text: texts.quote_text || null,
});
