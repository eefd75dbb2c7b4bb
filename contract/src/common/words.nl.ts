export { default as events } from './eventWords/words.nl.ts';
export { default as states } from './stateNames.nl.ts';
export { default as tags } from './tagNames.nl.ts';
export { default as shared } from './texts.nl.ts';
