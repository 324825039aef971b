/** All texts. A new area is listed in later-texts.ts, or in first-texts.ts where the first screen needs it. */
import { firstTexts } from './first-texts.ts'
import { laterTexts } from './later-texts.ts'

export const texts = { ...firstTexts, ...laterTexts }
export type TextKey = keyof typeof texts
