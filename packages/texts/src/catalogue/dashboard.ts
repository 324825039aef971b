import { defineTexts } from '../define-texts.ts'

export const dashboard = defineTexts({})
