/** Codes of digits are numbers (9 before 10), others are texts after them. */
export function compareCodes(a: string, b: string): number {
  const [first, second] = [digits(a), digits(b)]
  if (first !== null && second !== null) return first === second ? compareTexts(a, b) : first < second ? -1 : 1
  if (first === null && second === null) return compareTexts(a, b)
  return first === null ? 1 : -1
}

/** As long as they are: a code of 20 digits is more than a number holds. */
function digits(code: string): bigint | null {
  return /^\d+$/.test(code) ? BigInt(code) : null
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
