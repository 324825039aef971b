import { laterTexts } from '../later-texts.ts'
import { bookOf } from './book-of.ts'

export const book: Record<string, string> = bookOf(laterTexts, 'en')
