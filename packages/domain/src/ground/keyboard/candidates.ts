/** Letters of other languages, offered after the plain one: names of suppliers and colleagues are written with them. */
export const CANDIDATES_PER_PAGE = 5

const accents: Readonly<Record<string, string>> = {
  a: 'áàâãäåæā',
  c: 'çćč',
  d: 'ďđð',
  e: 'éèêëēęě',
  i: 'íìîïī',
  l: 'łĺľ',
  n: 'ñńň',
  o: 'óòôõöøœō',
  r: 'ŕř',
  s: 'śšßş',
  t: 'ťþ',
  u: 'úùûüūů',
  y: 'ýÿ',
  z: 'źżž',
}

export function candidatesFor(letter: string): string[] {
  const small = letter.toLowerCase()
  const found = [...(accents[small] ?? '')]
  return letter === small ? found : found.map((candidate) => (candidate === 'ß' ? 'ẞ' : candidate.toUpperCase()))
}

export function candidatePages(candidates: readonly string[]): number {
  return Math.max(1, Math.ceil(candidates.length / CANDIDATES_PER_PAGE))
}

/** Pages go round. */
export function candidatePage(candidates: readonly string[], page: number): readonly string[] {
  const from = (page % candidatePages(candidates)) * CANDIDATES_PER_PAGE
  return candidates.slice(from, from + CANDIDATES_PER_PAGE)
}
