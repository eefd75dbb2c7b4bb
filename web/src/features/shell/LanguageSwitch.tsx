import { type Language, languages, locales } from '@traject/contract/common/languages';
import { currentLanguage, setLanguage, useTranslation } from '../../platform/i18n.ts';
import { toast } from '../../ui/toast.ts';
import classes from './LanguageSwitch.module.css';

export function LanguageSwitch() {
  const { t } = useTranslation();

  const choose = async (language: Language) => {
    try {
      await setLanguage(language);
    } catch {
      toast.error(t('common.unknown_error'));
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; these two are buttons.
    <div className={classes.group} role="group" aria-label={t('shell.language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={locales[language].name}
          aria-pressed={currentLanguage() === language}
          onClick={() => choose(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
