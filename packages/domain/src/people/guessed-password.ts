/** Words that most guessed passwords are made of, in the languages of the product; digits and signs around them do not count. */
const commonWords = new Set(
  `password passwort losenord lösenord passw0rd p@ssword p@ssw0rd pass welcome willkommen valkommen välkommen admin
   administrator operator supervisor planner user login letmein iloveyou sunshine princess football dragon monkey master
   shadow superman batman computer internet secret geheim hemlig hemligt summer sommer sommar winter vinter spring autumn
   herbst frühling sommerferien hallo hello test testing changeme default guest takt factory fabrik machine maschine maskin
   qwerty qwertz asdfgh asdfghjkl yxcvbnm zxcvbnm qwertyuiop qwertzuiop abc abcd abcdef abcdefgh`.split(/\s+/),
)

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
]
const runs = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))]

/** One that stands near the top of every list of guesses, or is made of a name of the person or the company. */
export function isGuessedPassword(password: string, names: readonly string[] = []): boolean {
  const plain = password.toLowerCase().normalize('NFC')
  const letters = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (commonWords.has(plain) || commonWords.has(letters) || new Set(plain).size < 4) return true
  if (names.some((name) => name.length > 2 && bare(letters) === bare(name))) return true
  return isRepeated(plain) || isMadeOfRuns(plain)
}

/** Acme AB and acme-ab are one name. */
function bare(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** abcabcabcabc, 12121212. */
function isRepeated(text: string): boolean {
  return /^(.{1,6}?)\1+$/su.test(text)
}

/** 1234567890, qwertyuiop, abcdef123456: keys that lie beside each other and nothing else. */
function isMadeOfRuns(text: string): boolean {
  let at = 0
  while (at < text.length) {
    let length = 0
    for (const run of runs) {
      let size = 0
      while (at + size < text.length && run.includes(text.slice(at, at + size + 1))) size += 1
      length = Math.max(length, size)
    }
    if (length < 3) return false
    at += length
  }
  return true
}
