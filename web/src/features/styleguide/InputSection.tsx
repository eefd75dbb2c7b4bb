import {
  Checkbox,
  PasswordInput,
  Radio,
  SegmentedControl,
  Select,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { Sample, Section, useGuideTexts } from './Section.tsx';
import classes from './styleguide.module.css';

export function InputSection() {
  const { t } = useTranslation();
  const { inputs } = useGuideTexts();
  return (
    <Section words={inputs}>
      <Sample>
        <div className={classes.fields}>
          <TextInput label={inputs.name} required />
          <TextInput
            label={inputs.email}
            defaultValue={inputs.email_value}
            error={inputs.email_error}
            required
          />
          <TextInput label={inputs.phone} description={inputs.phone_hint} />
          <TextInput label={inputs.locked} value={inputs.locked_value} disabled />
          <PasswordInput
            label={inputs.password}
            visibilityToggleButtonProps={{ 'aria-label': inputs.show_password }}
          />
          <Select label={inputs.kind} data={inputs.kinds} defaultValue={inputs.kinds[0] ?? null} />
          <Textarea label={inputs.note} rows={3} />
          <Choices />
          <p>{t('ui.required_note')}</p>
        </div>
      </Sample>
    </Section>
  );
}

function Choices() {
  const { inputs } = useGuideTexts();
  return (
    <>
      <Stack gap={10}>
        <Checkbox label={inputs.send} description={inputs.send_hint} defaultChecked />
        <Checkbox label={inputs.never} disabled />
        <SegmentedControl aria-label={inputs.kind} data={inputs.kinds} fullWidth />
      </Stack>
      <Radio.Group label={inputs.gender} defaultValue={inputs.genders[0] ?? null}>
        <Stack gap={10} mt={6}>
          {inputs.genders.map((gender) => (
            <Radio key={gender} value={gender} label={gender} />
          ))}
        </Stack>
      </Radio.Group>
    </>
  );
}
