import visitor from '@traject/contract/common/visitorTexts.nl';
import auth from '../features/auth/auth.nl.ts';
import shell from '../features/shell/shell.nl.ts';
import ui from '../ui/ui.nl.ts';
import common from './common.nl.ts';

/** What a visitor reads without a login; kept small, because everybody loads it. */
export default { ...visitor, auth, common, shell, ui };
