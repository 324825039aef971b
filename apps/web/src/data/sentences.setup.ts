import { openBook } from './sentences.ts'

// Whoever asks for a text before its book is here begins to fetch it. A test file that ended meanwhile tore the fetch down,
// and with it every file that came after it in the same worker.
await Promise.all([openBook('en', 'first'), openBook('en', 'later'), openBook('sv', 'first'), openBook('sv', 'later')])
