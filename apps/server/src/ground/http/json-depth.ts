const [QUOTE, ESCAPE, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...Buffer.from('"\\[]{}')] as [
  number,
  number,
  number,
  number,
  number,
  number,
]

/**
 * Whether JSON is nested deeper than so many levels, found in one pass over its bytes, before anything is made of them:
 * megabytes of brackets cost seconds of the one thread, and what walks them runs out of stack.
 */
export function isNestedDeeper(bytes: Uint8Array, most: number): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (inText) {
      if (byte === ESCAPE) at++
      else if (byte === QUOTE) inText = false
    } else if (byte === QUOTE) inText = true
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth++
      if (depth > most) return true
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--
  }
  return false
}
