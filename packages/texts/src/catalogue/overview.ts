import { defineTexts } from '../define-texts.ts'

export const overview = defineTexts({})
