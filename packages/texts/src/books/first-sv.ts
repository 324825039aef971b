import { firstTexts } from '../first-texts.ts'
import { bookOf } from './book-of.ts'

export const book: Record<string, string> = bookOf(firstTexts, 'sv')
