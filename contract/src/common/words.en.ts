export { default as events } from './eventWords/words.en.ts';
export { default as states } from './stateNames.en.ts';
export { default as tags } from './tagNames.en.ts';
export { default as shared } from './texts.en.ts';
