import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { OwnChoices } from '@traject/contract/common/ownPage';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { firstMessage, isGone } from '../../../platform/serverMessage.ts';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import type { Opened } from '../page/portalPage.api.ts';
import page from '../page/portalPage.module.css';
import { Section } from '../page/Section.tsx';
import { fieldsOf, type Kind, rulesOf } from './fields.ts';
import { OwnForm } from './OwnForm.tsx';
import { type Body, fetchList, type OwnRecord, removeRecord, saveRecord } from './own.api.ts';
import classes from './own.module.css';
import { Removing } from './Removing.tsx';
import { useLines } from './useLines.ts';
import { useSaid } from './useSaid.tsx';

type Props = { opened: Opened; kind: Kind; given: OwnRecord[]; choices: OwnChoices };
type Doing = { act: 'none' | 'add' } | { act: 'change' | 'remove'; id: number };

const nothing: Doing = { act: 'none' };

/** One list of what clients keep: read, add, change and remove. */
export function OwnList({ opened, kind, given, choices }: Props) {
  const { t } = useTranslation();
  const [records, setRecords] = useState(given);
  const [doing, setDoing] = useState<Doing>(nothing);
  const { say, line } = useSaid();

  const reload = () => fetchList(opened, kind).then(setRecords, () => undefined);
  /** Whoever was too late sees what is there now, and can save it all the same. */
  const done = async (work: Promise<unknown>, words: string) => {
    const gone = await work.then(
      () => undefined,
      async (error: unknown) => {
        await reload();
        if (!isGone(error)) throw error;
        return firstMessage(error) ?? t('own.not_saved');
      },
    );
    if (!gone) await reload();
    setDoing(nothing);
    say(gone ?? words);
  };
  const save = (body: Body, stored?: OwnRecord) =>
    done(saveRecord(opened, kind, body, stored), t('own.saved'));
  const form = (stored?: OwnRecord) => (
    <OwnForm
      fields={fieldsOf[kind]}
      rules={() => rulesOf[kind]}
      choices={choices}
      stored={stored}
      onSave={(body) => save(body, stored)}
      onCancel={() => setDoing(nothing)}
    />
  );
  return (
    <Section title={t(`own.kinds.${kind}.title`)}>
      {line}
      {records.length === 0 && <p>{t('own.empty')}</p>}
      <ul className={classes.lines}>
        {records.map((record) => (
          <Line key={record.id} kind={kind} record={record} doing={doing} onDo={setDoing}>
            {doing.act === 'change' ? (
              form(record)
            ) : (
              <Removing
                onRemove={() => done(removeRecord(opened, kind, record), t('own.removed'))}
                onCancel={() => setDoing(nothing)}
              />
            )}
          </Line>
        ))}
      </ul>
      {doing.act === 'add' ? (
        <div className={page.card}>{form()}</div>
      ) : (
        <SheetButton look="plain" icon={IconPlus} onClick={() => setDoing({ act: 'add' })}>
          {t(`own.kinds.${kind}.add`)}
        </SheetButton>
      )}
    </Section>
  );
}

type LineProps = {
  kind: Kind;
  record: OwnRecord;
  doing: Doing;
  onDo: (doing: Doing) => void;
  /** What is being done to it. */
  children: ReactNode;
};

function Line({ kind, record, doing, onDo, children }: LineProps) {
  const { t } = useTranslation();
  const { id, own = true } = record;
  const [name, ...more] = useLines(kind, record);
  const isOpen = 'id' in doing && doing.id === id;
  return (
    <li className={page.card}>
      <h3>{name}</h3>
      {more.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {!own && <p className={page.small}>{t('own.of_counselor')}</p>}
      {isOpen && children}
      {own && !isOpen && (
        <div className={classes.acts}>
          <SheetButton
            look="plain"
            icon={IconPencil}
            aria-label={t('own.change_one', { name })}
            onClick={() => onDo({ act: 'change', id })}
          >
            {t('own.change')}
          </SheetButton>
          <SheetButton
            look="plain"
            icon={IconTrash}
            aria-label={t('own.remove_one', { name })}
            onClick={() => onDo({ act: 'remove', id })}
          >
            {t('own.remove')}
          </SheetButton>
        </div>
      )}
    </li>
  );
}
