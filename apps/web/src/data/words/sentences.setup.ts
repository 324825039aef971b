import { languageCodes } from '@takt/domain/ground/languages.ts'
import { openBook } from './sentences.ts'

// Whoever asks for a text before its book is here begins to fetch it. A test file that ended meanwhile tore the fetch down,
// and with it every file that came after it in the same worker.
await Promise.all(languageCodes.flatMap((language) => [openBook(language, 'first'), openBook(language, 'later')]))
