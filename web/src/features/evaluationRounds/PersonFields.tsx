import { TextInput } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import type { Person } from './asking.ts';

/** What is wrong, by student and role. */
export type Problems = Record<string, readonly string[]>;

type Props = {
  role: string;
  whose: string;
  person: Person;
  /** Who was asked before; what is typed may be somebody new. */
  isKnown: boolean;
  /** Said below the address; without a word, only the name is asked for. */
  problems: readonly string[] | undefined;
  /** Said when there is no address. */
  nobody?: string | undefined;
  onChange: (person: Person) => void;
};

/** An address; a name as well where the school does not know it yet. */
export function PersonFields({ role, whose, person, isKnown, problems, ...props }: Props) {
  const { t } = useTranslation();
  const { email, first_name, last_name } = person;
  const isNamed = !isKnown && (first_name !== '' || last_name !== '' || problems !== undefined);
  const below = email === '' ? props.nobody : isKnown && `${first_name} ${last_name}`;
  const field = (name: keyof Person, max: number) => ({
    size: 'xs',
    'aria-label': t('evaluation_rounds.field', {
      what: t(`evaluation_rounds.${name}`),
      role,
      whose,
    }),
    placeholder: t(`evaluation_rounds.${name}`),
    maxLength: max,
    value: person[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      props.onChange(changed(person, name, currentTarget.value)),
  });
  return (
    <Stack gap={4}>
      <TextInput type="email" {...field('email', 254)} error={problems?.join(' ') || undefined} />
      {email !== '' && isNamed && (
        <>
          <TextInput {...field('first_name', 100)} />
          <TextInput {...field('last_name', 100)} />
        </>
      )}
      {below && <p className={text.meta}>{below}</p>}
    </Stack>
  );

  /** Another address is somebody else. */
  function changed({ email, ...named }: Person, name: keyof Person, value: string): Person {
    const kept = name === 'email' && isKnown ? { first_name: '', last_name: '' } : named;
    return { email, ...kept, [name]: value };
  }
}
