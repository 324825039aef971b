/** The list of all texts, by area of the product. */
import { dashboard } from './catalogue/dashboard.ts'
import { overview } from './catalogue/overview.ts'
import { refusals } from './catalogue/refusals.ts'
import { shell } from './catalogue/shell.ts'
import { wizards } from './catalogue/wizards.ts'

export const texts = { ...refusals, ...shell, ...overview, ...wizards, ...dashboard }
export type TextKey = keyof typeof texts
