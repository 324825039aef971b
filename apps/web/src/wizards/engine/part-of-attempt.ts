/** An id of its own for each part of an attempt, the same when the attempt is repeated. */
export function partOf(requestId: string, part: number): string {
  return `${requestId.slice(0, -4)}${(part + 1).toString(16).padStart(4, '0')}`
}
