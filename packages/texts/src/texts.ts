/** The list of all texts, by area of the product. */
import { connectors } from './catalogue/connectors.ts'
import { dashboard } from './catalogue/dashboard.ts'
import { overview } from './catalogue/overview.ts'
import { refusals } from './catalogue/refusals.ts'
import { shell } from './catalogue/shell.ts'
import { wizards } from './catalogue/wizards.ts'

export const texts = { ...refusals, ...connectors, ...shell, ...overview, ...wizards, ...dashboard }
export type TextKey = keyof typeof texts
