import { useTexts } from '../../platform/useTexts.ts';

export const useGuideTexts = () => ({
  ...useTexts('styleguide'),
  ...useTexts('styleguide_more'),
  guidelines: useTexts('guidelines'),
});
