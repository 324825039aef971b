/** The part of a file that a Range header asks for, first and last byte; null for the whole, 'none' when it has no such part. */
export function byteRange(
  header: string | undefined,
  size: number,
): readonly [from: number, to: number] | 'none' | null {
  // Several ranges at once may be answered with the whole file.
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!asked || (asked[1] === '' && asked[2] === '')) return null
  const last = size - 1
  if (asked[1] === '') {
    const length = Number(asked[2])
    return length === 0 || size === 0 ? 'none' : [Math.max(0, size - length), last]
  }
  const from = Number(asked[1])
  const to = asked[2] === '' ? last : Math.min(Number(asked[2]), last)
  return from > to ? 'none' : [from, to]
}
