/** The texts as the browser has them: a book per language and part, fetched when somebody first needs it. */
import { type Language, languageCodes } from '@takt/domain/ground/languages.ts'
import { type Book, books, type Part } from '@takt/texts/books.ts'
import { fillIn, type TextValues } from '@takt/texts/fill-in.ts'
import type { TextKey } from '@takt/texts/texts.ts'

const open = new Map<string, Book>()
const opening = new Map<string, Promise<void>>()
const readers = new Set<() => void>()
let version = 0

const nameOf = (language: Language, part: Part) => `${part}-${language}`

export function openBook(language: Language, part: Part): Promise<void> {
  const name = nameOf(language, part)
  if (open.has(name)) return Promise.resolve()
  const running = opening.get(name) ?? fetchBook(language, part).finally(() => opening.delete(name))
  opening.set(name, running)
  return running
}

async function fetchBook(language: Language, part: Part): Promise<void> {
  const { book } = await books[language][part]()
  open.set(nameOf(language, part), book)
  version += 1
  for (const tell of readers) tell()
}

/** The sentence; until the language's book is there, the one of a language that is, rather than a hole in the page. */
export function text(language: Language, key: TextKey, values: TextValues = {}): string {
  const sentence =
    find(language, key) ?? languageCodes.map((other) => kept(other, key)).find((one) => one !== undefined)
  return sentence === undefined ? '' : fillIn(language, sentence, values)
}

/** For keys that come as data: undefined where nobody has written such a text. */
export function maybeText(language: Language, key: string, values: TextValues = {}): string | undefined {
  const sentence = find(language, key)
  return sentence === undefined ? undefined : fillIn(language, sentence, values)
}

function find(language: Language, key: string): string | undefined {
  const sentence = kept(language, key)
  if (sentence !== undefined) return sentence
  // Whoever asks before the book is here is drawn again when it comes (useText); a failed fetch is tried at the next word.
  for (const part of ['first', 'later'] as const) {
    if (!open.has(nameOf(language, part))) openBook(language, part).catch(() => undefined)
  }
  return undefined
}

function kept(language: Language, key: string): string | undefined {
  for (const part of ['first', 'later'] as const) {
    const book = open.get(nameOf(language, part))
    if (book && Object.hasOwn(book, key)) return book[key]
  }
  return undefined
}

export function subscribeBooks(tell: () => void): () => void {
  readers.add(tell)
  return () => readers.delete(tell)
}

export function booksVersion(): number {
  return version
}
