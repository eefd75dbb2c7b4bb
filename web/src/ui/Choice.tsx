import {
  Button,
  type ComboboxItem,
  type ComboboxParsedItem,
  getParsedComboboxData,
  Select,
  type SelectProps,
} from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import { plain } from '../platform/plain.ts';
import classes from './Choice.module.css';

/**
 * A select that finds while one types: Enter takes the first hit, and whoever typed all of a name
 * and goes on has chosen it. Its list stays inside the dialog and scrolls by itself, or a screen
 * reader would find it outside of everything; and it opens when asked, not on focus.
 */
export function Choice({ data = [], onBlur, ...props }: SelectProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const isWalking = useRef(false);
  const choose = (item: ComboboxItem | undefined) => {
    if (item && !item.disabled && item.value !== props.value) props.onChange?.(item.value, item);
  };
  const leave = useLeaving(props.value, (text) =>
    choose(data.flatMap(itemsOf).find(({ label }) => plain(label) === plain(text))),
  );
  /** Enter, before the list could mark its first hit; where there is none, no form is sent. */
  const takeFirst = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key.startsWith('Arrow')) isWalking.current = true;
    if (event.key !== 'Enter' || !isOpen || isWalking.current) return;
    event.preventDefault();
    event.stopPropagation();
    const hits = found(data.flatMap(itemsOf), event.currentTarget.value) as ComboboxItem[];
    const first = hits.find(({ disabled }) => !disabled);
    if (!first) return;
    choose(first);
    setTyped(first.label);
    setOpen(false);
  };
  return (
    <Select
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      withScrollArea={false}
      comboboxProps={{ withinPortal: false }}
      classNames={{ input: classes.input, options: classes.options, empty: classes.empty }}
      filter={({ options, search }) => found(options, search)}
      nothingFoundMessage={
        <>
          {t('controls.choice.nothing', { typed: typed.trim() })}
          <Button
            variant="subtle"
            size="compact-sm"
            tabIndex={-1}
            // The box keeps the focus, and with it its list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setTyped('')}
          >
            {t('controls.choice.all')}
          </Button>
        </>
      }
      searchValue={typed}
      onSearchChange={(text) => {
        isWalking.current = false;
        setTyped(text);
      }}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onKeyDownCapture={takeFirst}
      {...props}
      data={data}
      onBlur={(event) => {
        leave(event.currentTarget.value);
        onBlur?.(event);
      }}
    />
  );
}

/** Looks at what was typed once the owner has been heard: it may have replaced the value meanwhile. */
function useLeaving(value: Value, keepMatch: (text: string) => void) {
  const [left, setLeft] = useState<{ text: string; value: Value }>();
  const keep = useEffectEvent(keepMatch);
  useEffect(() => {
    if (!left) return;
    setLeft(undefined);
    if (left.value === value) keep(left.text);
  }, [left, value]);
  return (text: string) => setLeft({ text, value });
}

type Value = SelectProps['value'];
type Options = ComboboxParsedItem<string>[];

const itemsOf = (option: unknown) => {
  const [parsed] = getParsedComboboxData([option as ComboboxItem]);
  return parsed && 'group' in parsed ? parsed.items : parsed ? [parsed] : [];
};

/** What begins with it comes before what only holds it. */
function found(options: Options, search: string): Options {
  const wanted = plain(search);
  const rank = ({ label }: ComboboxItem) => {
    const text = plain(label);
    return text.startsWith(wanted) ? 0 : text.includes(wanted) ? 1 : 2;
  };
  const hits = (items: ComboboxItem[]) =>
    items.filter((item) => rank(item) < 2).toSorted((a, b) => rank(a) - rank(b));
  if (options.some((option) => 'group' in option))
    return options.map((option) =>
      'group' in option ? { ...option, items: hits(option.items as ComboboxItem[]) } : option,
    );
  return hits(options as ComboboxItem[]);
}
