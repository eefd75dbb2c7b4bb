import { useState } from 'react';

type Saved = { id: number };

/** Which record of a list is in its dialog, or a new one; and which one came out of it last. */
export function useEditing<Row extends Saved>() {
  const [editing, setEditing] = useState<Row | 'new'>();
  const [saved, setSaved] = useState<Saved>();
  return {
    isOpen: editing !== undefined,
    /** None for a new one. */
    record: editing === 'new' ? undefined : editing,
    fresh: saved?.id,
    add: () => setEditing('new'),
    edit: setEditing,
    onClose: () => setEditing(undefined),
    onSaved: (row: Saved) => {
      setSaved(row);
      setEditing(undefined);
    },
  };
}
