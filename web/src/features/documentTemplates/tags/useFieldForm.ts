import { isStandardTag } from '@traject/contract/common/standardTags';
import { templateLimits } from '@traject/contract/common/templateFields';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Field, type Option, optionsIn, rowsFor, slugOf } from './field.ts';

type Options = {
  /** What the form begins with. */
  start: Field;
  /** The names that other fields have. */
  taken: readonly string[];
  onSubmit: (field: Field) => void;
  onTyping: (isTyping: boolean) => void;
};

export function useFieldForm({ start, taken, onSubmit, onTyping }: Options) {
  const name = useName(start.name, taken);
  const [description, setDescription] = useState(start.description);
  const { rows, type, configuration } = useRows(start.configuration);
  const typed = { name: name.value, description, configuration };
  useTelling(isOther(start, typed), onTyping);

  const canSubmit =
    slugOf(name.value) !== '' &&
    (start.type !== 'list' || (configuration.length > 1 && !rows.some(isRepeated)));
  const submit = () => {
    const slug = name.settle();
    if (canSubmit && slug)
      onSubmit({ ...start, name: slug, description: description.trim(), configuration });
  };
  return { name, description, setDescription, rows, type, canSubmit, submit };
}

/** Becomes a slug on blur; a name that another tag has is refused. */
function useName(start: string, taken: readonly string[]) {
  const [value, setValue] = useState(start);
  const [isRefused, setRefused] = useState(false);
  return {
    value,
    isRefused,
    type(next: string) {
      setValue(next);
      setRefused(false);
    },
    /** The final name, or undefined when it is taken. */
    settle() {
      const slug = slugOf(value);
      const isTaken = isStandardTag(slug) || taken.includes(slug);
      setValue(slug);
      setRefused(isTaken);
      return isTaken ? undefined : slug;
    },
  };
}

function useRows(options: readonly Option[]) {
  const [rows, setRows] = useState(() => rowsFor(options));
  const type = (at: number, text: string) =>
    setRows((now) => {
      const typed = now.map((row, index) => (index === at ? { ...row, text } : row));
      return rowsFor(typed).slice(0, templateLimits.options);
    });
  return { rows, type, configuration: optionsIn(rows) };
}

/** Reports that there is something to lose, until the form is gone. */
function useTelling(isTyping: boolean, onTyping: (isTyping: boolean) => void) {
  const tell = useEffectEvent(onTyping);
  useEffect(() => {
    tell(isTyping);
    return () => tell(false);
  }, [isTyping]);
}

/** Whether the same words already stand above it, in whatever case. */
export const isRepeated = ({ text }: Option, at: number, rows: readonly Option[]) =>
  text.trim() !== '' && rows.findIndex((row) => plain(row) === plain({ text })) < at;

const plain = ({ text }: Option) => text.trim().toLowerCase();

const isOther = (
  { name, description, configuration }: Field,
  typed: Pick<Field, 'name' | 'description' | 'configuration'>,
) => JSON.stringify({ name, description, configuration }) !== JSON.stringify(typed);
