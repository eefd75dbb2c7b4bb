import { VisuallyHidden } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import type { TemplateFieldType } from '@traject/contract/common/templateFields';
import { memo, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import text from '../../../ui/text.module.css';
import { useDiscard } from '../../../ui/useLeaveGuard.ts';
import { FieldForm } from './FieldForm.tsx';
import { emptyField, type Field } from './field.ts';
import { TagChip } from './StandardTags.tsx';
import classes from './tags.module.css';
import type { FieldActions } from './useFieldActions.ts';

type Props = {
  type: TemplateFieldType;
  /** Those of both types: their names must differ. */
  fields: readonly Field[];
  actions: FieldActions;
  onTyping: (type: TemplateFieldType, isTyping: boolean) => void;
};

/** The fields of one type, and a form to add one. A field that is being changed leaves the list for the form. */
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
        <p className={`${text.secondary} ${classes.empty}`}>
          {t(`document_templates.tags.${type}.empty`)}
        </p>
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

type RowProps = { field: Field; onInsert: () => void; onEdit: () => void; onRemove: () => void };

function FieldRow({ field, onInsert, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation();
  const { name, description, type, configuration } = field;
  const options = configuration.map(({ text }) => text).join(', ');
  return (
    <li className={classes.row} data-type={type}>
      <TagChip name={name} kind={type} onInsert={onInsert} />
      <span className={`${text.secondary} ${classes.description}`}>
        {type === 'list' && <VisuallyHidden> - </VisuallyHidden>}
        {type === 'list' ? options : description}
      </span>
      <Row as="span" gap={2} className={classes.actions}>
        <IconButton label={t('controls.edit', { name })} icon={IconPencil} onClick={onEdit} />
        <IconButton
          label={t('document_templates.tags.remove', { name })}
          icon={IconX}
          onClick={onRemove}
        />
      </Row>
    </li>
  );
}

/** Which field is in the form, if any; whenever that changes the form starts over. */
function useSwitch() {
  const [{ at, opened }, set] = useState<{ at: number; opened: string | undefined }>({
    at: 0,
    opened: undefined,
  });
  return { at, opened, switchTo: (next: string | undefined) => set({ at: at + 1, opened: next }) };
}
