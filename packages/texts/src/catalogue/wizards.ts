import { defineTexts } from '../define-texts.ts'

export const wizards = defineTexts({})
