import type { TemplateFieldType } from '@traject/contract/common/templateFields';
import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/Panel.tsx';
import { useDiscard } from '../../../ui/useLeaveGuard.ts';
import { FieldForm } from './FieldForm.tsx';
import { FieldRow } from './FieldRow.tsx';
import { emptyField, type Field } from './field.ts';
import classes from './tags.module.css';
import type { FieldActions } from './useFieldActions.ts';
import { useSwitch } from './useSwitch.ts';

type Props = {
  type: TemplateFieldType;
  /** Those of both types: their names must differ. */
  fields: readonly Field[];
  actions: FieldActions;
  onTyping: (type: TemplateFieldType, isTyping: boolean) => void;
};

/** The fields of one type, and a form to add one. One that is changed leaves the list for it. */
export const FieldPanel = memo(function FieldPanel({ type, fields, actions, onTyping }: Props) {
  const { t } = useTranslation();
  const mayDiscard = useDiscard();
  const { at, opened, switchTo } = useSwitch();
  const [isTyping, setTyping] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const own = fields.filter((field) => field.type === type);
  const open = own.find(({ name }) => name === opened);
  const listed = own.filter((field) => field !== open);

  const submit = async (field: Field) => {
    if (!open) actions.add(field);
    else if (!(await actions.change(open, field))) return;
    switchTo(undefined);
  };
  const remove = async (field: Field) => {
    if (await actions.remove(field)) name.current?.focus();
  };
  return (
    <Panel title={t(`document_templates.tags.${type}.title`)} count={own.length}>
      {listed.length > 0 && (
        <ul className={classes.list}>
          {listed.map((field) => (
            <FieldRow
              key={field.name}
              field={field}
              onInsert={() => actions.insert(field.name)}
              onEdit={async () => {
                if (!isTyping || (await mayDiscard())) switchTo(field.name);
              }}
              onRemove={() => remove(field)}
            />
          ))}
        </ul>
      )}
      {own.length === 0 && (
        <p className={classes.empty}>{t(`document_templates.tags.${type}.empty`)}</p>
      )}
      <FieldForm
        key={at}
        nameRef={name}
        start={open ?? emptyField(type)}
        taken={fields.filter((field) => field !== open).map(({ name }) => name)}
        isOpen={!!open}
        hasFocus={at > 0}
        onSubmit={submit}
        onCancel={() => switchTo(undefined)}
        onTyping={(next) => {
          setTyping(next);
          onTyping(type, next);
        }}
      />
    </Panel>
  );
});
