export type { InAnother as Texts } from '@traject/contract/common/texts';
