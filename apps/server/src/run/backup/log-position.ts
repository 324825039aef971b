// Positions in PostgreSQL's log, and the files it is cut into.

/** '16/B374D848' as a number: the position in bytes from the beginning of all logs. */
export function bytesOf(lsn: string): bigint {
  const [high, low] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

export function lsnOf(bytes: bigint): string {
  return `${(bytes >> 32n).toString(16).toUpperCase()}/${(bytes & 0xffffffffn).toString(16).toUpperCase()}`
}

export interface Segments {
  readonly timeline: number
  /** 16 MB unless the cluster was made otherwise. */
  readonly segmentBytes: number
}

/** The file that holds a position, as PostgreSQL names it. */
export function segmentAt(bytes: bigint, { timeline, segmentBytes }: Segments): string {
  const number = bytes / BigInt(segmentBytes)
  const perHigh = 0x100000000n / BigInt(segmentBytes)
  return [BigInt(timeline), number / perHigh, number % perHigh].map(eightDigits).join('')
}

export function startOfSegment(bytes: bigint, { segmentBytes }: Segments): bigint {
  return bytes - (bytes % BigInt(segmentBytes))
}

const eightDigits = (number: bigint) => number.toString(16).toUpperCase().padStart(8, '0')
