import { MinePage } from './features/portal/page/MinePage.tsx';
import { inLinkFrame } from './linkFrame.tsx';

export const buildMineApp = () => inLinkFrame(<MinePage />);
