import { defineTexts } from '../define-texts.ts'

export const shell = defineTexts({})
