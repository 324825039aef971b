import { defineTexts } from '../define-texts.ts'

/** Kinds of machine connection, by the title of each connector. */
export const connectors = defineTexts({
  'connectors.simulated': { en: 'Simulated plant', sv: 'Simulerad fabrik' },
})
