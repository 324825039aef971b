/** The texts as the browser has them: a book per language and part, fetched when somebody first needs it. */
import type { Language } from '@takt/texts/define-texts.ts'
import { fillIn, type TextValues } from '@takt/texts/fill-in.ts'
import type { TextKey } from '@takt/texts/texts.ts'

type Part = 'first' | 'later'
type Book = Readonly<Record<string, string>>
type Opener = () => Promise<{ readonly book: Book }>

const openers: Record<Language, Record<Part, Opener>> = {
  en: { first: () => import('@takt/texts/books/first-en.ts'), later: () => import('@takt/texts/books/later-en.ts') },
  sv: { first: () => import('@takt/texts/books/first-sv.ts'), later: () => import('@takt/texts/books/later-sv.ts') },
}
const books: Record<Language, Record<Part, Book | undefined>> = {
  en: { first: undefined, later: undefined },
  sv: { first: undefined, later: undefined },
}
const opening = new Map<string, Promise<void>>()
const readers = new Set<() => void>()
let version = 0

export function openBook(language: Language, part: Part): Promise<void> {
  if (books[language][part]) return Promise.resolve()
  const name = `${part}-${language}`
  const running = opening.get(name) ?? fetchBook(language, part).finally(() => opening.delete(name))
  opening.set(name, running)
  return running
}

async function fetchBook(language: Language, part: Part): Promise<void> {
  const { book } = await openers[language][part]()
  books[language][part] = book
  version += 1
  for (const tell of readers) tell()
}

/** The sentence; until the language's book is there, the one of the other language rather than a hole in the page. */
export function text(language: Language, key: TextKey, values: TextValues = {}): string {
  const sentence = find(language, key) ?? find(language === 'en' ? 'sv' : 'en', key)
  return sentence === undefined ? '' : fillIn(language, sentence, values)
}

/** For keys that come as data: undefined where nobody has written such a text. */
export function maybeText(language: Language, key: string, values: TextValues = {}): string | undefined {
  const sentence = find(language, key)
  return sentence === undefined ? undefined : fillIn(language, sentence, values)
}

function find(language: Language, key: string): string | undefined {
  const { first, later } = books[language]
  for (const book of [first, later]) if (book && Object.hasOwn(book, key)) return book[key]
  // Whoever asks before the book is here is drawn again when it comes (useText); a failed fetch is tried at the next word.
  if (!first) openBook(language, 'first').catch(() => undefined)
  if (!later) openBook(language, 'later').catch(() => undefined)
  return undefined
}

export function subscribeBooks(tell: () => void): () => void {
  readers.add(tell)
  return () => readers.delete(tell)
}

export function booksVersion(): number {
  return version
}
