import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { currentLanguage, useTranslation } from '../platform/i18n.ts';
import { readDay, readMoment, showDate } from '../platform/typedDate.ts';
import classes from './DateField.module.css';
import { Icon } from './Icon.tsx';
import { useTyped } from './useTyped.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** YYYY-MM-DD, with THH:MM where there is a time; or what was typed and is none. */
  value?: string;
  onChange?: (value: string) => void;
  withTime?: boolean;
};

/**
 * A day as people write it, in the language of the page: the browser's own field asks for it in the
 * language of the browser. Its calendar is behind the button.
 */
export function DateField({ value = '', onChange, withTime = false, onBlur, ...props }: Props) {
  const { t } = useTranslation();
  const hintId = useId();
  const read = withTime ? readMoment : readDay;
  const shown = showDate(value, currentLanguage());
  const { text, type, leave } = useTyped({ value, shown, read, onChange });
  return (
    <TextInput
      autoComplete="off"
      placeholder={t(withTime ? 'controls.date.moment' : 'controls.date.day')}
      {...props}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
      rightSection={
        !props.disabled && (
          <Calendar value={read(value) ?? ''} withTime={withTime} id={hintId} onChoose={type}>
            {props.label}
          </Calendar>
        )
      }
    />
  );
}

type CalendarProps = {
  value: string;
  withTime: boolean;
  id: string;
  onChoose: (value: string) => void;
  children: TextInputProps['label'];
};

function Calendar({ value, withTime, id, onChoose, children }: CalendarProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={box}
        type={withTime ? 'datetime-local' : 'date'}
        className={classes.native}
        tabIndex={-1}
        aria-hidden
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      <span id={id} hidden>
        {children}
      </span>
      <ActionIcon
        size={26}
        aria-label={t('controls.date.calendar')}
        aria-describedby={id}
        onClick={() => box.current?.showPicker()}
      >
        <Icon of={IconCalendar} size="small" />
      </ActionIcon>
    </>
  );
}
