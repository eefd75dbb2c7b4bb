import visitor from '@traject/contract/common/visitorTexts.en';
import auth from '../features/auth/auth.en.ts';
import shell from '../features/shell/shell.en.ts';
import ui from '../ui/ui.en.ts';
import common from './common.en.ts';

export default { ...visitor, auth, common, shell, ui };
