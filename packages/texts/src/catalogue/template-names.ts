import { defineTexts } from '../define-texts.ts'

/** What is said where something new is named: 7363, 7362 and 7361 of the documents. */
export const templateNames = defineTexts({
  'name.enter': { en: 'Enter a name', sv: 'Ange ett namn' },
  'name.too-short': { en: 'The name is too short.', sv: 'Namnet är för kort.' },
  'name.not-allowed': {
    en: 'The name is already used or not allowed.',
    sv: 'Namnet används redan eller är inte tillåtet.',
  },
})
