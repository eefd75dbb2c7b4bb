import { useForm } from '@mantine/form';
import type { QueryKey } from '@tanstack/react-query';
import { whereChanged } from '@traject/contract/common/laterRules';
import type { Label } from '@traject/contract/common/texts';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import type { TextKey } from '../texts.ts';
import { checkForm } from './checkForm.ts';
import { formatDate } from './format.ts';
import { useTranslation } from './i18n.ts';
import { readDay } from './typedDate.ts';
import { type Stored, useConflict } from './useConflict.ts';
import { useDraft } from './useDraft.ts';
import { formErrors, useSave } from './useSave.ts';

type Options<V, Input, Saved> = {
  /** Which form of which record it is, for what is typed and not saved: `note:12`. */
  draft: string;
  /** What the fields begin with, and the version of the record that it comes from. */
  start: V;
  version: number | undefined;
  schema: z.core.$ZodType<unknown, Input>;
  toInput: (values: V) => Input;
  save: (input: Input, version: number | undefined) => Promise<Saved>;
  /** The record again, when somebody else may have changed it. */
  load: () => Promise<Stored<V> | undefined>;
  show?: Show<V>;
  refresh: QueryKey;
  done: TextKey | ((saved: Saved) => string) | undefined;
  onSaved: (saved: Saved) => void;
} & Labelled<V>;

/** For a record that nobody else changes at the same time: the last save wins. */
export const unversioned = { version: undefined, load: async () => undefined };

/** Fields whose names are not shared with the server say what they are called. */
type Labelled<V> = keyof V extends Label ? { label?: LabelOf<V> } : { label: LabelOf<V> };

/** The form of one record: checked, saved once, and never blindly over somebody else's change. */
export function useRecordForm<V extends Values, Input extends object, Saved>(
  options: Options<V, Input, Saved>,
) {
  const form = useContractForm(options);
  const { version, theirs, settle, send, ...saving } = useVersionedSave(options);
  const differences = useDifferences(options.show, options.label);
  const isDirty = form.isDirty();
  const { offer } = useDraft<Typed<V>>({
    place: options.draft,
    value: useMemo(() => ({ values: form.values, version }), [form.values, version]),
    isDirty,
    isReadable: ({ values }) => Object.keys(options.start).every((name) => name in values),
    restore: (typed) => {
      form.setValues(typed.values);
      if (typed.version !== undefined) settle(typed.version);
    },
  });

  const submit = (seen = version) =>
    form.onSubmit(
      (values) => send(options.toInput(values), seen),
      (wrong) => form.getInputNode(Object.keys(wrong)[0] ?? '')?.focus(),
    )();
  const choices = (now: Stored<V>) => ({
    differences: differences(now.values, form.values),
    onTakeTheirs: () => {
      form.setInitialValues(now.values);
      form.setValues(now.values);
      settle(now.version);
    },
    onKeepMine: () => {
      settle(now.version);
      submit(now.version);
    },
  });

  const state = { ...saving, isDirty, draft: offer, conflict: theirs && choices(theirs) };
  return { form, dialog: { ...state, onSubmit: () => submit() } };
}

/** What was stored before a rule came may stay, unless it is changed. */
const keeping = <Input>(schema: z.core.$ZodType<unknown, Input>, input: Input, stored: Input) =>
  whereChanged(schema, input as object as Fields, stored as object as Fields);
type Fields = Record<string, unknown>;
/** What was typed, and the version of the record that it was typed over. */
type Typed<V> = { values: V; version: number | undefined };

function useContractForm<V extends Values, Input, Saved>(options: Options<V, Input, Saved>) {
  const { t } = useTranslation();
  const { start, version, schema, toInput } = options;
  return useForm<V>({
    initialValues: start,
    validate: (values) => {
      const input = toInput(values);
      const rules = version === undefined ? schema : keeping(schema, input, toInput(start));
      return checkForm(rules, t)(input);
    },
  });
}

/** A save that says which version it changes; a refused one looks whether that was the reason. */
function useVersionedSave<V extends Values, Input, Saved>(options: Options<V, Input, Saved>) {
  const { save, refresh, done, onSaved } = options;
  const { version, theirs, check, settle } = useConflict<V>(options);
  const saving = useSave({
    save: (sent: { input: Input; version: number | undefined }) =>
      save(sent.input, sent.version).catch(async (error: unknown) => {
        await check(error, sent.version);
        throw error;
      }),
    refresh,
    done,
  });
  return {
    version,
    theirs,
    settle: (seen: number) => {
      saving.reset();
      settle(seen);
    },
    isSaving: saving.isPending,
    errors: formErrors(saving.error),
    send: (input: Input, seen: number | undefined) =>
      saving.submit({ input, version: seen }, onSaved),
  };
}

type Value = string | number | boolean | null;

/** What a form holds, by the names of its fields. */
type Values = object;

/** What a field is called, where that is not one of the words shared with the server. */
type LabelOf<V> = (name: keyof V & string) => string;

/** How a value reads where it is no text, no date and no yes or no. */
type Show<V> = { [Name in keyof V]?: (value: V[Name]) => string };

const ofDays = /date|_on$|until|_from$|_to$/;

/** The fields in which two sets of values differ, in words: the label, theirs and yours. */
function useDifferences<V extends Values>(show: Show<V> = {}, labelOf?: LabelOf<V>) {
  const { t } = useTranslation();
  const label: LabelOf<V> = labelOf ?? ((name) => t(`labels.${name as Label}`));

  const inWords = (name: keyof V, value: V[keyof V]) =>
    show[name]?.(value) ?? plainly(String(name), (value ?? null) as Value);
  const plainly = (name: string, value: Value) => {
    if (typeof value === 'boolean') return t(value ? 'controls.yes' : 'controls.no');
    if (value === null || value === '') return t('controls.conflict.nothing');
    const text = String(value);
    // By the field, and not by how its value looks: what people typed may look like a day.
    return ofDays.test(name) && readDay(text) === text ? formatDate(text) : text;
  };

  return (theirs: V, yours: V) =>
    (Object.keys(yours) as (keyof V & string)[])
      .map((name) => ({
        label: label(name),
        theirs: inWords(name, theirs[name]),
        yours: inWords(name, yours[name]),
      }))
      .filter((field) => field.theirs !== field.yours);
}
