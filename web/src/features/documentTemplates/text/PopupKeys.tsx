import { useTranslation } from 'react-i18next';
import classes from './popup.module.css';
import toolbar from './toolbar.module.css';

/** What the keys do while the list is open; a finger has no keys. */
export function PopupKeys() {
  const { t } = useTranslation();
  const keys = [
    { keys: ['↑', '↓'], does: t('document_templates.popup.choose') },
    { keys: ['Enter'], does: t('document_templates.popup.insert') },
    { keys: ['Esc'], does: t('document_templates.popup.close') },
  ];
  return (
    <p className={classes.keys} aria-hidden>
      {keys.map(({ keys: names, does }) => (
        <span key={does}>
          {names.map((name) => (
            <kbd key={name} className={toolbar.key}>
              {name}
            </kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}
